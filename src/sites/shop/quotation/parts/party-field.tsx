import { useTranslation } from 'react-i18next'
import { groupSize } from '#contract/quotation-limits'
import { PartyField as Field } from '#src/kits/booking/party-field'

/** The number of travelers by band. */
export function PartyField() {
  const { t } = useTranslation('shop.quotation')
  const { t: purchase } = useTranslation('shop.purchase')
  return (
    <Field
      label={t('form.who')}
      help={t('form.whoHelp', groupSize)}
      nameOf={(band) => purchase(`band.${band}`)}
      countOf={(band) => t('form.party', { band: purchase(`band.${band}`) })}
      totalOf={(count) => t('form.total', { count })}
    />
  )
}
