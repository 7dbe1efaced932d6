/** Scroll positions past which parts of a page change, in pixels (product §2, §9). */
export const scrollThresholds = { header: 130, side: 250, payment: 440 } as const
/** How long after a scroll the position is looked at, in milliseconds (product §2). */
export const scrollDelayMs = 100
