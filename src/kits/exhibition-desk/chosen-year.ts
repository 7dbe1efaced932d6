/**
 * The year that an address names, or none if it does not exist: another one would be edited by mistake. An address that names no
 * year shows the one that the site shows, or else the newest.
 */
export const chosenYear = <Y extends { year: number; is_current: boolean }>(
  years: readonly Y[],
  requested: number,
): Y | undefined =>
  requested ? years.find(({ year }) => year === requested) : (years.find((each) => each.is_current) ?? years[0])
