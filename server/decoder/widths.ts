const steps = [480, 960, 1600] as const
/** No kept picture is larger, in pixels. */
export const frame = { width: 1600, height: 2400 } as const

/** The widths in which a picture of that width is kept. */
export const widthsOf = (width: number): number[] => {
  const below = steps.filter((step) => step <= width)
  const largest = below.at(-1) ?? 0
  // The picture's own width too, where the steps would lose much of it.
  return largest < width * 0.85 ? [...below, width] : below
}
