import { useTranslation } from 'react-i18next'
import type { Refund } from '#contract/order'
import { useMoney } from '#src/api/start-up'

/** Returns the state of a refund in a few words, or null if there is none. */
export function useRefundWords(refund: Pick<Refund, 'amount_won' | 'status'> | null): string | null {
  const { t } = useTranslation('shop.booking')
  const money = useMoney()
  if (!refund) return null
  if (refund.amount_won === 0) return t('refund.nothing')
  return t(`refund.state.${refund.status}`, {
    amount: money({ amount: refund.amount_won, currency: 'KRW' }, 'KRW'),
  })
}
