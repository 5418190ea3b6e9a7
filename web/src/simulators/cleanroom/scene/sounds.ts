import type { Sound } from '../scene-api.ts';

type Voice = (context: AudioContext, out: AudioNode, now: number) => void;

const tone =
  (
    frequency: number,
    to: number,
    seconds: number,
    volume: number,
    type: OscillatorType = 'sine',
    delay = 0,
  ): Voice =>
  (context, out, now) => {
    const source = context.createOscillator();
    const gain = context.createGain();
    const at = now + delay;
    source.type = type;
    source.frequency.setValueAtTime(frequency, at);
    source.frequency.exponentialRampToValueAtTime(to, at + seconds);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    source.connect(gain).connect(out);
    source.start(at);
    source.stop(at + seconds + 0.02);
  };

const noise =
  (centre: number, seconds: number, volume: number, width = 1, delay = 0): Voice =>
  (context, out, now) => {
    const buffer = context.createBuffer(
      1,
      Math.ceil(context.sampleRate * seconds),
      context.sampleRate,
    );
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    const at = now + delay;
    filter.type = 'bandpass';
    filter.frequency.value = centre;
    filter.Q.value = width;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + seconds * 0.15);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    source.buffer = buffer;
    source.connect(filter).connect(gain).connect(out);
    source.start(at);
  };

/** Peaks lie between 0.1 and 0.4 of full scale; the alarm is no louder than a step. */
const voices: Record<Sound, readonly Voice[]> = {
  step: [noise(260, 0.07, 0.35), tone(120, 60, 0.06, 0.2)],
  door: [noise(900, 0.28, 0.3, 0.7), tone(300, 420, 0.2, 0.08)],
  locker: [noise(1600, 0.05, 0.4, 3), tone(520, 260, 0.08, 0.12, 'triangle')],
  cloth: [noise(2400, 0.24, 0.2, 0.6), noise(1500, 0.2, 0.16, 0.6, 0.14)],
  put: [tone(180, 90, 0.09, 0.35, 'triangle'), noise(700, 0.05, 0.2)],
  water: [noise(1900, 0.75, 0.2, 0.4), noise(3600, 0.7, 0.1, 0.8)],
  spray: [noise(5200, 0.18, 0.22, 0.5), noise(5200, 0.18, 0.18, 0.5, 0.25)],
  refused: [tone(210, 150, 0.16, 0.22, 'triangle'), tone(160, 120, 0.18, 0.2, 'triangle', 0.12)],
  done: [tone(660, 660, 0.14, 0.16), tone(880, 880, 0.22, 0.16, 'sine', 0.1)],
  alarm: [tone(620, 940, 0.4, 0.2, 'square'), tone(620, 940, 0.4, 0.2, 'square', 0.45)],
};

/** Sounds made of tones and noise; nothing of it exists before sound is wanted. */
export class Sounds {
  #context: AudioContext | null = null;
  #isOn: boolean;

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  set(isOn: boolean): void {
    this.#isOn = isOn;
    if (!isOn) this.dispose();
  }

  play(sound: Sound): void {
    if (!this.#isOn) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // Browsers keep it silent until the person has touched the page.
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const out = context.createGain();
    out.connect(context.destination);
    for (const voice of voices[sound]) voice(context, out, context.currentTime);
    setTimeout(() => out.disconnect(), 1600);
  }

  dispose(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
  }
}
