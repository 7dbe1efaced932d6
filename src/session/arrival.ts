import type { Visitor } from './visitor'

/** A page that does not come must not keep anybody waiting for longer, in milliseconds. */
const patienceMs = 1000

/** Says that another page is on the screen. */
export const arrived = ({ arrivals }: Visitor): boolean => arrivals.dispatchEvent(new Event('arrived'))

/** Resolves when the next page is on the screen: the router alone only knows that it is about to. */
export const nextArrival = ({ arrivals }: Visitor): Promise<void> =>
  new Promise((resolve) => {
    arrivals.addEventListener('arrived', () => resolve(), { once: true })
    setTimeout(resolve, patienceMs)
  })
