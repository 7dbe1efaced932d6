import { useMoney } from '#src/api/start-up'

/** What booths cost is in won for everybody, because that is what is charged. */
export function useWon(): (amount: number) => string {
  const money = useMoney()
  return (amount) => money({ amount, currency: 'KRW' }, 'KRW')
}
