import type { OwnParticipant, ParticipantChange } from '#contract/fair/participant'

/** What a company says of itself, as a form begins with it. */
export const companyDraft = (own: OwnParticipant): Omit<ParticipantChange, 'agree_marketing' | 'base'> => ({
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
  // Answers are wider than what may be typed.
  languages: own.languages as ParticipantChange['languages'],
  buyer_type: own.buyer_type as ParticipantChange['buyer_type'],
  profile: own.profile,
  contact: own.contact,
  lang: own.lang,
})
