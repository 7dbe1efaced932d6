import { useTranslation } from 'react-i18next'
import { auth, Signup } from '#contract/auth'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { ConsentFields } from '#src/kits/account/consent-fields'
import { ContactFields } from '#src/kits/account/contact-fields'
import { emptyNewcomer } from '#src/kits/account/empty-newcomer'
import { useNewcomerConsents } from '#src/kits/account/newcomer-consents'
import { PasswordFields } from '#src/kits/account/password-fields'
import type { Registered } from '#src/kits/account/register-page'
import { TakenActions } from '#src/kits/account/taken-actions'
import { VerifiedEmailField } from '#src/kits/account/verified-email-field'
import { useDraft } from '#src/session/use-draft'
import { useLanguage } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { site } from '../../site'
import { links } from '../links'
import { useTerms } from './use-terms'

/** The form's values: the email address is typed once. */
type Draft = Omit<Signup, 'login_id'>
const Draft = z.pipe(
  z.transform((draft: Draft) => ({ ...draft, login_id: draft.email }) as Signup),
  Signup,
)
const keptFields = ['name', 'email', 'phone'] as const

/** The sign-up, which asks for confirmation before it registers (product §5, §8). */
export function RegistrationForm({ onDone }: { onDone: (who: Registered) => void }) {
  const { t } = useTranslation('account')
  const dialogs = useDialogs()
  const lang = useLanguage()
  const form = useZodForm(Draft, { site, type: 'general', name: '', lang, ...emptyNewcomer })
  const signup = useCall(auth.signup, { errors: 'page' })
  const [dialog, read] = useTerms()
  const consents = useNewcomerConsents((document) => document !== 'provided' && read(document))
  const forget = useDraft(form, 'pass-account', { schema: Draft, fields: keptFields })

  const send = async (draft: z.output<typeof Signup>) => {
    const text = t('registration.questionText', { email: draft.email })
    if (!(await dialogs.question({ title: t('registration.question'), text }))) return
    // The visitor can have changed the language since the form was opened.
    await signup.mutateAsync({ body: { ...draft, lang } })
    forget()
    onDone({ name: draft.name, email: draft.email })
  }
  return (
    <>
      <Form form={form} onSubmit={send} label={t('registration.title')}>
        <VerifiedEmailField site={site} takenActions={<TakenActions links={links} />} />
        <PasswordFields />
        <ContactFields />
        <ConsentFields consents={consents} />
        <SubmitButton wide size="lg">
          {t('registration.submit')}
        </SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
