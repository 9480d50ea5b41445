/** The two sounds of a scan: it was taken, or it was refused. */
export type Feedback = "scanned" | "refused";

const SOUNDS: Readonly<Record<Feedback, { frequency: number; seconds: number }>> = {
  scanned: { frequency: 1320, seconds: 0.09 },
  refused: { frequency: 220, seconds: 0.32 },
};
const VIBRATIONS: Readonly<Record<Feedback, number | number[]>> = { scanned: 60, refused: [90, 60, 90] };

const VOLUME = 0.2;

let audio: AudioContext | undefined;

const beep = ({ frequency, seconds }: { frequency: number; seconds: number }): void => {
  audio ??= new AudioContext();
  // Silent until the user has touched the page once.
  void audio.resume().catch(() => undefined);
  const [tone, volume, now] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(VOLUME, now);
  // A hard end would click.
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + seconds);
};

/** Sound and vibration for a scan, so that the user need not look; a device that has only one of them uses that. */
export const giveFeedback = (feedback: Feedback): void => {
  // iPhones have no vibration, Firefox on desktops neither.
  if ("vibrate" in navigator) navigator.vibrate(VIBRATIONS[feedback]);
  if ("AudioContext" in window) beep(SOUNDS[feedback]);
};
