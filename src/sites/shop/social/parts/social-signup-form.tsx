import { useTranslation } from 'react-i18next'
import { type SocialProof, SocialSignup, social } from '#contract/social'
import { z } from '#contract/zod'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { ConsentFields } from '#src/kits/account/consent-fields'
import { ContactFields } from '#src/kits/account/contact-fields'
import { VerifiedEmailField } from '#src/kits/account/verified-email-field'
import { useDraft } from '#src/session/use-draft'
import { useLanguage } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { useConsents } from '../../account/parts/use-consents'
import { site } from '../../site'
import { SocialTaken } from './social-taken'

/** The name of the draft, for when the proof has expired meanwhile. */
const draft = 'social-signup'
const kept = ['name', 'email', 'phone'] as const

/** The form's values: the email address is typed once. */
type Draft = Omit<SocialSignup, 'login_id'>
const Draft = z.pipe(
  z.transform((draft: Draft) => ({ ...draft, login_id: draft.email })),
  SocialSignup,
)

interface SocialSignupFormProps {
  proof: SocialProof
  person: { name: string; email: string }
  /** Called with the token of the new member. */
  onDone: (token: string) => Promise<void>
  onExpired: () => void
}

/**
 * The sign-up of a person whom a provider vouches for: no password; asks for confirmation before it registers (product §3, §5,
 * §8).
 */
export function SocialSignupForm({ proof, person, onDone, onExpired }: SocialSignupFormProps) {
  const { t } = useTranslation('shop.social')
  const { t: shop } = useTranslation('shop.account')
  const dialogs = useDialogs()
  const lang = useLanguage()
  const given = { agree_terms: false, agree_privacy: false, agree_provided: false, agree_marketing: false }
  const form = useZodForm(Draft, { ...proof, ...person, phone: '', ...given, lang, check_duplicate: false, code: '' })
  const forget = useDraft(form, draft, { schema: Draft, fields: kept })
  const signup = useCall(social.signup, { errors: 'page' })
  const [terms, consents] = useConsents()

  const send = async (body: z.output<typeof Draft>) => {
    const name = t(`name.${proof.social_type}`)
    const text = t('signup.questionText', { email: body.email, name })
    if (!(await dialogs.question({ title: t('signup.question'), text }))) return
    try {
      const { accessToken } = await signup.mutateAsync({ body: { ...body, lang } })
      forget()
      toast.success(t('signup.done', { name: body.name }))
      await onDone(accessToken)
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'auth.socialExpired') throw error
      onExpired()
    }
  }
  return (
    <>
      <Form form={form} onSubmit={send} label={t('signup.title')}>
        <VerifiedEmailField
          site={site}
          help={shop('email.help')}
          takenActions={<SocialTaken type={proof.social_type} />}
        />
        <ContactFields nameHelp={shop('registration.nameHelp')} />
        <ConsentFields consents={consents} />
        <SubmitButton wide size="lg">
          {t('signup.submit')}
        </SubmitButton>
      </Form>
      {terms}
    </>
  )
}
