import { useTranslation } from 'react-i18next'
import type { UserType } from '#contract/auth'
import { TextField } from '#src/ui/form/text-field'

/** Who signs up, and the number to reach them at. */
export function ContactFields({ type }: { type: UserType }) {
  const { t } = useTranslation('shop.account')
  return (
    <>
      <TextField
        name="name"
        label={t(type === 'company' ? 'registration.contactName' : 'registration.name')}
        help={type === 'general' ? t('registration.nameHelp') : undefined}
        autoComplete="name"
      />
      <TextField
        name="phone"
        type="tel"
        label={t('registration.phone')}
        help={t('registration.phoneHelp')}
        autoComplete="tel"
        inputMode="tel"
      />
    </>
  )
}
