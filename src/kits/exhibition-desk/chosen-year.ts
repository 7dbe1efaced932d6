/** The year that an address asks for, by default the one that the site shows, or else the newest. */
export const chosenYear = <Y extends { year: number; is_current: boolean }>(
  years: readonly Y[],
  requested: number,
): Y | undefined => years.find(({ year }) => year === requested) ?? years.find((each) => each.is_current) ?? years[0]
