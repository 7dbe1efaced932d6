import type { FairMarket, FairSector, FairSide, FairSpecialty } from './sectors'

/** What of a company says whom it suits. */
export interface Fitting {
  side: FairSide
  sector: FairSector
  specialties: readonly FairSpecialty[]
  wanted_sectors: readonly FairSector[]
  markets: readonly FairMarket[]
  languages: readonly string[]
}

/** Why two companies suit one another; each list has what they share. */
export interface Fit {
  /** I look for companies like it. */
  i_want: boolean
  /** It looks for companies like mine. */
  it_wants: boolean
  specialties: FairSpecialty[]
  markets: FairMarket[]
  languages: string[]
  /** 0 to 100: of each reason its share. */
  score: number
}

const shared = <T>(a: readonly T[], b: readonly T[]): T[] => a.filter((each) => b.includes(each))

/** What each reason counts; together 100 (product §3). */
export const fitWeights = { i_want: 25, it_wants: 25, specialties: 20, markets: 20, languages: 10 } as const

/** From this score on "fits you" is said. */
export const fitFrom = 60

/** Why a company suits me, and how well. Two of one side do not: they do not meet (product §3). */
export function fitOf(me: Fitting, it: Fitting): Fit {
  if (me.side === it.side)
    return { i_want: false, it_wants: false, specialties: [], markets: [], languages: [], score: 0 }
  const reasons = {
    i_want: me.wanted_sectors.includes(it.sector),
    it_wants: it.wanted_sectors.includes(me.sector),
    specialties: shared(me.specialties, it.specialties),
    markets: shared(me.markets, it.markets),
    languages: shared(me.languages, it.languages),
  }
  const parts = Object.keys(fitWeights) as (keyof typeof fitWeights)[]
  const holds = (part: keyof typeof fitWeights) => {
    const reason = reasons[part]
    return typeof reason === 'boolean' ? reason : reason.length > 0
  }
  return { ...reasons, score: parts.reduce((sum, part) => sum + (holds(part) ? fitWeights[part] : 0), 0) }
}
