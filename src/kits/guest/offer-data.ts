import type { Tour } from '#contract/tour'
import { priceData } from '#src/kits/page/json-ld'

/** The offer of a tour as structured data: the lowest price of its days, as its card says, and where it is reserved. */
export const offerData = ({ price: amount, currency, options }: Tour, url: string): object => ({
  '@type': 'AggregateOffer',
  lowPrice: priceData({ amount, currency }),
  priceCurrency: currency,
  offerCount: options.length,
  url,
})
