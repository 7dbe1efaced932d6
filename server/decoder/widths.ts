const steps = [480, 960, 1600] as const
/** Maximum size of a stored picture, in pixels. */
export const frame = { width: 1600, height: 2400 } as const

/** Returns the widths in which a picture of that width is stored. */
export const widthsOf = (width: number): number[] => {
  const below = steps.filter((step) => step <= width)
  const largest = below.at(-1) ?? 0
  // The picture's own width is added where the steps would lose much of it.
  return largest < width * 0.85 ? [...below, width] : below
}
