import { useTranslation } from 'react-i18next'
import { applicants } from '#contract/applicants'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { ConsentFields } from '#src/kits/account/consent-fields'
import { PhoneField } from '#src/kits/account/contact-fields'
import { PasswordFields } from '#src/kits/account/password-fields'
import type { Registered } from '#src/kits/account/register-page'
import { TakenActions } from '#src/kits/account/taken-actions'
import { VerifiedEmailField } from '#src/kits/account/verified-email-field'
import { useDraft } from '#src/session/use-draft'
import { useLanguage } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { site } from '../../site'
import { links } from '../links'
import { OrganizationFields } from './organization-fields'
import { emptyDraft, keptFields, RegistrationDraft } from './registration-draft'
import { useConsents } from './use-consents'

/** The sign-up of an organization; asks for confirmation before it registers (product §5, §8). */
export function RegistrationForm({ onDone }: { onDone: (who: Registered) => void }) {
  const { t } = useTranslation('account')
  const { t: own } = useTranslation('edu-travel.account')
  const dialogs = useDialogs()
  const lang = useLanguage()
  const form = useZodForm(RegistrationDraft, emptyDraft(lang))
  const register = useCall(applicants.register, { errors: 'page' })
  const [terms, consents] = useConsents()
  const forget = useDraft(form, 'applicant', { schema: RegistrationDraft, fields: keptFields })

  const send = async (draft: z.output<typeof RegistrationDraft>) => {
    const text = t('registration.questionText', { email: draft.email })
    if (!(await dialogs.question({ title: t('registration.question'), text }))) return
    // The visitor can have changed the language since the form was opened.
    await register.mutateAsync({ body: { ...draft, lang } })
    forget()
    onDone({ name: draft.name, email: draft.email })
  }
  return (
    <>
      <Form form={form} onSubmit={send} label={t('registration.title')}>
        <OrganizationFields />
        <TextField
          name="name"
          label={own('organization.representative')}
          help={own('organization.representativeHelp')}
          autoComplete="name"
        />
        <PhoneField />
        <VerifiedEmailField site={site} takenActions={<TakenActions links={links} />} />
        <PasswordFields />
        <ConsentFields consents={consents} />
        <SubmitButton wide size="lg">
          {t('registration.submit')}
        </SubmitButton>
      </Form>
      {terms}
    </>
  )
}
