import { and, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import type { ReviewPhoto, ReviewText } from '#contract/review'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { encodeUpload, keepPicture, removePictures } from '#server/modules/media/picture.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { photoAlt, photoView } from './reviews.rows'
import { reviewPhoto } from './reviews.table'

/** How long an uploaded photo waits for its review, in milliseconds (product §3). */
const waitsMs = 24 * 3_600_000

/**
 * Stores a photo for a review that is being written, re-encoded to its pixels. Throws 400 `review.photoMissing` and what
 * `encodeUpload` throws.
 */
export async function addPhoto(
  { db, storage, clock, decoder }: Pick<Deps, 'db' | 'storage' | 'clock' | 'decoder'>,
  accountId: string,
  file: ReceivedFile | undefined,
  lang: Lang,
): Promise<ReviewPhoto> {
  if (!file) throw new Refusal(400, 'review.photoMissing', 'photo')
  const encoded = await encodeUpload({ decoder }, file)
  return transaction(db, async (tx) => {
    const row = await keepPicture({ db: tx, storage }, encoded, { alt: photoAlt, owner: accountId })
    await tx.insert(reviewPhoto).values({ picture_id: row.id, account_id: accountId, unused_since: clock.now() })
    return photoView({ alt: '', picture: row }, lang)
  })
}

/**
 * Attaches exactly these photos of the author to a review, in this order, and returns those it no longer has. Throws 409
 * `review.photoGone` for a photo of another member, of another review, or one that was removed.
 */
export async function hangPhotos(
  tx: Db,
  now: Date,
  { id, account_id }: { id: string; account_id: string },
  photos: ReviewText['photos'],
): Promise<string[]> {
  const ids = photos.map((photo) => photo.id)
  if (new Set(ids).size < ids.length) throw new Refusal(400, 'validation.invalid', 'photos')
  const taken = await tx
    .update(reviewPhoto)
    .set({ review_id: null, unused_since: now })
    .where(and(eq(reviewPhoto.review_id, id), notInArray(reviewPhoto.picture_id, ids)))
    .returning({ id: reviewPhoto.picture_id })
  for (const [position, photo] of photos.entries()) {
    const hung = await tx
      .update(reviewPhoto)
      .set({ review_id: id, position, alt: photo.alt, unused_since: null })
      .where(
        and(
          eq(reviewPhoto.picture_id, photo.id),
          eq(reviewPhoto.account_id, account_id),
          or(isNull(reviewPhoto.review_id), eq(reviewPhoto.review_id, id)),
        ),
      )
      .returning({ id: reviewPhoto.picture_id })
    if (hung.length === 0) throw new Refusal(409, 'review.photoGone', 'photos')
  }
  return taken.map((row) => row.id)
}

/** Removes photos that no review names. One that a review has taken in the meantime stays. */
export async function removePhotos(deps: Pick<Deps, 'db' | 'storage'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const removed = await deps.db
    .delete(reviewPhoto)
    .where(and(inArray(reviewPhoto.picture_id, [...ids]), isNull(reviewPhoto.review_id)))
    .returning({ id: reviewPhoto.picture_id })
  await removePictures(
    deps,
    removed.map(({ id }) => id),
  )
}

/** Removes the photos that no review has named for a day. */
export async function removeUnusedPhotos(deps: Pick<Deps, 'db' | 'storage'>, now: Date): Promise<void> {
  const unused = await deps.db
    .select({ id: reviewPhoto.picture_id })
    .from(reviewPhoto)
    .where(lt(reviewPhoto.unused_since, new Date(now.getTime() - waitsMs)))
  await removePhotos(
    deps,
    unused.map(({ id }) => id),
  )
}
