import { count, eq, min, sql } from 'drizzle-orm'
import { type desk, deskWaiting } from '#contract/desk'
import type { Data, Role } from '#contract/endpoint'
import { worksAt } from '#contract/sites/desks'
import { type Site, sites } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { waitingCompanies } from '#server/modules/accounts/company.service'
import { booking, order } from '#server/modules/booking/booking.table'
import { refund } from '#server/modules/cancellation/refund.table'
import { lateSales } from '#server/modules/catalog/sale-start.service'
import { conflictsToday } from '#server/modules/check-in/desk.service'
import { waitingForOffice } from '#server/modules/fair/office-list.service'
import { waitingInquiries } from '#server/modules/inquiry/desk.service'
import { openMails } from '#server/modules/mail/kept.service'
import { waitingHosting } from '#server/modules/mice/hosting-desk.service'
import { waitingPartnerships } from '#server/modules/pass/partnership-desk.service'
import { waitingQuotations } from '#server/modules/quotation/desk.service'
import { waitingPosts } from '#server/modules/reviews/social-desk.service'

interface Waits {
  count: number
  since: Date | string | null
}
interface SiteWaits extends Waits {
  site: Site
}

const at = (site: Site, waits: Waits): SiteWaits[] => [{ ...waits, site }]

/**
 * Returns what is waiting at the sites at whose desks somebody with these roles works, and since when, counted by indexes of
 * waiting rows only. Fifteen statements.
 */
export async function waitingToday(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  roles: readonly Role[],
): Promise<Data<typeof desk.today>> {
  // Each order is looked up: joined, the table of all orders would be read.
  const begun = db
    .select({ at: sql`coalesce(${order.paid_at}, ${order.submitted_at})` })
    .from(order)
    .where(eq(order.id, booking.order_id))
  const bookings = await db
    .select({ status: booking.status, site: booking.site, count: count(), since: sql<string | null>`min((${begun}))` })
    .from(booking)
    .where(sql`${booking.status} in ('waiting', 'requested')`)
    .groupBy(booking.status, booking.site)
  const refunds = await db
    .select({ status: refund.status, site: booking.site, count: count(), since: min(refund.requested_at) })
    .from(refund)
    .innerJoin(booking, eq(booking.id, refund.booking_id))
    .where(sql`${refund.status} in ('requested', 'failed')`)
    .groupBy(refund.status, booking.site)
  const { requested, questions: waiting } = await waitingQuotations(db)
  const rows: Record<(typeof deskWaiting)[number], readonly SiteWaits[]> = {
    deposit: bookings.filter(({ status }) => status === 'waiting'),
    confirm: bookings.filter(({ status }) => status === 'requested'),
    refund: refunds.filter(({ status }) => status === 'requested'),
    failed: refunds.filter(({ status }) => status === 'failed'),
    inquiry: await waitingInquiries(db),
    offer: at('shop', requested),
    question: at('shop', waiting),
    post: at('shop', await waitingPosts(db)),
    company: at('shop', await waitingCompanies(db)),
    partnership: at('seoulitepass', await waitingPartnerships(db)),
    hosting: at('mice', await waitingHosting(db, clock.now())),
    participant: at('fair', (await waitingForOffice({ db, clock })).submitted),
    gate: await conflictsToday(db, clock.now()),
    mail: await openMails(db),
    sale: await lateSales(db, clock.now()),
  }
  return {
    waiting: deskWaiting.flatMap((kind) =>
      rows[kind]
        .filter((row) => row.count > 0 && worksAt(row.site, roles))
        .toSorted((a, b) => sites.indexOf(a.site) - sites.indexOf(b.site))
        .map(({ site, count: waits, since }) => ({
          kind,
          site,
          count: waits,
          since: since && new Date(since).toISOString(),
        })),
    ),
  }
}
