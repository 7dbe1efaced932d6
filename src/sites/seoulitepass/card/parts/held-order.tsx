import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ownOrders } from '../../passes/queries'
import { paths } from '../../site'
import { PayForm } from './pay-form'

/** The payment of passes held for the member; a note replaces it once the order is no longer held. */
export function HeldOrder({ id }: { id: string }) {
  const { t } = useTranslation('seoulitepass.card')
  const { data: orders, dataUpdatedAt } = useSuspenseQuery(ownOrders(useVisitor()))
  const order = orders.find((each) => each.id === id)
  if (order?.status === 'awaiting_deposit')
    return (
      <EmptyState title={t('pay.ordered')} actions={<ButtonLink to={paths.mypage}>{t('pay.mine')}</ButtonLink>}>
        {t('pay.orderedText')}
      </EmptyState>
    )
  if (!order || (order.status !== 'draft' && order.status !== 'awaiting_payment')) {
    return (
      <EmptyState
        title={t('pay.gone')}
        actions={
          <>
            <ButtonLink to={paths.mypage}>{t('pay.mine')}</ButtonLink>
            <ButtonLink to={paths.card} variant="secondary">
              {t('pay.again')}
            </ButtonLink>
          </>
        }
      >
        {t('pay.goneText')}
      </EmptyState>
    )
  }
  return <PayForm key={order.id} order={order} receivedAt={dataUpdatedAt} />
}
