import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AuditAct } from '#contract/audit-acts'
import type { DeskPost, PostDraft, PostState } from '#contract/board-desk'
import { type Lang, textLanguages } from '#contract/languages'
import { searchedMarkup } from '#contract/markup'
import { type District, districts } from '#contract/pass/districts'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { passTo } from '#server/modules/media/pass.service'
import { Refusal } from '#server/refusal'
import { post, postText } from './board.table'
import { findBoard } from './list.service'
import { checkPictures, picturesOf } from './pictures.service'
import { filesOf } from './post.service'

type Row = typeof post.$inferSelect
type TextRow = typeof postText.$inferSelect
export type Place = { site: Site; id: string }
type ServiceDeps = Pick<Deps, 'db' | 'clock'>

const textIn = (texts: readonly TextRow[], lang: Lang) => {
  const found = texts.find((text) => text.lang === lang)
  return found ? { title: found.title, content: found.content } : null
}

const stateOf = ({ published_at }: Row, now: Date): PostState =>
  published_at === null ? 'draft' : published_at > now ? 'planned' : 'out'

/** Returns a post as its writers see it at an instant, without its files and pictures. */
export const asDesk = (
  row: Row,
  texts: readonly TextRow[],
  now: Date,
): Omit<z.input<typeof DeskPost>, 'files' | 'pictures'> => ({
  state: stateOf(row, now),
  id: row.id,
  board: row.board,
  category: row.category,
  district: row.district,
  position: row.position,
  pinned: row.pinned,
  published_at: row.published_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
  version: row.version,
  texts: { en: textIn(texts, 'en'), ko: textIn(texts, 'ko') },
})

/** Returns a post that was not removed. Throws 404. */
export async function findPost(db: Db, { site, id }: Place): Promise<Row> {
  const [found] = await db
    .select()
    .from(post)
    .where(and(eq(post.site, site), eq(post.id, id), isNull(post.deleted_at)))
  if (!found) throw new Refusal(404, 'board.notFound')
  return found
}

/**
 * Returns a post or draft with all its languages, files and pictures; pictures of an unpublished post have signed addresses.
 * Throws 404.
 */
export async function deskPost(
  deps: ServiceDeps & Pick<Deps, 'settings'>,
  place: Place,
): Promise<z.input<typeof DeskPost>> {
  const { db, clock } = deps
  const row = await findPost(db, place)
  const texts = await db.select().from(postText).where(eq(postText.post_id, row.id))
  const shown = asDesk(row, texts, clock.now())
  const pictures = (await picturesOf(db, [row.id])).get(row.id) ?? []
  return {
    ...shown,
    files: await filesOf(db, row.id),
    pictures: shown.state === 'out' ? pictures : pictures.map((each) => ({ ...each, src: passTo(deps, each.src) })),
  }
}

/** Returns the searched text of a post. */
export const searchable = (title: string, content: string) =>
  `${title} ${searchedMarkup(content)}`.normalize('NFC').toLowerCase()

/** Replaces all texts of a post by those of the draft. Throws what `checkPictures` does. */
async function putTexts(tx: Db, post_id: string, texts: PostDraft['texts']): Promise<void> {
  await checkPictures(tx, post_id, texts)
  await tx.delete(postText).where(eq(postText.post_id, post_id))
  const rows = textLanguages.flatMap((lang) => {
    const text = texts[lang]
    return text ? [{ post_id, lang, ...text, search: searchable(text.title, text.content) }] : []
  })
  await tx.insert(postText).values(rows)
}

type Sorted = Pick<Row, 'category'> & { district?: District | null | undefined }

/** Returns how a draft is sorted. Throws 400 for what its board does not have. */
async function sortedOn(
  db: Db,
  site: Site,
  name: string,
  { category, district }: Pick<PostDraft, 'category' | 'district'>,
): Promise<Sorted> {
  const { categories, by_district } = await findBoard(db, site, name)
  if (category !== null && !categories.some((each) => each.name === category)) {
    throw new Refusal(400, 'board.categoryUnknown', 'category')
  }
  if (district === undefined || district === null) return { category, district }
  const known = districts.find((each) => each === district)
  if (!known || !by_district) throw new Refusal(400, 'validation.invalid', 'district')
  return { category, district: known }
}

/** Writes a draft; returns its id. `actor` is the operator. */
export async function writePost(
  { db, clock }: ServiceDeps,
  actor: string,
  { site, board }: { site: Site; board: string },
  { position, texts, ...draft }: PostDraft,
): Promise<string> {
  const sorted = await sortedOn(db, site, board, draft)
  const at = clock.now()
  return transaction(db, async (tx) => {
    const [made] = await tx
      .insert(post)
      .values({ site, board, ...sorted, position, created_at: at, updated_at: at })
      .returning({ id: post.id })
    if (!made) throw new Error('a post was not written')
    await putTexts(tx, made.id, texts)
    await writeAudit(tx, { at, actor_id: actor, act: 'post.write', subject: made.id, detail: { site, board } })
    return made.id
  })
}

/** Changes a post and records the operator. Throws 404. */
export async function changePost(
  { db, clock }: ServiceDeps,
  actor: string,
  place: Place,
  act: AuditAct & `post.${string}`,
  change: Partial<Pick<Row, 'position' | 'pinned' | 'published_at' | 'updated_at' | 'deleted_at'> & Sorted>,
  more: (tx: Db) => Promise<void> = async () => {},
): Promise<void> {
  await transaction(db, async (tx) => {
    const { id } = await findPost(tx, place)
    if (Object.keys(change).length > 0) await tx.update(post).set(change).where(eq(post.id, id))
    await more(tx)
    await writeAudit(tx, { at: clock.now(), actor_id: actor, act, subject: id })
  })
}

/**
 * Replaces texts, category, district and position of a post. Throws 404, 400 for a category or district that its board does not
 * have, and 409 `board.editedElsewhere` if it was edited after the version `base`.
 */
export async function editPost(
  deps: ServiceDeps,
  actor: string,
  place: Place,
  { position, texts, base, ...draft }: PostDraft & { base: number },
): Promise<void> {
  const sorted = await sortedOn(deps.db, place.site, (await findPost(deps.db, place)).board, draft)
  const change = { ...sorted, position, updated_at: deps.clock.now() }
  await changePost(deps, actor, place, 'post.edit', change, async (tx) => {
    const counted = await tx
      .update(post)
      .set({ version: sql`${post.version} + 1` })
      .where(and(eq(post.id, place.id), eq(post.version, base)))
      .returning({ id: post.id })
    if (counted.length === 0) throw new Refusal(409, 'board.editedElsewhere')
    await putTexts(tx, place.id, texts)
  })
}

/** Restores a removed post; a post that was not removed stays unchanged. Throws 404. */
export async function restorePost({ db, clock }: ServiceDeps, actor: string, { site, id }: Place): Promise<void> {
  await transaction(db, async (tx) => {
    const restored = await tx
      .update(post)
      .set({ deleted_at: null })
      .where(and(eq(post.site, site), eq(post.id, id), isNotNull(post.deleted_at)))
      .returning({ id: post.id })
    if (restored.length > 0) {
      await writeAudit(tx, { at: clock.now(), actor_id: actor, act: 'post.restore', subject: id })
    }
  })
}
