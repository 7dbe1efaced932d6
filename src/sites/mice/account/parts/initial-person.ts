import type { MiceRegistration } from '#contract/mice/registration'

/** The initial values of every role's form: the registered person, with the consents asked for again. */
export const initialPerson = (own: MiceRegistration | null) => ({
  name_latin: own?.person.name_latin ?? '',
  organization: own?.person.organization ?? '',
  position: own?.person.position ?? '',
  country: own?.person.country ?? '',
  agree_leads: own?.person.agree_leads ?? false,
  agree_rules: false,
})
