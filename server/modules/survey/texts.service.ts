import { and, arrayContains, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import { plainName, spelled } from '#contract/same-name'
import { leastShown, type surveyDesk, type TagChange, type TextTags, tagLimits } from '#contract/survey/desk'
import { questionsOf, type SurveyDefinition } from '#contract/survey/questions'
import type { SurveyKind } from '#contract/survey/tour'
import { type Db, transaction } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { submittedTo } from './results.service'
import { surveyText, surveyTour, surveyVersion } from './survey.table'

const keys: Record<'words', SortKey> = {
  words: { by: sql`lower(left(${surveyText.words}, 200))`, kind: 'text' },
}

const baseOf = (question: string): string => question.replace(/\.other$/, '')

/**
 * Whether everybody is asked for these words, in any version: the words beside a choice, and of a question that depends on an
 * answer, are as many as the people who gave that answer.
 */
const isForAll = (question: string, versions: readonly { definition: SurveyDefinition }[]): boolean =>
  question === baseOf(question) &&
  versions.every(({ definition }) =>
    questionsOf(definition).every(({ id, show_if }) => id !== question || show_if === undefined),
  )

/**
 * The answers in words that can be shown, and those of them whose area can be shown (product §6): of a tour with enough
 * submissions to its closed survey. With their area only if enough people of the tour have answered, and if that number says
 * nothing about another question. All others without it, in full fives over all tours, so that their number is never exact.
 */
async function shownTexts(db: Db, kind: SurveyKind, now: Date): Promise<{ ids: string[]; placed: Set<string> }> {
  const { tours, people, versions } = await submittedTo(db, kind, now)
  const orderOf = new Map(
    tours
      .filter(({ id }) => people.filter(({ tour }) => tour === id).length >= leastShown)
      .map(({ id }, order) => [id, order]),
  )
  const rows = await db
    .select({ id: surveyText.id, question: surveyText.question, tour: surveyText.tour_id })
    .from(surveyText)
    .where(and(eq(surveyText.kind, kind), inArray(surveyText.tour_id, [...orderOf.keys()])))
  const placed = new Set<string>()
  const ids: string[] = []
  for (const question of new Set(rows.map((row) => row.question))) {
    const ofQuestion = rows.filter((row) => row.question === question)
    const forAll = isForAll(question, versions)
    const isPlaced = ({ tour }: { tour: string }) =>
      forAll && ofQuestion.filter((each) => each.tour === tour).length >= leastShown
    for (const { id } of ofQuestion.filter(isPlaced)) placed.add(id)
    const others = ofQuestion
      .filter((each) => !isPlaced(each))
      // In the order in which they became known, so that what was shown once stays.
      .toSorted((a, b) => (orderOf.get(a.tour) ?? 0) - (orderOf.get(b.tour) ?? 0) || a.id.localeCompare(b.id))
    ids.push(...others.slice(0, others.length - (others.length % leastShown)).map(({ id }) => id))
  }
  return { ids: [...ids, ...placed], placed }
}

/** Answers in words by their first letters, searched and paged (product §6). */
export async function listTexts(
  db: Db,
  now: Date,
  kind: SurveyKind,
  { cursor, per_page, sort, exact, question, tag, q }: Parsed<typeof surveyDesk.texts>['query'],
): Promise<Data<typeof surveyDesk.texts>> {
  const { ids, placed } = await shownTexts(db, kind, now)
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, surveyText.id, { cursor, per_page, descending })
  const match = and(
    inArray(surveyText.id, ids),
    question === undefined ? undefined : eq(surveyText.question, question),
    tag === undefined ? undefined : arrayContains(surveyText.tags, [tag]),
    q ? sql`${surveyText.words} ilike ${anywhere(q)}` : undefined,
  )
  const found = await db
    .select({
      id: surveyText.id,
      key: set.key,
      question: surveyText.question,
      words: surveyText.words,
      tags: surveyText.tags,
      area: surveyTour.area,
      definition: surveyVersion.definition,
    })
    .from(surveyText)
    .innerJoin(surveyTour, eq(surveyTour.id, surveyText.tour_id))
    .innerJoin(surveyVersion, eq(surveyVersion.id, surveyText.version_id))
    .where(and(match, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(found)
  return {
    items: rows.map(({ id, question: questionId, words, tags, area, definition }) => {
      const label = questionsOf(definition).find((each) => each.id === baseOf(questionId))?.label
      return {
        ...{ id, question: questionId, words, tags, area: placed.has(id) ? area : null },
        label: label ?? { en: questionId, ko: questionId },
      }
    }),
    total: await countRows(db, db.select({ id: surveyText.id }).from(surveyText).where(match), { exact }),
    next,
    previous,
  }
}

/** The tags of the text answers that are shown, each with the number of its answers. */
export async function listTags(db: Db, now: Date, kind: SurveyKind): Promise<Data<typeof surveyDesk.tags>> {
  const { ids } = await shownTexts(db, kind, now)
  const tag = sql<string>`unnest(${surveyText.tags})`.as('tag')
  const tagged = db.select({ tag }).from(surveyText).where(inArray(surveyText.id, ids)).as('tagged')
  return db.select({ tag: tagged.tag, answers: count() }).from(tagged).groupBy(tagged.tag).orderBy(asc(tagged.tag))
}

/** Lets only one change of a survey's tags at a time go on. */
export type HoldTags = (tx: Db, kind: SurveyKind) => Promise<unknown>

export const holdTags: HoldTags = (tx, kind) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`survey tags ${kind}`}, 0))`)

/** The tags of all text answers to a survey, by their plain names. */
async function tagsInUse(db: Db, kind: SurveyKind): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinct({ tag: sql<string>`unnest(${surveyText.tags})` })
    .from(surveyText)
    .where(eq(surveyText.kind, kind))
  return new Map(rows.map(({ tag }) => [plainName(tag), tag]))
}

/**
 * Adds and removes tags of a text answer and returns all it then has. Those that colleagues have changed meanwhile stay, and a tag
 * that is in use keeps its spelling (product §3). Throws 404 for an answer that is not shown (product §6), 400
 * `survey.tooManyTags`.
 */
export function tagText(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  { kind, id, added, removed }: TagChange & { kind: SurveyKind; id: string },
  hold: HoldTags = holdTags,
): Promise<TextTags> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const { ids } = await shownTexts(tx, kind, at)
    if (!ids.includes(id)) throw new Refusal(404, 'general.notFound')
    await hold(tx, kind)
    const [row] = await tx.select({ tags: surveyText.tags }).from(surveyText).where(eq(surveyText.id, id))
    const before = row?.tags ?? []
    const inUse = await tagsInUse(tx, kind)
    const own = new Map(before.map((tag) => [plainName(tag), tag]))
    for (const tag of removed) own.delete(plainName(tag))
    for (const tag of added) own.set(plainName(tag), inUse.get(plainName(tag)) ?? spelled(tag))
    const tags = [...own.values()].toSorted((a, b) => a.localeCompare(b))
    if (tags.length > tagLimits.tags)
      throw new Refusal(400, 'survey.tooManyTags', undefined, { most: String(tagLimits.tags) })
    const change = {
      added: tags.filter((tag) => !before.includes(tag)).join(', '),
      removed: before.filter((tag) => !tags.includes(tag)).join(', '),
    }
    if (change.added === '' && change.removed === '') return { tags }
    await tx.update(surveyText).set({ tags }).where(eq(surveyText.id, id))
    await writeAudit(tx, { at, actor_id: operatorId, act: 'survey.tagText', subject: id, detail: change })
    return { tags }
  })
}
