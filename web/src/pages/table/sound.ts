// One soft sound, made and not loaded: two notes like a spoon on a tin cup.
let context: AudioContext | undefined;

/** Two soft notes; silence where the browser does not allow sound yet. */
export function chime(): void {
  const Audio = globalThis.AudioContext;
  if (!Audio) return;
  context ??= new Audio();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  for (const [start, pitch] of [
    [0, 587.33],
    [0.16, 880],
  ] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, now + start);
    loudness.gain.exponentialRampToValueAtTime(0.09, now + start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + start + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + 0.55);
  }
}
