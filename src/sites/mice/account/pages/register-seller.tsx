import { SellerRegistration } from '#contract/mice/registration'
import { initialPerson } from '../parts/initial-person'
import { RegisterRole } from '../parts/register-role'

/** Registers a seller's employee. */
export const Component = () => (
  <RegisterRole
    as="seller"
    schema={SellerRegistration}
    initial={(own) => ({
      ...initialPerson(own, 'seller'),
      sector: own?.seller?.sector ?? ('' as 'venue'),
      contact_email: own?.seller?.contact_email ?? '',
      description: own?.seller?.description ?? '',
    })}
  />
)
