// Makes a page an ear. Each utterance from the table is heard here once, by the device's screen reader or by the page's own voice,
// never by both, and the table is told when the utterance begins and ends.
//
// The page keeps its screen on and sends a heartbeat every second; the table decides what a missing heartbeat means. The server
// makes the regions and all texts (`render/player/ear.rs`); no words for a person are in this file.
"use strict";

(() => {
  const region = document.getElementById("ear");
  const state = document.getElementById("ear-state");
  if (!region || !state) return;
  const { at, key } = region.dataset;

  const HEARTBEAT_MS = 1000;
  // A heartbeat that takes longer has failed. This and `HEARTBEAT_MS` together are the three seconds of `docs/desk.md`.
  const PATIENCE_MS = 2000;
  // A voice that has not begun by then has failed. The table waits three seconds, part of which the network needs.
  const VOICE_BEGINS_MS = 2500;
  // A screen reader does not report when it has finished, so the end is guessed from this usual speed.
  const CHARACTERS_A_SECOND = 20;
  // The number of lines that stay in the region, to be read again.
  const KEPT = 20;
  const LOUDNESS = 0.2;
  // Vibrations for the marks of the clock: milliseconds on and off.
  const PULSES = { "low-time": [400], second: [60], flag: [600, 150, 600] };
  // The program's own sounds. Each is a list of tones: hertz, milliseconds, milliseconds of silence after the tone.
  const SOUNDS = JSON.parse(region.dataset.sounds);

  const byOwnVoice = () => document.getElementById("ear-own").checked;
  const post = (what, fields) =>
    fetch(`/t/${at}/${what}`, {
      method: "POST",
      body: new URLSearchParams({ key, ...fields }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const heard = (utterance, how) => post("heard", { utterance, how }).catch(() => {});

  // The state that the page shows, in the server's words and written only when it changes.
  let connected = false;
  let lock = null;
  let mute = false;
  // Browsers let a page sound only after a touch, and some withdraw that again, as for a phone call. A page that may not sound is
  // no ear: the table keeps its words as not heard.
  const audio = globalThis.AudioContext ? new AudioContext() : null;
  const sounds = () => audio?.state === "running";
  const awake = () => document.visibilityState === "visible" && lock !== null && !lock.released;
  const tell = () => {
    const now = !connected ? "notConnected"
      : !navigator.wakeLock || !audio ? "unable"
      : !sounds() ? "untouched"
      : !awake() ? "notAwake"
      : mute ? "mute"
      : "awake";
    const words = state.dataset[now];
    if (state.textContent !== words) state.textContent = words;
  };
  const stayAwake = async () => {
    if (navigator.wakeLock && document.visibilityState === "visible" && !awake()) {
      lock = await navigator.wakeLock.request("screen").catch(() => null);
      lock?.addEventListener("release", tell);
    }
    tell();
  };
  document.addEventListener("visibilitychange", stayAwake);
  setInterval(async () => {
    await stayAwake();
    const answer = await post("here", { awake: awake() && sounds() }).catch(() => null);
    if (!answer?.ok) connected = false;
    else if (stream.readyState === EventSource.OPEN) connected = true;
    tell();
  }, HEARTBEAT_MS);

  // The utterances that wait; the first is being said.
  let waiting = [];
  const next = () => {
    const said = waiting[0];
    if (!said) return;
    said.end = (how) => {
      if (waiting[0] !== said) return;
      clearTimeout(said.timer);
      waiting.shift();
      heard(said.utterance, how);
      next();
    };
    if (!said.text) said.end(said.sounded ? "ended" : "failed");
    else if (byOwnVoice()) speak(said);
    else hand(said);
  };

  // Gives words to the screen reader as a new line that differs from the last, so that equal words are read again (`desk.js`).
  const hand = (said) => {
    const line = document.createElement("p");
    line.lang = said.lang;
    line.textContent = said.text;
    globalThis.zgodaHear(region, [line], KEPT);
    heard(said.utterance, "begun");
    said.timer = setTimeout(() => said.end("ended"), (said.text.length / CHARACTERS_A_SECOND) * 1000);
  };

  const speak = (said) => {
    const voice = globalThis.speechSynthesis;
    if (!voice) return void ((mute = true), tell(), said.end("failed"));
    const words = new SpeechSynthesisUtterance(said.text);
    words.lang = said.lang;
    words.onstart = () => {
      clearTimeout(said.timer);
      mute = false;
      tell();
      heard(said.utterance, "begun");
    };
    words.onend = () => said.end("ended");
    words.onerror = ({ error }) => {
      const cut = error === "canceled" || error === "interrupted";
      if (!cut) mute = true;
      tell();
      said.end(cut ? "cancelled" : "failed");
    };
    said.timer = setTimeout(() => {
      voice.cancel();
      mute = true;
      tell();
      said.end("failed");
    }, VOICE_BEGINS_MS);
    voice.speak(words);
  };

  const sound = (name) => {
    const pulses = PULSES[name];
    // Browsers on devices without a motor report success, too, so the result is ignored.
    if (pulses) navigator.vibrate?.(pulses);
    const tones = SOUNDS[name];
    if (!tones || !sounds()) return false;
    let begins = audio.currentTime;
    for (const [hertz, ms, silentMs] of tones) {
      const tone = new OscillatorNode(audio, { frequency: hertz });
      tone.connect(new GainNode(audio, { gain: LOUDNESS })).connect(audio.destination);
      tone.start(begins);
      tone.stop(begins + ms / 1000);
      begins += (ms + silentMs) / 1000;
    }
    return true;
  };
  const touched = () => {
    audio?.resume().catch(() => {});
    stayAwake();
  };
  audio?.addEventListener("statechange", tell);
  // A touch through a screen reader arrives as a click and nothing else.
  for (const touch of ["pointerdown", "keydown", "click"]) document.addEventListener(touch, touched);

  // Silences those waiting utterances for which `is` holds, and returns the function that tells the table.
  const silence = (is) => {
    const [first] = waiting;
    const gone = waiting.filter(is);
    waiting = waiting.filter((said) => !is(said));
    for (const said of gone) clearTimeout(said.timer);
    if (first && is(first)) {
      globalThis.speechSynthesis?.cancel();
      next();
    }
    return () => gone.forEach((said) => heard(said.utterance, "cancelled"));
  };

  let latest = null;
  const stream = globalThis.zgodaStream ?? new EventSource(`/t/${at}/stream`);
  stream.addEventListener("open", () => ((connected = true), tell()));
  stream.addEventListener("error", () => ((connected = false), tell()));
  stream.addEventListener("say", ({ data }) => {
    const said = JSON.parse(data);
    // A stream that was connected again may repeat its last utterance.
    if (said.utterance === latest) return;
    latest = said.utterance;
    said.sounded = said.sound ? sound(said.sound) : false;
    waiting.push(said);
    if (waiting.length === 1) next();
  });
  stream.addEventListener("hush", ({ data }) => {
    const { utterance } = JSON.parse(data);
    silence((said) => said.utterance === utterance)();
  });

  const doLine = (line) => post("do", { line }).catch(() => null).then((answer) => answer?.ok || ((connected = false), tell()));
  // The table is asked first: it repeats words that a page cut without being told to.
  const beSilent = async () => {
    const tellCut = silence(() => true);
    await doLine("silence");
    tellCut();
  };
  document.getElementById("ear-reader").addEventListener("change", () => ((mute = false), tell()));
  document.getElementById("ear-silence").addEventListener("click", beSilent);
  document.getElementById("ear-repeat").addEventListener("click", () => doLine("repeat"));
  document.getElementById("ear-missed").addEventListener("click", () => doLine("missed"));
  document.addEventListener("keydown", (event) => {
    const onControl = event.target !== document.body;
    if (event.key === "Escape") beSilent();
    else if (event.key === "Enter" && !onControl) doLine("repeat");
  });
  stayAwake();
})();
