import { auth } from '#contract/auth'
import { type FairReturn, fairParticipants, type OwnParticipant } from '#contract/fair/participant'
import type { TestApi } from '#tests/support/api'

/** The registration of a company that takes part again without changes. */
export const returnOf = ({ lang, contact, profile, ...own }: OwnParticipant): FairReturn => ({
  side: own.side,
  nationality: own.nationality,
  country: own.country,
  name_en: own.name_en,
  name_ko: own.name_ko,
  company_en: own.company_en,
  company_ko: own.company_ko,
  sector: own.sector,
  specialties: own.specialties,
  wanted_sectors: own.wanted_sectors,
  markets: own.markets,
  languages: own.languages as FairReturn['languages'],
  buyer_type: own.buyer_type as FairReturn['buyer_type'],
  profile,
  contact,
  lang,
  agree_terms: true,
  agree_privacy: true,
  agree_provided: true,
  agree_marketing: false,
})

/** The registration of a token's holder. */
export const ownOf = async (api: TestApi, token: string): Promise<OwnParticipant> =>
  (await api.call(fairParticipants.own, {}, { token })).data

/** Closes the account of a token's holder. */
export const closeAccount = (api: TestApi, token: string) =>
  api.call(auth.withdraw, { query: { site: 'fair' } }, { token })
