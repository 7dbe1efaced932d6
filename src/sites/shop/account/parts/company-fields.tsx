import { useTranslation } from 'react-i18next'
import { textLimits } from '#contract/limits'
import { guestUpload } from '#contract/media'
import { CompanyNumberField } from '#src/kits/account/company-number-field'
import { FileField } from '#src/ui/form/file-field'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'

/**
 * A company's details. Either the number or the certificate identifies it, because companies abroad have no such number
 * (product §5).
 */
export function CompanyFields() {
  const { t } = useTranslation('shop.account')
  return (
    <>
      <TextField name="company_name" label={t('registration.companyName')} autoComplete="organization" />
      <CompanyNumberField help={t('registration.businessNumberHelp')} optional />
      <FileField
        name="file"
        label={t('registration.file')}
        help={t('registration.fileHelp')}
        accept=".pdf,.jpg,.jpeg,.png"
        maxBytes={guestUpload.bytes}
        optional
      />
      <TextArea
        name="company_description"
        label={t('registration.companyDescription')}
        max={textLimits.companyText}
        optional
      />
    </>
  )
}
