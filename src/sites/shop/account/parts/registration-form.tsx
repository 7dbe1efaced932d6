import { useTranslation } from 'react-i18next'
import { auth, type UserType } from '#contract/auth'
import type { z } from '#contract/zod'
import { call } from '#src/api/call'
import { ConsentFields } from '#src/kits/account/consent-fields'
import { ContactFields } from '#src/kits/account/contact-fields'
import { PasswordFields } from '#src/kits/account/password-fields'
import { SendingBar } from '#src/kits/account/sending-bar'
import { TakenActions } from '#src/kits/account/taken-actions'
import { useSending } from '#src/kits/account/use-sending'
import { VerifiedEmailField } from '#src/kits/account/verified-email-field'
import { useDraft } from '#src/session/use-draft'
import { useLanguage } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { site } from '../../site'
import { links } from '../links'
import { CompanyFields } from './company-fields'
import { draftName, emptyDraft, keptFields, RegistrationDraft } from './registration-draft'
import { useConsents } from './use-consents'

type Sent = z.output<typeof RegistrationDraft>

interface RegistrationFormProps {
  type: UserType
  onDone: (who: { name: string; email: string }) => void
}

/** The sign-up of the shop; asks for confirmation before it registers (product §5, §8). */
export function RegistrationForm({ type, onDone }: RegistrationFormProps) {
  const { t } = useTranslation('account')
  const { t: shop } = useTranslation('shop.account')
  const dialogs = useDialogs()
  const lang = useLanguage()
  const form = useZodForm(RegistrationDraft, emptyDraft(type, lang))
  const sending = useSending()
  const [terms, consents] = useConsents()
  const forget = useDraft(form, draftName, { schema: RegistrationDraft, fields: keptFields })

  const send = async ({ company_name, business_number, company_description, ...draft }: Sent) => {
    const isCompany = type === 'company'
    const file = (isCompany && form.getValues('file')) || undefined
    if (isCompany && !business_number && !file) {
      return form.setError('business_number', { type: 'custom', message: 'validation.companyProof' })
    }
    const text = t('registration.questionText', { email: draft.email })
    if (!(await dialogs.question({ title: t('registration.question'), text }))) return
    const company = isCompany ? { company_name, business_number, company_description } : {}
    // The visitor can have changed the language since the form was opened.
    const body = { ...draft, ...company, lang }
    if (!(await sending.send((options) => call(auth.signup, { body, files: { file } }, options)))) return
    forget()
    onDone({ name: draft.name, email: draft.email })
  }
  return (
    <>
      <Form form={form} onSubmit={send} label={t('registration.title')}>
        <VerifiedEmailField site={site} help={shop('email.help')} takenActions={<TakenActions links={links} />} />
        <PasswordFields />
        {type === 'company' && <CompanyFields />}
        <ContactFields
          ofCompany={type === 'company'}
          nameHelp={type === 'general' ? shop('registration.nameHelp') : undefined}
        />
        <ConsentFields consents={consents} />
        <SubmitButton wide size="lg">
          {t('registration.submit')}
        </SubmitButton>
      </Form>
      {sending.progress !== null && form.getValues('file') && (
        <SendingBar progress={sending.progress} onCancel={sending.cancel} />
      )}
      {terms}
    </>
  )
}
