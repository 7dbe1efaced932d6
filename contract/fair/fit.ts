import type { FairMarket, FairSector, FairSide, FairSpecialty } from './sectors'

/** The data of a company that determines its fit. */
export interface Fitting {
  side: FairSide
  sector: FairSector
  specialties: readonly FairSpecialty[]
  wanted_sectors: readonly FairSector[]
  markets: readonly FairMarket[]
  languages: readonly string[]
}

/** Why two companies fit each other; each list has what they share. */
export interface Fit {
  /** The reader looks for companies of its sector. */
  i_want: boolean
  /** It looks for companies of the reader's sector. */
  it_wants: boolean
  specialties: FairSpecialty[]
  markets: FairMarket[]
  languages: string[]
  /** 0 to 100: the sum of the weights of all reasons that apply. */
  score: number
}

const shared = <T>(a: readonly T[], b: readonly T[]): T[] => a.filter((each) => b.includes(each))

/** The weight of each reason; 100 in total (product §3). */
export const fitWeights = { i_want: 25, it_wants: 25, specialties: 20, markets: 20, languages: 10 } as const

export type FitReason = keyof typeof fitWeights
export const fitReasons = Object.keys(fitWeights) as FitReason[]

/** Lowest score that is shown as "fits you". */
export const fitFrom = 60

/** Why a company fits the reader's, and how well. Two companies of the same side have no fit: they do not meet (product §3). */
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
  const holds = (name: FitReason) => {
    const reason = reasons[name]
    return typeof reason === 'boolean' ? reason : reason.length > 0
  }
  return { ...reasons, score: fitReasons.reduce((sum, name) => sum + (holds(name) ? fitWeights[name] : 0), 0) }
}
