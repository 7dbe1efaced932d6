import { useTranslation } from 'react-i18next'
import { Card } from '#src/ui/card'
import { Confirming } from '../parts/purchase/confirming'
import { Frame } from '../parts/purchase/frame'
import { givenIn } from '../parts/purchase/given'
import { useLandingSearch } from '../parts/purchase/landing-search'
import { PaymentMissing } from '../parts/purchase/payment-missing'

/** Where the payment window returns to: shows what it brought and confirms it with the server (product §2, §4). */
export function Component() {
  const { t } = useTranslation('shop.purchase')
  const search = useLandingSearch()
  const { given, missing } = search ? givenIn(search) : { given: null, missing: null }
  return (
    <Frame title={t(missing && !given ? 'landing.missingTitle' : 'landing.successTitle')} width="form">
      <Card pad="lg">
        {given && <Confirming given={given} />}
        {missing && !given && <PaymentMissing missing={missing} />}
        {!search && <p>{t('landing.confirming')}</p>}
      </Card>
    </Frame>
  )
}
