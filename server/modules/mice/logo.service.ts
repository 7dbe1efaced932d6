import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { miceLogo as contract } from '#contract/mice/logo'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { editPages } from '#server/http/page-edits'
import { holdContact } from '#server/modules/accounts/contact.service'
import { picture } from '#server/modules/media/media.table'
import { encodeUpload, keepPicture, removePictures } from '#server/modules/media/picture.service'
import { pictureIn, shownPicture } from '#server/modules/media/shown.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { currentEdition } from './edition.service'
import { miceLogo } from './mice.table'
import { findPerson } from './registration.service'

type Own = Data<typeof contract.own>
type Kept = Pick<Deps, 'db' | 'clock' | 'storage'>

const ofSeller = (accountId: string, year: number) => and(eq(miceLogo.account_id, accountId), eq(miceLogo.year, year))

/** The year in which the account is a seller. Throws 404. */
async function sellerYear(db: Db, now: Date, accountId: string): Promise<number> {
  const { year } = await currentEdition(db, now)
  const found = await findPerson(db, accountId, year)
  if (!found?.roles.some(({ role }) => role === 'seller')) throw new Refusal(404, 'general.notFound')
  return year
}

async function shownLogo(db: Db, accountId: string, year: number): Promise<Own> {
  const [found] = await db
    .select(shownPicture)
    .from(miceLogo)
    .innerJoin(picture, eq(picture.id, miceLogo.picture_id))
    .where(and(ofSeller(accountId, year), isNull(miceLogo.left_at)))
  return { logo: pictureIn(found, 'en') }
}

/** The logo of a seller. Throws 404 for an account that is not a seller. */
export async function ownLogo({ db, clock }: Pick<Kept, 'db' | 'clock'>, accountId: string): Promise<Own> {
  return shownLogo(db, accountId, await sellerYear(db, clock.now(), accountId))
}

/** Sets a logo instead of the former one, or removes it. */
async function hang(
  { db, clock, storage }: Kept,
  accountId: string,
  keep: ((tx: Db) => Promise<string>) | null,
): Promise<Own> {
  const year = await sellerYear(db, clock.now(), accountId)
  const former = await transaction(db, async (tx) => {
    // Serializes concurrent calls: the second logo replaces the first.
    await holdContact(tx, accountId)
    const [removed] = await tx
      .delete(miceLogo)
      .where(ofSeller(accountId, year))
      .returning({ picture_id: miceLogo.picture_id })
    if (keep) await tx.insert(miceLogo).values({ account_id: accountId, year, picture_id: await keep(tx) })
    await editPages(tx)
    return removed?.picture_id
  })
  if (former) await removePictures({ db, storage }, [former])
  return shownLogo(db, accountId, year)
}

/**
 * Sets the logo of a seller's company. Throws 404, 400 `validation.required` without a file, and what `encodeUpload` throws
 * (product §3).
 */
export async function setLogo(
  deps: Kept & Pick<Deps, 'decoder'>,
  accountId: string,
  file: ReceivedFile | undefined,
): Promise<Own> {
  await sellerYear(deps.db, deps.clock.now(), accountId)
  if (!file) throw new Refusal(400, 'validation.required', 'file')
  const encoded = await encodeUpload(deps, file)
  return hang(deps, accountId, async (tx) => {
    // No alt text: the name beside the logo says the same in the reader's language.
    const kept = { alt: { en: '', ko: '' }, owner: accountId }
    return (await keepPicture({ db: tx, storage: deps.storage }, encoded, kept)).id
  })
}

/** Removes the logo. Throws 404 for an account that is not a seller. */
export const removeLogo = (deps: Kept, accountId: string): Promise<Own> => hang(deps, accountId, null)

/** Removes the files of logos whose seller has left, or has closed the account (product §8). */
export async function removeLeftLogos({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const left = await db
    .delete(miceLogo)
    .where(isNotNull(miceLogo.left_at))
    .returning({ picture_id: miceLogo.picture_id })
  await removePictures(
    { db, storage },
    left.map(({ picture_id }) => picture_id),
  )
}
