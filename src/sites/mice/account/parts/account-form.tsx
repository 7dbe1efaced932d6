import { useTranslation } from 'react-i18next'
import { auth } from '#contract/auth'
import { MiceSignup, miceRegistration } from '#contract/mice/registration'
import { z } from '#contract/zod'
import { enter } from '#src/api/enter'
import { useCall } from '#src/api/query'
import { ConsentFields } from '#src/kits/account/consent-fields'
import { ContactFields } from '#src/kits/account/contact-fields'
import { emptyNewcomer } from '#src/kits/account/empty-newcomer'
import { useNewcomerConsents } from '#src/kits/account/newcomer-consents'
import { PasswordFields } from '#src/kits/account/password-fields'
import { TakenActions } from '#src/kits/account/taken-actions'
import { VerifiedEmailField } from '#src/kits/account/verified-email-field'
import { useDraft } from '#src/session/use-draft'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { site } from '../../site'
import { links } from '../links'
import { useTerms } from './use-terms'

type Draft = Omit<MiceSignup, 'login_id' | 'site'>
const Draft = z.pipe(
  z.transform((draft: Draft) => ({ ...draft, login_id: draft.email }) as MiceSignup),
  MiceSignup,
)
const keptFields = ['name', 'email', 'phone'] as const

interface AccountFormProps {
  onBack: () => void
  /** Called once the account is created and its holder signed in; an error is shown in the form. */
  onEntered: () => Promise<void>
}

/** Creates a Naru account and signs its holder in, so that the registration can continue. */
export function AccountForm({ onBack, onEntered }: AccountFormProps) {
  const { t } = useTranslation('mice.account')
  const { t: account } = useTranslation('account')
  const dialogs = useDialogs()
  const visitor = useVisitor()
  const lang = useLanguage()
  const form = useZodForm(Draft, { name: '', lang, ...emptyNewcomer })
  const signup = useCall(miceRegistration.signup, { errors: 'page' })
  const signin = useCall(auth.signin, { errors: 'page' })
  const [dialog, read] = useTerms()
  const consents = useNewcomerConsents((document) => document !== 'provided' && read(document))
  const forget = useDraft(form, 'mice-account', { schema: Draft, fields: keptFields })
  const send = async (draft: z.output<typeof MiceSignup>) => {
    const text = account('registration.questionText', { email: draft.email })
    if (!(await dialogs.question({ title: t('form.ask'), text }))) return
    // The visitor can have changed the language since the form was opened.
    await signup.mutateAsync({ body: { ...draft, lang } })
    const { email, password } = draft
    const { accessToken } = await signin.mutateAsync({ body: { email, password, site } })
    forget()
    await enter(visitor, 'member', accessToken)
    await onEntered()
  }
  return (
    <>
      <Form form={form} onSubmit={send} label={t('account.title')}>
        <p className="text-muted">{t('account.lead')}</p>
        <ContactFields />
        <VerifiedEmailField site={site} takenActions={<TakenActions links={links} />} />
        <PasswordFields />
        <ConsentFields consents={consents} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onBack}>
            {t('form.back')}
          </Button>
          <SubmitButton>{t('account.submit')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </>
  )
}
