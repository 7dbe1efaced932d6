import CircleX from 'lucide-react/icons/circle-x'
import { useTranslation } from 'react-i18next'
import { orderIn, useLandingSearch } from '#src/kits/booking/landing-search'
import { shownText } from '#src/kits/booking/shown-text'
import { PrivatePage } from '#src/kits/page/private-page'
import { ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { Facts } from '#src/ui/facts'
import { paths } from '../../site'
import { wordingOf } from './payment-codes'

/** The maximum length of an address's values on the page, in characters. */
const longest = { code: 60, message: 300 }

/** The raw code and reason of a failed payment as text, with our own wording beside them (product §2, §8). */
export function PaymentFailed() {
  const { t } = useTranslation('shop.purchase')
  const found = useLandingSearch()
  const search = found ?? new URLSearchParams()
  const code = shownText(search, 'code', longest.code)
  const message = shownText(search, 'message', longest.message)
  const order = found && orderIn(found)
  return (
    <PrivatePage title={t('landing.failTitle')} width="form">
      <Card pad="lg" className="space-y-6">
        <p className="flex gap-3 text-lg">
          <CircleX className="mt-1 size-6 shrink-0 text-error" />
          {t(`landing.ours.${wordingOf(code)}`)}
        </p>
        {found && (
          <Facts
            facts={[
              { label: t('landing.code'), value: code || t('landing.unknownCode') },
              { label: t('landing.reason'), value: message || t('landing.unknownMessage') },
              ...(order ? [{ label: t('landing.order'), value: order }] : []),
            ]}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {order && <ButtonLink to={paths.reservationStep('payment', order)}>{t('landing.retry')}</ButtonLink>}
          <ButtonLink to={paths.myReservation} variant="secondary">
            {t('landing.reservations')}
          </ButtonLink>
        </div>
      </Card>
    </PrivatePage>
  )
}
