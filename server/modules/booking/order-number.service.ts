import { newNumber } from '#server/number'

/** A fresh order number, `NR261017-7KQ2M9XWTC`: the Seoul day, and 50 random bits. */
export const newOrderNumber = (now: Date): string => newNumber('NR', now, 10)

/** The reservation number of an order's `position`-th booking, counted from 1. */
export const reservationNumber = (orderId: string, position: number): string =>
  `${orderId}-${String(position).padStart(2, '0')}`
