import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLandingSearch } from '#src/kits/booking/landing-search'
import { PrivatePage } from '#src/kits/page/private-page'
import { Card } from '#src/ui/card'
import { Confirming } from '../parts/confirming'
import { givenIn } from '../parts/given'
import { PaidAway } from '../parts/paid-away'
import { PaymentMissing } from '../parts/payment-missing'

/** The return page of the payment window: shows the payment and has the server confirm it (product §2, §4). */
export function Component() {
  const { t } = useTranslation(['shop.purchase', 'booking'])
  const search = useLandingSearch()
  const { given, missing } = search ? givenIn(search) : { given: null, missing: null }
  const [paid, setPaid] = useState(false)
  const onPaid = useCallback(() => setPaid(true), [])
  const title = paid ? 'complete.title' : missing && !given ? 'landing.missingTitle' : 'landing.successTitle'
  return (
    <PrivatePage title={t(title)} width="form">
      <Card pad="lg">
        {given && (paid ? <PaidAway orderId={given.orderId} /> : <Confirming given={given} onPaid={onPaid} />)}
        {missing && !given && <PaymentMissing missing={missing} />}
        {!search && <p>{t('booking:confirming.now')}</p>}
      </Card>
    </PrivatePage>
  )
}
