import { formatMoney } from '#contract/money'
import { useLanguage } from './visitor'

/** Returns a formatter for amounts that are in won for all readers, because nothing else is charged or paid (product §3). */
export function useWon(): (won: number) => string {
  const language = useLanguage()
  return (won) => formatMoney({ amount: won, currency: 'KRW' }, language)
}
