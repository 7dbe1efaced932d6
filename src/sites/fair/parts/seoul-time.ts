/** An instant in Korean time, HH:MM or HH:MM:SS. */
export const seoulTime = (at: number | string, seconds = false): string =>
  new Date((typeof at === 'string' ? Date.parse(at) : at) + 9 * 3_600_000).toISOString().slice(11, seconds ? 19 : 16)
