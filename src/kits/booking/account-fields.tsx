import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/form/text-field'

export const noAccount = { bank: '', account_number: '', account_holder: '' }

/** A bank account; `at` is its path in the form. */
export function AccountFields({ at = '' }: { at?: string }) {
  const { t } = useTranslation('booking')
  return (
    <>
      <TextField name={`${at}bank`} label={t('account.bank')} />
      <TextField
        name={`${at}account_number`}
        label={t('account.number')}
        help={t('account.numberHelp')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        name={`${at}account_holder`}
        label={t('account.holder')}
        help={t('account.holderHelp')}
        autoComplete="name"
      />
    </>
  )
}
