import { formatMoney } from '#contract/money'
import { useLanguage } from './visitor'

/** Writes an amount that is in won for everybody, because nothing else is charged or paid (product §3). */
export function useWon(): (won: number) => string {
  const language = useLanguage()
  return (won) => formatMoney({ amount: won, currency: 'KRW' }, language)
}
