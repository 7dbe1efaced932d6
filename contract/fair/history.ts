/** The figures of a past fair. */
export interface FairResult {
  countries: number
  buyers: number
  sellers: number
  meetings: number
}

/** Past fairs; null if no figures were published (product §9). */
export const fairHistory: readonly { year: number; result: FairResult | null }[] = [
  { year: 2019, result: { countries: 24, buyers: 101, sellers: 162, meetings: 1545 } },
  { year: 2020, result: null },
  { year: 2021, result: null },
  { year: 2022, result: null },
]
