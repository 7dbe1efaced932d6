import { useTranslation } from 'react-i18next'
import { withNext } from '#src/kits/account/use-next'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

/** Reports a paid order to a customer who returned without a session (product §4). */
export function PaidAway({ orderId }: { orderId: string }) {
  const { t } = useTranslation('shop.purchase')
  const { t: shop } = useTranslation('shop')
  return (
    <Alert
      tone="success"
      title={t('complete.paid')}
      actions={
        <ButtonLink size="sm" to={withNext(paths.login, paths.paymentComplete(orderId))}>
          {shop('header.signIn')}
        </ButtonLink>
      }
      live
    >
      {t('landing.away')}
    </Alert>
  )
}
