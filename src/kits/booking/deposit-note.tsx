import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/order'

/** What happens to money possibly on its way for a transfer that ended unpaid (product §4); nothing for any other order. */
export function DepositNote({ order }: { order: Pick<Order, 'status' | 'payment_method' | 'paid_at'> }) {
  const { t } = useTranslation('booking')
  const { status, payment_method, paid_at } = order
  if (payment_method !== 'transfer' || paid_at !== null) return null
  if (status !== 'expired' && status !== 'cancelled') return null
  return <p className="mt-1">{t(status === 'expired' ? 'deposit.late' : 'deposit.sent')}</p>
}
