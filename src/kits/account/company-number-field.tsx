import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/form/text-field'

/** The Korean business number of a company; `help` says what companies abroad enter instead (product §5). */
export function CompanyNumberField({ help, optional = false }: { help: string; optional?: boolean }) {
  const { t } = useTranslation('account')
  return (
    <TextField
      name="business_number"
      label={t('registration.businessNumber')}
      help={help}
      inputMode="numeric"
      maxLength={12}
      optional={optional}
    />
  )
}
