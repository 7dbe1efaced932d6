import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PassOrder } from '#contract/pass/order'
import { BankDetails } from '#src/kits/booking/bank-details'
import { DepositNote } from '#src/kits/booking/deposit-note'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useVisitor } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { paths } from '../../site'
import { ownOrders } from '../queries'
import { CancelOrder } from './cancel-order'
import { Refunds } from './refunds'

/** How often a payment is refetched while it is being confirmed, in ms. */
const askAgainMs = 5000
const tones = {
  draft: 'warning',
  awaiting_payment: 'warning',
  confirming: 'info',
  awaiting_deposit: 'warning',
  paid: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<PassOrder['status'], string>

/** Orders of passes with their states; for a transfer, with the account details. */
export function OpenOrders() {
  const { t } = useTranslation('seoulitepass.passes')
  const { data: orders } = useSuspenseQuery({
    ...ownOrders(useVisitor()),
    // Shows the provider's confirmation without a reload.
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'confirming') ?? false) && askAgainMs,
  })
  if (orders.length === 0) return null
  return (
    <section>
      <h2 className="mb-4 text-xl font-bold">{t('orders')}</h2>
      <ul className="stack-3">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    </section>
  )
}

function OrderCard({ order }: { order: PassOrder }) {
  const { t } = useTranslation('seoulitepass.passes')
  const { dayOf } = useDates()
  const won = useWon()
  const { id, status, created_at, amount_won, bank_transfer, passes } = order
  return (
    <Card as="li" className="stack-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="font-semibold">{t('count', { count: passes.length })}</span>{' '}
          <span className="text-sm text-muted figures">
            {id} · {dayOf(created_at)} · {won(amount_won)}
          </span>
        </p>
        <Badge tone={tones[status]}>{t(`order.${status}`)}</Badge>
      </div>
      <DepositNote order={order} />
      {status === 'awaiting_deposit' && bank_transfer && (
        <BankDetails transfer={bank_transfer} amountWon={amount_won} />
      )}
      {status === 'awaiting_deposit' && <CancelOrder passes={passes} />}
      <Refunds passes={passes} />
      {(status === 'draft' || status === 'awaiting_payment') && (
        <div>
          <ButtonLink to={paths.payCard(id)} size="sm">
            {t('resume')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
