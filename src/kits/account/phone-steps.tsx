import type { Endpoint } from '#contract/endpoint'
import type { AccountSite } from '#contract/sites/sites'
import { PhoneCodeForm } from './phone-code-form'
import { PhoneForm } from './phone-form'
import type { usePhoneChange } from './use-phone-change'

interface PhoneStepsProps {
  site: AccountSite
  /** The account's owner. */
  person: { email: string; phone: string }
  hasPassword: boolean
  change: ReturnType<typeof usePhoneChange>
  /** Endpoints that return the number, refetched afterwards. */
  refreshes: Endpoint[]
}

/** The steps for a new number: the number, then the code that was sent to confirm it (product §5). */
export function PhoneSteps({ site, person, hasPassword, change, refreshes }: PhoneStepsProps) {
  const { sent, ask, finish, again } = change
  if (!sent) return <PhoneForm site={site} person={person} hasPassword={hasPassword} onSent={ask} />
  return (
    <PhoneCodeForm
      key={sent.phone}
      site={site}
      sent={sent}
      email={person.email}
      hasPassword={hasPassword}
      refreshes={refreshes}
      onDone={finish}
      onAgain={again}
    />
  )
}
