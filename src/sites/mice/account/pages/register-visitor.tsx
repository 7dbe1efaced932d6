import { VisitorRegistration } from '#contract/mice/registration'
import { initialPerson } from '../parts/initial-person'
import { RegisterRole } from '../parts/register-role'

/** Registers a visitor. */
export const Component = () => (
  <RegisterRole
    as="visitor"
    schema={VisitorRegistration}
    initial={(own) => ({
      ...initialPerson(own, 'visitor'),
      profession: own?.visitor?.profession ?? ('' as 'other'),
      interests: own?.visitor?.interests ?? [],
      days: own?.visitor?.days ?? [],
    })}
  />
)
