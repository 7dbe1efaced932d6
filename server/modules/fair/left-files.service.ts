import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { removePictures } from '#server/modules/media/picture.service'
import { removeUpload } from '#server/modules/media/upload.service'
import { participant, participantDocument } from './participant.table'

/** Takes away the pictures and documents of companies whose account was closed (product §8); harmless as often as one likes. */
export async function removeLeftFiles({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const closed = await db
    .select({
      id: participant.account_id,
      logo: participant.logo_id,
      banner: participant.banner_id,
      product: participant.product_picture_id,
    })
    .from(participant)
    .innerJoin(account, and(eq(account.id, participant.account_id), eq(account.status, 'withdrawn')))
    .where(
      or(isNotNull(participant.logo_id), isNotNull(participant.banner_id), isNotNull(participant.product_picture_id)),
    )
  if (closed.length > 0) {
    await db
      .update(participant)
      .set({ logo_id: null, banner_id: null, product_picture_id: null })
      .where(
        inArray(
          participant.account_id,
          closed.map(({ id }) => id),
        ),
      )
    const pictures = closed.flatMap(({ logo, banner, product }) => [logo, banner, product].filter((id) => id !== null))
    await removePictures({ db, storage }, pictures)
  }
  const documents = await db
    .select({ account_id: participantDocument.account_id, upload_id: participantDocument.upload_id })
    .from(participantDocument)
    .innerJoin(account, and(eq(account.id, participantDocument.account_id), eq(account.status, 'withdrawn')))
  for (const { account_id, upload_id } of documents) {
    await db
      .delete(participantDocument)
      .where(and(eq(participantDocument.account_id, account_id), eq(participantDocument.upload_id, upload_id)))
    await removeUpload({ db, storage }, upload_id)
  }
}
