import type { Sheet } from '../sheet'

/** Whether lamps are lit. */
export const evening = (s: Sheet) => s.c.time === 'night' || s.c.time === 'dusk'
