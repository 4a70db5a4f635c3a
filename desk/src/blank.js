// A page that was made blank is blank again before anything of it can be seen (`desk.js`).
"use strict";
if (sessionStorage.getItem("zgoda-blank") === "on") document.documentElement.classList.add("blank");
