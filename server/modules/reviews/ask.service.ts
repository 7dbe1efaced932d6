import { and, eq, gte, isNull } from 'drizzle-orm'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import { reviewPoints } from '#contract/review'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { hasTakenPlace } from '#server/modules/booking/active.service'
import { booking } from '#server/modules/booking/booking.table'
import { mailLater } from '#server/modules/mail/mail.service'
import { review, reviewAsked } from './reviews.table'

/**
 * Reviews are requested from this time in Seoul on the day after the tour, for this many days in case the server was down
 * (product §9).
 */
const askFrom = '10:00'
const askDays = 7

/**
 * Asks travelers for a review by mail, once for each booking (product §3). Safe to run at any frequency, on any number of
 * servers.
 */
export async function askForReviews({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  const today = dayInSeoul(now)
  // Not at night.
  if (now < instantInSeoul(today, askFrom)) return
  const due = await db
    .select({ booking, email: account.email, name: account.name, lang: account.lang })
    .from(booking)
    .innerJoin(account, eq(account.id, booking.account_id))
    .leftJoin(review, eq(review.booking_id, booking.id))
    .leftJoin(reviewAsked, eq(reviewAsked.booking_id, booking.id))
    .where(
      and(
        hasTakenPlace(today),
        gte(booking.date, addDays(today, -askDays)),
        // Guests have no account to write a review with.
        eq(account.area, 'member'),
        eq(account.status, 'active'),
        isNull(review.id),
        isNull(reviewAsked.booking_id),
      ),
    )
  for (const { booking: row, email, name, lang } of due) {
    await transaction(db, async (tx) => {
      const first = await tx
        .insert(reviewAsked)
        .values({ booking_id: row.id, at: now })
        .onConflictDoNothing()
        .returning({ id: reviewAsked.booking_id })
      if (first.length === 0) return
      const values = {
        name,
        product_name: row.product_name[lang === 'ko' ? 'ko' : 'en'],
        date: row.date,
        path: `/review-request/${row.id}`,
        points: reviewPoints.photo,
      }
      await mailLater({ jobs }, tx, { template: 'reviewRequest', to: email, lang, values })
    })
  }
}
