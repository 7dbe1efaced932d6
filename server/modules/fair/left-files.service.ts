import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { removePictures } from '#server/modules/media/picture.service'
import { removeUpload } from '#server/modules/media/upload.service'
import { participant, participantDocument } from './participant.table'

/** Removes the pictures and documents of companies whose account was closed (product §8). Safe to run repeatedly. */
export async function removeLeftFiles({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const closed = await db
    .select({
      id: participant.id,
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
          participant.id,
          closed.map(({ id }) => id),
        ),
      )
    const pictures = closed.flatMap(({ logo, banner, product }) => [logo, banner, product].filter((id) => id !== null))
    await removePictures({ db, storage }, [...new Set(pictures)])
  }
  const documents = await db
    .select({ participant_id: participantDocument.participant_id, upload_id: participantDocument.upload_id })
    .from(participantDocument)
    .innerJoin(participant, eq(participant.id, participantDocument.participant_id))
    .innerJoin(account, and(eq(account.id, participant.account_id), eq(account.status, 'withdrawn')))
  // All registrations that share a document belong to the same company.
  for (const upload_id of new Set(documents.map((each) => each.upload_id))) {
    await db.delete(participantDocument).where(eq(participantDocument.upload_id, upload_id))
    await removeUpload({ db, storage }, upload_id)
  }
}
