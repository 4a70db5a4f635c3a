// A page that was made blank is so again before anything of it is seen (`desk.js`).
"use strict";
if (sessionStorage.getItem("zgoda-blank") === "on") document.documentElement.classList.add("blank");
