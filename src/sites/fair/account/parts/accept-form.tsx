import { useTranslation } from 'react-i18next'
import { FairInvitation, fairParticipants } from '#contract/fair/participant'
import { useCall } from '#src/api/query'
import { ConsentFields } from '#src/kits/account/consent-fields'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { useConsents } from './use-consents'

/** The consents of a company that the fair's office invited, given before the registration is sent. */
export function AcceptForm() {
  const { t } = useTranslation('fair.account')
  const none = { agree_terms: false, agree_privacy: false, agree_provided: false, agree_marketing: false }
  const form = useZodForm(FairInvitation, none)
  const accept = useCall(fairParticipants.accept, { errors: 'page', refreshes: [fairParticipants.own] })
  const [dialog, consents] = useConsents()
  const send = async (body: typeof none) => {
    await accept.mutateAsync({ body })
    toast.success(t('mypage.againDone'))
  }
  return (
    <>
      <Form form={form} onSubmit={send} label={t('mypage.accept')} className="mt-4">
        <ConsentFields consents={consents} />
        <SubmitButton>{t('mypage.accept')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
