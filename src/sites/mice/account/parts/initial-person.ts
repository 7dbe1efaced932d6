import type { MiceRegistration, MiceRole } from '#contract/mice/registration'

/** The initial values of every role's form. Who has the role already has agreed to the rules, and is not asked again. */
export const initialPerson = (own: MiceRegistration | null, role: MiceRole) => ({
  name_latin: own?.person.name_latin ?? '',
  organization: own?.person.organization ?? '',
  position: own?.person.position ?? '',
  country: own?.person.country ?? '',
  agree_leads: own?.person.agree_leads ?? false,
  agree_rules: (own?.[role] ?? null) !== null,
})
