import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/form/text-field'

/** A mobile phone number, without hyphens (product §5). */
export function PhoneField() {
  const { t } = useTranslation('account')
  return (
    <TextField
      name="phone"
      type="tel"
      label={t('registration.phone')}
      help={t('registration.phoneHelp')}
      autoComplete="tel"
      inputMode="tel"
    />
  )
}

interface ContactFieldsProps {
  /** Labels the name as the company's contact person. */
  ofCompany?: boolean
  nameHelp?: string
}

/** The name of the person who signs up, and their phone number. */
export function ContactFields({ ofCompany = false, nameHelp }: ContactFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <TextField
        name="name"
        label={t(ofCompany ? 'registration.contactName' : 'registration.name')}
        help={nameHelp}
        autoComplete="name"
      />
      <PhoneField />
    </>
  )
}
