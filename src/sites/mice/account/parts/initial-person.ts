import type { MiceRegistration } from '#contract/mice/registration'

/** What every role's form begins with: the person as registered, with consents given anew. */
export const initialPerson = (own: MiceRegistration | null) => ({
  name_latin: own?.person.name_latin ?? '',
  organisation: own?.person.organisation ?? '',
  position: own?.person.position ?? '',
  country: own?.person.country ?? '',
  agree_leads: own?.person.agree_leads ?? false,
  agree_rules: false,
})
