import type { Visitor } from './visitor'

/** Waits no longer than this for a page that fails to arrive, in milliseconds. */
const patienceMs = 1000

/** Announces that another page is on the screen. */
export const arrived = ({ arrivals }: Visitor): boolean => arrivals.dispatchEvent(new Event('arrived'))

/** Resolves when the next page is on the screen; the router only knows that it is about to be. */
export const nextArrival = ({ arrivals }: Visitor): Promise<void> =>
  new Promise((resolve) => {
    arrivals.addEventListener('arrived', () => resolve(), { once: true })
    setTimeout(resolve, patienceMs)
  })
