import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { addDays, dayInSeoul } from '#contract/days'
import { type ReviewPhoto, type ReviewText, review } from '#contract/review'
import { addPastTrip } from '#server/demo/booking/past-trip.seed'
import { product } from '#server/modules/catalog/catalog.table'
import { review as reviews } from '#server/modules/reviews/reviews.table'
import type { TestDeps } from '#tests/support/deps'
import type { Person, TestProduct } from '#tests/support/factories'
import { aKey, type Shop } from '#tests/support/orders'

/** A tour of the product that the person took; returns the booking's id. */
export const aTrip = (
  { db, clock }: Pick<TestDeps, 'db' | 'clock'>,
  { id, email }: Pick<Person, 'id' | 'email'>,
  { id: product_id }: Pick<TestProduct, 'id'>,
  daysAgo = 3,
): Promise<string> =>
  addPastTrip(db, {
    site: 'shop',
    account_id: id,
    name: 'Maya Lind',
    email,
    lang: 'en',
    product_id,
    date: addDays(dayInSeoul(clock.now()), -daysAgo),
    adults: 1,
    made_at: new Date(clock.now().getTime() - (daysAgo + 20) * 86_400_000),
  })

/** A review that passes every rule. */
export const words = (change: Partial<ReviewText> = {}): ReviewText => ({
  rating: 5,
  title: 'A day to remember',
  content: 'The guide knew every stone of the palace.',
  lang: 'en',
  photos: [],
  ...change,
})

/** Writes a review of a booking; returns the endpoint's response. */
export const write = ({ call }: Shop, { token }: Person, booking_id: string, change: Partial<ReviewText> = {}) =>
  call(review.write, { body: { booking_id, ...words(change) } }, { token, headers: aKey() })

/** A review of a tour taken for this purpose; returns its id. */
export async function aReview(
  shop: Shop,
  person: Person,
  tour: TestProduct,
  change: Partial<ReviewText> = {},
): Promise<string> {
  const { data, refusal } = await write(shop, person, await aTrip(shop.deps, person, tour), change)
  if (!data) throw new Error(refusal.code)
  return data.id
}

/** A photograph with all the metadata a camera writes. */
export async function aPhotograph(name = 'IMG_0001.jpg'): Promise<File> {
  const body = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0f766e' } })
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(body)], name, { type: 'image/jpeg' })
}

/** Uploads a photo; returns the stored one. */
export async function aPhoto({ call }: Shop, { token }: Person): Promise<ReviewPhoto> {
  const { data, refusal } = await call(review.addPhoto, { body: {}, files: { photo: await aPhotograph() } }, { token })
  if (!data) throw new Error(refusal.code)
  return data
}

/** The rating stored on the product's row. */
export async function ratingOf({ db }: Pick<TestDeps, 'db'>, { id }: Pick<TestProduct, 'id'>) {
  const [row] = await db
    .select({ sum: product.rating_sum, count: product.rating_count })
    .from(product)
    .where(eq(product.id, id))
  return row
}

/** The rating computed from its published reviews. */
export async function countedRating({ db }: Pick<TestDeps, 'db'>, { id }: Pick<TestProduct, 'id'>) {
  const [row] = await db
    .select({
      sum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(sql`${reviews.product_id} = ${id} and ${reviews.status} = 'published'`)
  return row
}
