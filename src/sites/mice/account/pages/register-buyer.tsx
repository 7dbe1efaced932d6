import { BuyerRegistration } from '#contract/mice/registration'
import { initialPerson } from '../parts/initial-person'
import { RegisterRole } from '../parts/register-role'

/** Registers a buyer. */
export const Component = () => (
  <RegisterRole
    as="buyer"
    schema={BuyerRegistration}
    initial={(own) => ({
      ...initialPerson(own, 'buyer'),
      events: own?.buyer?.events ?? ('' as 'to_5'),
      size: own?.buyer?.size ?? ('' as 'to_100'),
      budget: own?.buyer?.budget ?? ('' as 'private'),
      interests: own?.buyer?.interests ?? [],
      wants_hosting: own?.buyer?.wants_hosting ?? false,
      hosting_reason: own?.buyer?.hosting_reason ?? '',
    })}
  />
)
