import type { Verdict } from '#contract/check-in-rules'

/** Kinds of verdicts that look, sound and feel different: go in, look again, not here or not now, no. */
export type Signal = 'go' | 'again' | 'elsewhere' | 'no'

export const signalOf: Record<Verdict, Signal> = {
  admitted: 'go',
  used: 'again',
  tooMany: 'again',
  wrongTour: 'elsewhere',
  wrongDay: 'elsewhere',
  early: 'elsewhere',
  expired: 'elsewhere',
  cancelled: 'no',
  unpaid: 'no',
  unknown: 'no',
  forged: 'no',
}

/** Tones one after the other: pitch in Hz, length in seconds. */
const tones: Record<Signal, { shape: OscillatorType; notes: [hertz: number, seconds: number][] }> = {
  go: {
    shape: 'sine',
    notes: [
      [784, 0.09],
      [1175, 0.16],
    ],
  },
  again: {
    shape: 'square',
    notes: [
      [440, 0.12],
      [0, 0.06],
      [440, 0.12],
    ],
  },
  elsewhere: {
    shape: 'triangle',
    notes: [
      [660, 0.14],
      [440, 0.22],
    ],
  },
  no: { shape: 'sawtooth', notes: [[165, 0.55]] },
}
/** Vibration patterns: alternating on and off times, in ms. */
const shakes: Record<Signal, number[]> = {
  go: [60],
  again: [120, 80, 120],
  elsewhere: [80, 60, 80, 60, 80],
  no: [500],
}
const volume = 0.25

let context: AudioContext | undefined

/** Browsers allow sound only after a user gesture: call this from one. */
export function readySound(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

function play(signal: Signal): void {
  readySound()
  if (!context) return
  const { shape, notes } = tones[signal]
  let at = context.currentTime
  for (const [hertz, seconds] of notes) {
    if (hertz > 0) {
      const tone = new OscillatorNode(context, { type: shape, frequency: hertz })
      const loudness = new GainNode(context, { gain: volume })
      // Without this the end of a tone clicks.
      loudness.gain.setTargetAtTime(0, at + seconds - 0.03, 0.01)
      tone.connect(loudness).connect(context.destination)
      tone.start(at)
      tone.stop(at + seconds)
    }
    at += seconds
  }
}

/** Makes a verdict audible and felt, where the device can; color and words are the page's. */
export function signal(kind: Signal, sound: boolean): void {
  if (sound) play(kind)
  navigator.vibrate?.(shakes[kind])
}
