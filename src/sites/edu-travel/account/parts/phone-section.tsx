import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Applicant, applicants } from '#contract/applicants'
import { PhoneSteps } from '#src/kits/account/phone-steps'
import { codeWay } from '#src/kits/account/queries'
import { usePhoneChange } from '#src/kits/account/use-phone-change'
import { Alert } from '#src/ui/alert'
import { site } from '../../site'

/** The phone number, which is changed by a code (product §5). */
export function PhoneSection({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation('account')
  const { password } = useSuspenseQuery(codeWay(site)).data
  const change = usePhoneChange()
  if (change.changed) {
    return (
      <Alert tone="success" live>
        {t('phoneChange.doneText', { phone: change.changed })}
      </Alert>
    )
  }
  return (
    <PhoneSteps site={site} person={applicant} hasPassword={password} change={change} refreshes={[applicants.own]} />
  )
}
