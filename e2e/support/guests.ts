import { randomInt, randomUUID } from 'node:crypto'
import type { Data } from '#contract/endpoint'
import type { guest } from '#contract/guest'
import { guestPrice } from '#contract/guest-price'
import { defaultRates } from '#contract/money'
import { api, expect, mailTo } from './fixtures'
import { approve, confirm } from './orders'

/** A guest of a delegation with a paid reservation, and everything that opens it or is needed at the gate. */
export interface TicketHolder {
  email: string
  /** The reservation number, NR…-01. */
  number: string
  /** The content of the QR code. */
  code: string
  /** The token of the mailed link. */
  token: string
  /** The ticket's path in the mail, with the token in its fragment. */
  ticketPath: string
  tour: { id: string; date: string; start_time: string }
}

interface Wish {
  tour_id?: string
  /** YYYY-MM-DD; by default a random day one to two months ahead, so that parallel tests do not take each other's seats. */
  date?: string
  travelers?: number
  name?: string
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** A departure with room for the party, and its price. */
async function someDeparture({ tour_id, date, travelers = 2 }: Wish) {
  const tours = await api<Data<typeof guest.tours>>('GET', '/api/v1/sites/apec/tours?lang=en')
  const span = `from=${date ?? day(28)}&to=${date ?? day(55)}`
  const { items } = await api<Data<typeof guest.departures>>('GET', `/api/v1/sites/apec/tours/departures?${span}`)
  const open = items.filter((each) => each.seats >= travelers && (!tour_id || each.tour_id === tour_id))
  const found = open[randomInt(Math.max(open.length, 1))]
  const option = tours.flatMap(({ options }) => options).find(({ id }) => id === found?.option_id)
  if (!found || !option) throw new Error('no departure has seats')
  const { total } = guestPrice(
    { amount: found.price, currency: option.currency },
    { travelers, luggage: 0 },
    defaultRates,
  )
  return { ...found, amount_won: total }
}

/** Reserves and pays as a guest, through the API and the payment window, and reads the mail with the ticket. */
export async function aTicketHolder(wish: Wish = {}): Promise<TicketHolder> {
  const email = `delegate-${randomUUID().slice(0, 12)}@people.test`
  const { seats: _, price: __, amount_won, ...departure } = await someDeparture(wish)
  await api('POST', '/api/v1/guest/code?lang=en', { body: { email } })
  const [code] = await mailTo(email, /\b\d{6}\b/)
  const visit = await api<{ token: string }>('POST', '/api/v1/sites/apec/guest/session', { body: { email, code } })
  const { payment, reservation } = await api<Data<typeof guest.reserve>>('POST', '/api/v1/guest/reservation?lang=en', {
    token: visit.token,
    key: randomUUID(),
    body: {
      ...departure,
      number_of_travelers: wish.travelers ?? 2,
      luggage_count: 0,
      arrival_flight: '',
      departure_address: '',
      destination_address: '',
      request: '',
      representative_name: wish.name ?? 'Maya Lind',
      contact: '+14155550123',
      nationality: 'US',
      passport_number: 'AB1234567',
      payment_method: 'card',
      agree_terms: true,
      agree_privacy: true,
      amount_won,
    },
  })
  await confirm(await approve(reservation.order.id, payment?.amount ?? 0))
  const number = reservation.booking.reservation_number
  const [, ticketPath = '', token = ''] = await mailTo(email, /(\/apec2025\/qrcode\/[\w-]+#([\w-]{43}))\b/)
  expect(ticketPath).toContain(number)
  const ticket = await api<Data<typeof guest.ticket>>('GET', '/api/v1/guest/reservation/ticket?lang=en', { token })
  const { tour_id, date, start_time } = departure
  return { email, number, code: ticket.code, token, ticketPath, tour: { id: tour_id, date, start_time } }
}
