import { and, eq, sql } from 'drizzle-orm'
import { picturesIn } from '#contract/markup'
import type { Deps } from '#server/deps'
import { encodeUpload, keepPicture, removePictures } from '#server/modules/media/picture.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { post, postPicture, postText } from './board.table'
import { changePost, type Place } from './desk.service'

/** Maximum number of pictures in the texts of a post (product §5). */
const mostPictures = 20
/** The texts that show a picture describe it. */
const noAlt = { en: '', ko: '' }

/**
 * Stores a picture for the texts of a post: its pixels, re-encoded. Throws 404, 400 `board.tooManyPictures`, and what
 * `encodeUpload` throws.
 */
export async function addPicture(
  deps: Deps,
  actor: string,
  place: Place,
  file: ReceivedFile | undefined,
): Promise<void> {
  if (!file) throw new Refusal(400, 'validation.required', 'file')
  const full = new Refusal(400, 'board.tooManyPictures', 'file')
  if ((await deps.db.$count(postPicture, eq(postPicture.post_id, place.id))) >= mostPictures) throw full
  const encoded = await encodeUpload(deps, file)
  await changePost(deps, actor, place, 'post.addPicture', {}, async (tx) => {
    // Locks the row of the post: concurrent pictures get different numbers, and the maximum holds.
    const [counted] = await tx
      .update(post)
      .set({ pictures: sql`${post.pictures} + 1` })
      .where(eq(post.id, place.id))
      .returning({ number: post.pictures })
    if (!counted || (await tx.$count(postPicture, eq(postPicture.post_id, place.id))) >= mostPictures) throw full
    const kept = await keepPicture({ db: tx, storage: deps.storage }, encoded, {
      alt: noAlt,
      owner: actor,
      folder: 'posts',
    })
    await tx.insert(postPicture).values({ post_id: place.id, number: counted.number, picture_id: kept.id })
  })
}

/** Removes a picture from a post and from storage. Throws 404, and 409 `board.pictureInUse` while a saved text shows it. */
export async function removePicture(deps: Deps, actor: string, place: Place, number: number): Promise<void> {
  let removed = ''
  await changePost(deps, actor, place, 'post.removePicture', {}, async (tx) => {
    await tx.select({ id: post.id }).from(post).where(eq(post.id, place.id)).for('update')
    const texts = await tx.select().from(postText).where(eq(postText.post_id, place.id))
    if (texts.some(({ content }) => picturesIn(content).some((each) => each.number === number))) {
      throw new Refusal(409, 'board.pictureInUse')
    }
    const [row] = await tx
      .delete(postPicture)
      .where(and(eq(postPicture.post_id, place.id), eq(postPicture.number, number)))
      .returning({ id: postPicture.picture_id })
    if (!row) throw new Refusal(404, 'board.notFound')
    removed = row.id
  })
  await removePictures(deps, [removed])
}
