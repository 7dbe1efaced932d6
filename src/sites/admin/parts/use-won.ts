import { useCallback } from 'react'
import { formatMoney } from '#contract/money'
import { useLanguage } from '#src/session/visitor'

/** Writes an amount in won: orders are charged in no other currency. */
export function useWon(): (won: number) => string {
  const language = useLanguage()
  return useCallback((won) => formatMoney({ amount: won, currency: 'KRW' }, language), [language])
}
