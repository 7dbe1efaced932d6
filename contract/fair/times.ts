/** Minutes from midnight to a time of day, HH:MM. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The time of day after this many minutes from midnight, HH:MM; null from the next midnight on. */
export const timeAt = (minutes: number): string | null =>
  minutes < 24 * 60
    ? `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    : null
