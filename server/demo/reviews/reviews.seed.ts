import { and, eq } from 'drizzle-orm'
import { addDays, dayInSeoul, daysLater } from '#contract/days'
import { addPastTrip } from '#server/demo/booking/past-trip.seed'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { drawingHash, keepDrawing } from '#server/modules/media/drawn.service'
import { photoAlt } from '#server/modules/reviews/reviews.rows'
import { reviewAsked, reviewPhoto } from '#server/modules/reviews/reviews.table'
import { writeReview } from '#server/modules/reviews/write.service'
import { type DemoReview, demoReviews } from './demo-reviews'
import { type Reviewer, reviewers } from './people'

/** The demo member's tour without a review request yet. */
const waiting = { product_id: 'suwon-hwaseong-fortress-evening', daysAgo: 3 } as const
/** Photos of reviews are never shown larger, in pixels. */
const photoWidth = 960

async function addReviewer({ db }: Deps, { email, name, lang }: Reviewer, created_at: Date): Promise<string> {
  const [made] = await db
    .insert(account)
    .values({ area: 'member', roles: ['general'], email, name, lang, created_at, agreed_terms_at: created_at })
    .returning({ id: account.id })
  return made?.id ?? ''
}

interface Traveler extends Reviewer {
  id: string
}

const tripOf = (
  { db, clock }: Deps,
  { id, ...who }: Traveler,
  product_id: string,
  daysAgo: number,
  place: number,
): Promise<string> => {
  const now = clock.now()
  return addPastTrip(db, {
    ...who,
    site: 'shop',
    account_id: id,
    product_id,
    date: addDays(dayInSeoul(now), -daysAgo),
    adults: 2,
    made_at: secondsBefore(daysLater(now, -(daysAgo + 21)), place),
  })
}

/** Draws the photos of a review, as if they had been sent before it was written. */
async function addPhotos(deps: Deps, owner: string, { photos = [] }: DemoReview, at: Date) {
  const hung: { id: string; alt: string }[] = []
  for (const { scene, alt } of photos) {
    const drawing = { scene, width: photoWidth }
    const row = await keepDrawing(deps, drawing, { alt: photoAlt, key: `pictures/review-${drawingHash(drawing)}` })
    await deps.db.insert(reviewPhoto).values({ picture_id: row.id, account_id: owner, unused_since: at })
    hung.push({ id: row.id, alt })
  }
  return hung
}

async function addReview(deps: Deps, who: Traveler, each: DemoReview, place: number): Promise<void> {
  // Seconds later, not before: shortly after midnight, that would be the day of the tour.
  const at = secondsBefore(daysLater(deps.clock.now(), each.after - each.daysAgo), -place)
  const past: Deps = { ...deps, clock: { now: () => at } }
  const booking_id = await tripOf(deps, who, each.product_id, each.daysAgo, place)
  // No requests for reviews that have been written already.
  await deps.db.insert(reviewAsked).values({ booking_id, at })
  const photos = await addPhotos(past, who.id, each, at)
  const { stars: rating, title, content } = each
  await writeReview(past, who.id, { booking_id, rating, title, content, lang: who.lang, photos })
}

/** Demo data: travelers with past tours and their reviews, and a tour of the demo member that waits for its review. */
export async function seedReviews(deps: Deps): Promise<void> {
  const longAgo = daysLater(deps.clock.now(), -200)
  const ids = new Map<string, Traveler>()
  for (const [place, [name, person]] of Object.entries(reviewers).entries()) {
    ids.set(name, { ...person, id: await addReviewer(deps, person, secondsBefore(longAgo, place)) })
  }
  for (const [place, each] of demoReviews.entries()) {
    const who = ids.get(each.by)
    if (who) await addReview(deps, who, each, place)
  }
  const [member] = await deps.db
    .select({ id: account.id, email: account.email, name: account.name })
    .from(account)
    .where(and(eq(account.area, 'member'), eq(account.email, 'member@naru.test')))
  if (!member) throw new Error('The demo member is not there')
  await tripOf(deps, { ...member, lang: 'en' }, waiting.product_id, waiting.daysAgo, 0)
}
