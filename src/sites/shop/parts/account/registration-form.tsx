import { useTranslation } from 'react-i18next'
import { auth, type UserType } from '#contract/auth'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useLanguage } from '#src/session/visitor'
import { FileField } from '#src/ui/form/file-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { ConsentFields } from './consent-fields'
import { ContactFields } from './contact-fields'
import { emailCalls } from './email-calls'
import { PasswordFields } from './password-fields'
import { emptyDraft, forgetDraft, RegistrationDraft, useKeptDraft } from './registration-draft'
import { TakenActions } from './taken-actions'
import { useConsents } from './use-consents'
import { VerifiedEmailField } from './verified-email-field'

/** Bytes that the server accepts of a file (product §5). */
const maxFileBytes = 10 * 1024 * 1024

interface RegistrationFormProps {
  type: UserType
  onDone: (who: { name: string; email: string }) => void
}

/** The sign-up of the shop; asks before it registers (product §5, §8). */
export function RegistrationForm({ type, onDone }: RegistrationFormProps) {
  const { t } = useTranslation('shop.account')
  const dialogs = useDialogs()
  const form = useZodForm(RegistrationDraft, emptyDraft(type, useLanguage()))
  const signup = useCall(auth.signup, { errors: 'page' })
  const [terms, consents] = useConsents()
  useKeptDraft(form)

  const send = async (body: z.output<typeof RegistrationDraft>) => {
    const text = t('registration.questionText', { email: body.email })
    if (!(await dialogs.question({ title: t('registration.question'), text }))) return
    const { company_name, ...draft } = body
    const file = form.getValues('file') ?? undefined
    await signup.mutateAsync(
      type === 'company' ? { body: { ...draft, company_name }, files: { file } } : { body: draft },
    )
    forgetDraft()
    onDone({ name: body.name, email: body.email })
  }
  return (
    <>
      <Form form={form} onSubmit={send} label={t('registration.title')}>
        <VerifiedEmailField calls={emailCalls} takenActions={<TakenActions />} />
        <PasswordFields />
        {type === 'company' && (
          <>
            <TextField name="company_name" label={t('registration.companyName')} autoComplete="organization" />
            <FileField
              name="file"
              label={t('registration.file')}
              help={t('registration.fileHelp')}
              accept=".pdf,.jpg,.jpeg,.png"
              maxBytes={maxFileBytes}
              optional
            />
          </>
        )}
        <ContactFields type={type} />
        <ConsentFields consents={consents} />
        <SubmitButton wide size="lg">
          {t('registration.submit')}
        </SubmitButton>
      </Form>
      {terms}
    </>
  )
}
