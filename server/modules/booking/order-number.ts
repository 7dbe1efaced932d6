import { randomInt } from 'node:crypto'
import { dayInSeoul } from '#server/ports/clock'

// Without the letters and digits that are mistaken for one another when read out.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A fresh order number, `NR261017-7KQ2M9XWTC`: the Seoul day, and 50 random bits that nobody guesses. */
export const newOrderNumber = (now: Date): string =>
  `NR${dayInSeoul(now).slice(2).replaceAll('-', '')}-${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

/** The reservation number of an order's `position`-th booking, counted from 1. */
export const reservationNumber = (orderId: string, position: number): string =>
  `${orderId}-${String(position).padStart(2, '0')}`
