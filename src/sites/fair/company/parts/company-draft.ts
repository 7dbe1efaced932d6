import type { OwnParticipant, ParticipantChange } from '#contract/fair/participant'

/** A company's details, as the form's initial values. */
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
  // The response's type is wider than the form's.
  languages: own.languages as ParticipantChange['languages'],
  buyer_type: own.buyer_type as ParticipantChange['buyer_type'],
  profile: own.profile,
  contact: own.contact,
  lang: own.lang,
})
