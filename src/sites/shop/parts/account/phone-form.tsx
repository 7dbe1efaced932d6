import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/members'
import { PhoneCodeRequest, phoneNumber } from '#contract/phone'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { CurrentPassword } from './current-password'
import type { AskedCode } from './use-phone-change'

const draft = 'phone-number:typed'

interface PhoneFormProps {
  profile: Profile
  hasPassword: boolean
  onAsked: (code: AskedCode) => void
}

/** Asks for the new number, and for the password once more where there is one (product §5). */
export function PhoneForm({ profile, hasPassword, onAsked }: PhoneFormProps) {
  const { t } = useTranslation('shop.account')
  const form = useZodForm(PhoneCodeRequest, { phone: '', ...(hasPassword && { password: '' }) })
  useDraft(form, draft, { schema: PhoneCodeRequest })
  const send = useCall(phoneNumber.sendCode, { errors: 'page' })
  const ask = async (body: z.output<typeof PhoneCodeRequest>) => {
    const { by } = await send.mutateAsync({ body })
    onAsked({ ...body, by })
  }
  return (
    <Form form={form} onSubmit={ask} label={t('phoneChange.title')}>
      <dl className="rounded-md bg-sunken px-5 py-4">
        <dt className="text-sm font-semibold">{t('phoneChange.present')}</dt>
        <dd className="mt-0.5 figures">
          <bdi dir="ltr">{profile.phone}</bdi>
        </dd>
      </dl>
      <TextField
        name="phone"
        type="tel"
        label={t('phoneChange.new')}
        help={t('registration.phoneHelp')}
        autoComplete="tel"
        inputMode="tel"
      />
      {hasPassword && <CurrentPassword name="password" email={profile.email} />}
      <SubmitButton wide>{t('phoneChange.send')}</SubmitButton>
    </Form>
  )
}
