import { formatMoney } from '#contract/money'
import { useLanguage } from '#src/session/visitor'

/** Writes an amount of the program, which is always in won: nobody is paid in another currency (product §3). */
export function useWon(): (won: number) => string {
  const language = useLanguage()
  return (won) => formatMoney({ amount: won, currency: 'KRW' }, language)
}
