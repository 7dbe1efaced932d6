import { and, eq, max } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { removeUpload, storeUpload } from '#server/modules/media/upload.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { postFile } from './board.table'
import { changePost, findPost, type Place } from './desk.service'

/** Maximum number of files of a post (product §5). */
const mostFiles = 10

/** Attaches a file to a post. Throws 404, 400 `board.tooManyFiles`, and what `storeUpload` throws. */
export async function attachFile(
  deps: Deps,
  actor: string,
  place: Place,
  file: ReceivedFile | undefined,
): Promise<void> {
  if (!file) throw new Refusal(400, 'validation.required', 'file')
  const { id } = await findPost(deps.db, place)
  if ((await deps.db.$count(postFile, eq(postFile.post_id, id))) >= mostFiles) {
    throw new Refusal(400, 'board.tooManyFiles', 'file')
  }
  const upload_id = await storeUpload(deps, file, { owner: actor, site: place.site })
  try {
    await changePost(deps, actor, place, 'post.attach', { updated_at: deps.clock.now() }, async (tx) => {
      const [last] = await tx
        .select({ position: max(postFile.position) })
        .from(postFile)
        .where(eq(postFile.post_id, id))
      await tx.insert(postFile).values({ post_id: id, upload_id, position: (last?.position ?? 0) + 1 })
    })
  } catch (error) {
    await removeUpload(deps, upload_id)
    throw error
  }
}

/** Removes a file from a post and from storage. Throws 404. */
export async function detachFile(deps: Deps, actor: string, place: Place, file: string): Promise<void> {
  await changePost(deps, actor, place, 'post.detach', { updated_at: deps.clock.now() }, async (tx) => {
    const removed = await tx
      .delete(postFile)
      .where(and(eq(postFile.post_id, place.id), eq(postFile.upload_id, file)))
      .returning({ id: postFile.upload_id })
    if (removed.length === 0) throw new Refusal(404, 'board.notFound')
  })
  await removeUpload(deps, file)
}
