import type { boothPrice } from '#contract/mice/booth'
import type { Price } from '#server/modules/booking/price.service'
import { lineName, vatName } from './price.texts'

/** The price of a booth as an order stores it: line by line, then its VAT. */
export function storedPrice(bookingId: string, { lines, vat_won, total_won }: ReturnType<typeof boothPrice>): Price {
  const line = (label: Price['lines'][number]['label'], quantity: number, unit: number, amount: number) => ({
    kind: 'item' as const,
    label,
    quantity,
    unit: { amount: unit, currency: 'KRW' as const },
    amount,
  })
  return {
    lines: [
      ...lines.map(({ of, quantity, unit_won, amount_won }) => line(lineName(of), quantity, unit_won, amount_won)),
      { ...line(vatName, 1, vat_won, vat_won), unit: null },
    ],
    amount_won: total_won,
    shares: new Map([[bookingId, total_won]]),
  }
}
