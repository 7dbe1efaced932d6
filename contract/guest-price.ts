import { luggage } from './catalog'
import { convert, type Money, type Rates } from './money'

/**
 * The price of a guest's reservation in won: each part is converted once from its own currency, as on the server, which refuses
 * another amount (product §5). `units` are vehicles if the price is per vehicle, otherwise travelers. `extra` is the number of
 * pieces beyond the free ones.
 */
export function guestPrice(
  price: Money,
  { travelers, luggage: pieces, units = travelers }: { travelers: number; luggage: number; units?: number },
  rates: Rates,
): { tour: number; extra: number; luggage: number; total: number } {
  const won = (amount: number, currency: Money['currency']) => convert({ amount, currency }, 'KRW', rates).amount
  const extra = Math.max(0, pieces - travelers * luggage.perTraveler)
  const tour = won(price.amount * units, price.currency)
  const forLuggage = won(extra * luggage.extraPieceCents, 'USD')
  return { tour, extra, luggage: forLuggage, total: tour + forLuggage }
}
