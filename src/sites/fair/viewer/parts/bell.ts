/** A bell of two fading tones: one stroke two minutes before the end, two at the end. */
export function ring(audio: AudioContext, kind: 'soon' | 'end'): void {
  for (let stroke = 0; stroke < (kind === 'end' ? 2 : 1); stroke++) {
    for (const [frequency, level] of [
      [880, 0.5],
      [1320, 0.25],
    ] as const) {
      const at = audio.currentTime + stroke * 0.9
      const [tone, gain] = [audio.createOscillator(), audio.createGain()]
      tone.frequency.value = frequency
      gain.gain.setValueAtTime(level, at)
      gain.gain.exponentialRampToValueAtTime(0.001, at + 1.6)
      tone.connect(gain).connect(audio.destination)
      tone.start(at)
      tone.stop(at + 1.7)
    }
  }
}
