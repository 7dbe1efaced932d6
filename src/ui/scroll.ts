/** Scroll positions in pixels at which parts of a page change (product §2, §9). */
export const scrollThresholds = { header: 130, side: 250, payment: 440 } as const
/** How long after a scroll the position is checked, in milliseconds (product §2). */
export const scrollDelayMs = 100
