import { randomUUID } from 'node:crypto'
import { api } from './fixtures'
import type { Member } from './members'
import { aPaidOrder } from './orders'
import { daysBefore } from './time'

/** A review of a tour that a member took yesterday. */
export async function aReview(member: Member, title: string): Promise<void> {
  const { order } = await aPaidOrder(member)
  await daysBefore(order, -1)
  const content = 'The guide knew every stone of the palace.'
  const body = { booking_id: order.bookings[0]?.id, rating: 2, title, content, lang: 'en', photos: [] }
  await api('POST', '/api/v1/reviews', { token: member.token, key: randomUUID(), body })
}
