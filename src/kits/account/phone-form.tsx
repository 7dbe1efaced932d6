import { useTranslation } from 'react-i18next'
import { PhoneCodeRequest, phoneNumber } from '#contract/phone'
import type { AccountSite } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { CurrentPassword } from './current-password'
import { areaOf } from './queries'
import type { SentCode } from './use-phone-change'

const draft = 'phone-number:typed'

interface PhoneFormProps {
  site: AccountSite
  person: { email: string; phone: string }
  hasPassword: boolean
  onSent: (code: SentCode) => void
}

/** Asks for the new number, and for the password again if the account has one (product §5). */
export function PhoneForm({ site, person, hasPassword, onSent }: PhoneFormProps) {
  const { t } = useTranslation('account')
  const form = useZodForm(PhoneCodeRequest, { phone: '', ...(hasPassword && { password: '' }) })
  useDraft(form, draft, { schema: PhoneCodeRequest })
  const send = useCall(phoneNumber.sendCode, { errors: 'page', area: areaOf(site) })
  const ask = async (body: z.output<typeof PhoneCodeRequest>) => {
    const { by } = await send.mutateAsync({ body: { ...body, site } })
    onSent({ ...body, by })
  }
  return (
    <Form form={form} onSubmit={ask} label={t('phoneChange.title')}>
      <dl className="rounded-md bg-sunken px-5 py-4">
        <dt className="text-sm font-semibold">{t('phoneChange.present')}</dt>
        <dd className="mt-0.5 figures">
          <bdi dir="ltr">{person.phone}</bdi>
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
      {hasPassword && <CurrentPassword name="password" email={person.email} />}
      <SubmitButton wide>{t('phoneChange.send')}</SubmitButton>
    </Form>
  )
}
