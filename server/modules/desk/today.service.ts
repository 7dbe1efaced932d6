import { count, eq, min, sql } from 'drizzle-orm'
import { type desk, deskWaiting } from '#contract/desk'
import type { Data } from '#contract/endpoint'
import type { Deps } from '#server/deps'
import { waitingCompanies } from '#server/modules/accounts/company.service'
import { booking, order } from '#server/modules/booking/booking.table'
import { refund } from '#server/modules/cancellation/refund.table'
import { lateSales } from '#server/modules/catalog/sale-start.service'
import { conflictsToday } from '#server/modules/check-in/desk.service'
import { waitingInquiries } from '#server/modules/inquiry/desk.service'
import { openMails } from '#server/modules/mail/kept.service'
import { waitingPartnerships } from '#server/modules/pass/partnership-desk.service'
import { waitingQuotations } from '#server/modules/quotation/desk.service'
import { waitingPosts } from '#server/modules/reviews/social-desk.service'

/** Returns what is waiting for the desk and since when, counted by indexes of waiting rows only. Eleven statements. */
export async function waitingToday({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Data<typeof desk.today>> {
  const bookings = await db
    .select({
      status: booking.status,
      count: count(),
      since: sql<string | null>`min(coalesce(${order.paid_at}, ${order.submitted_at}))`,
    })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(sql`${booking.status} in ('waiting', 'requested')`)
    .groupBy(booking.status)
  const refunds = await db
    .select({ status: refund.status, count: count(), since: min(refund.requested_at) })
    .from(refund)
    .where(sql`${refund.status} in ('requested', 'failed')`)
    .groupBy(refund.status)
  const { requested, questions: waiting } = await waitingQuotations(db)
  const rows = {
    deposit: bookings.find(({ status }) => status === 'waiting'),
    confirm: bookings.find(({ status }) => status === 'requested'),
    refund: refunds.find(({ status }) => status === 'requested'),
    failed: refunds.find(({ status }) => status === 'failed'),
    inquiry: await waitingInquiries(db),
    offer: requested,
    question: waiting,
    post: await waitingPosts(db),
    company: await waitingCompanies(db),
    partnership: await waitingPartnerships(db),
    gate: await conflictsToday(db, clock.now()),
    mail: await openMails(db),
    sale: await lateSales(db, clock.now()),
  }
  return {
    waiting: deskWaiting.map((kind) => {
      const { count: waits = 0, since = null } = rows[kind] ?? {}
      return { kind, count: waits, since: since && new Date(since).toISOString() }
    }),
  }
}
