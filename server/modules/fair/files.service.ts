import { and, eq, or } from 'drizzle-orm'
import { profileLimits } from '#contract/fair/limits'
import type { CompanyPicture } from '#contract/fair/participant'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { encodeUpload, keepPicture, removePictures } from '#server/modules/media/picture.service'
import { removeUpload, storeUpload } from '#server/modules/media/upload.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { setParticipant } from './own.service'
import { participant, participantDocument } from './participant.table'
import { lockParticipant, participantOf } from './who.service'

type Filing = Pick<Deps, 'db' | 'clock' | 'storage' | 'decoder'>
type Kept = Pick<Deps, 'db' | 'clock' | 'storage'>

const columns = { logo: 'logo_id', banner: 'banner_id', product_picture: 'product_picture_id' } as const

const altOf = { en: '', ko: '' }

/** Whether any registration has a picture: that of a former year can share it. */
async function isHung(db: Kept['db'], id: string): Promise<boolean> {
  const anywhere = or(
    eq(participant.logo_id, id),
    eq(participant.banner_id, id),
    eq(participant.product_picture_id, id),
  )
  return (await db.$count(participant, anywhere)) > 0
}

/** Sets or removes a picture; the former file is removed unless another year still shows it. */
async function hang(
  { db, clock, storage }: Kept,
  id: string,
  kind: CompanyPicture,
  keep: (tx: Deps['db'], owner: string) => Promise<string | null>,
) {
  const former = await transaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockParticipant(tx, id)
    await setParticipant(tx, row, now, { [columns[kind]]: await keep(tx, row.account_id) })
    await writeAudit(tx, {
      at: now,
      actor_id: row.account_id,
      act: 'fair.picture',
      subject: id,
      detail: { picture: kind },
    })
    return row[columns[kind]]
  })
  if (former && !(await isHung(db, former))) await removePictures({ db, storage }, [former])
}

/** Sets a picture of a company. Throws 404, 400 `validation.required` without a file, and what `encodeUpload` throws. */
export async function setPicture(
  deps: Filing,
  id: string,
  kind: CompanyPicture,
  file: ReceivedFile | undefined,
): Promise<void> {
  await participantOf(deps.db, id)
  if (!file) throw new Refusal(400, 'validation.required', 'file')
  const encoded = await encodeUpload(deps, file)
  await hang(
    deps,
    id,
    kind,
    async (tx, owner) => (await keepPicture({ db: tx, storage: deps.storage }, encoded, { alt: altOf, owner })).id,
  )
}

/** Removes a picture, if there is one. Throws 404. */
export const removePicture = (deps: Kept, id: string, kind: CompanyPicture): Promise<void> =>
  hang(deps, id, kind, async () => null)

/**
 * Adds a document to a profile. Throws 404, 400 `validation.required`, 409 `fair.documentsTooMany`, and what `storeUpload`
 * throws.
 */
export async function addDocument(deps: Filing, id: string, file: ReceivedFile | undefined): Promise<void> {
  const { account_id: owner } = await participantOf(deps.db, id)
  if (!file) throw new Refusal(400, 'validation.required', 'file')
  const uploadId = await storeUpload(deps, file, { owner, site: 'fair' })
  try {
    await transaction(deps.db, async (tx) => {
      const now = deps.clock.now()
      const row = await lockParticipant(tx, id)
      const there = await tx.$count(participantDocument, eq(participantDocument.participant_id, id))
      if (there >= profileLimits.documents) throw new Refusal(409, 'fair.documentsTooMany', 'file')
      await tx.insert(participantDocument).values({ participant_id: id, upload_id: uploadId, added_at: now })
      await setParticipant(tx, row, now, {})
      await writeAudit(tx, {
        at: now,
        actor_id: row.account_id,
        act: 'fair.document',
        subject: id,
        detail: { document: uploadId },
      })
    })
  } catch (error) {
    await removeUpload(deps, uploadId)
    throw error
  }
}

/** Removes a document, and its file unless another year still has it. Throws 404. */
export async function removeDocument(deps: Kept, id: string, document: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const row = await lockParticipant(tx, id)
    const removed = await tx
      .delete(participantDocument)
      .where(and(eq(participantDocument.participant_id, id), eq(participantDocument.upload_id, document)))
      .returning({ id: participantDocument.upload_id })
    if (removed.length === 0) throw new Refusal(404, 'general.notFound')
    await setParticipant(tx, row, now, {})
    await writeAudit(tx, {
      at: now,
      actor_id: row.account_id,
      act: 'fair.documentRemoved',
      subject: id,
      detail: { document },
    })
  })
  if ((await deps.db.$count(participantDocument, eq(participantDocument.upload_id, document))) > 0) return
  await removeUpload(deps, document)
}
