import { desc, eq, sql } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { surveyDesk } from '#contract/survey/desk'
import { definitionFaults, type SurveyDefinition } from '#contract/survey/questions'
import { type SurveyKind, surveyKinds } from '#contract/survey/tour'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { firstQuestions } from './questions.defaults'
import { surveyResponse, surveyVersion } from './survey.table'

type VersionRow = typeof surveyVersion.$inferSelect

/** The version of a survey for a response that begins now. Throws 404 before the first start has written the questions. */
export async function newestVersion(db: Db, kind: SurveyKind): Promise<VersionRow> {
  const [found] = await db
    .select()
    .from(surveyVersion)
    .where(eq(surveyVersion.kind, kind))
    .orderBy(desc(surveyVersion.version))
    .limit(1)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/**
 * Begins a new version; earlier ones stay as they were answered (product §3). Throws 400 `survey.questionsInvalid`, and 409
 * `general.conflict` if another version was begun meanwhile.
 */
export async function beginVersion(
  db: Db,
  now: Date,
  { kind, definition, base }: { kind: SurveyKind; definition: SurveyDefinition; base?: number },
): Promise<VersionRow> {
  const earlier = await db
    .select({ definition: surveyVersion.definition })
    .from(surveyVersion)
    .where(eq(surveyVersion.kind, kind))
  if (
    definitionFaults(
      definition,
      earlier.map((each) => each.definition),
    ).length > 0
  )
    throw new Refusal(400, 'survey.questionsInvalid')
  const last = base ?? (await newestVersion(db, kind)).version
  const [made] = await db
    .insert(surveyVersion)
    .values({ kind, definition, version: last + 1, made_at: now })
    .onConflictDoNothing()
    .returning()
  if (!made) throw new Refusal(409, 'general.conflict')
  return made
}

/** The newest questions of a survey for its author, and how often each version was begun. Two queries. */
export async function writtenQuestions(db: Db, kind: SurveyKind): Promise<Data<typeof surveyDesk.questions>> {
  const { version, definition } = await newestVersion(db, kind)
  const versions = await db
    .select({
      version: surveyVersion.version,
      made_at: surveyVersion.made_at,
      begun: sql<number>`count(${surveyResponse.id})::int`,
    })
    .from(surveyVersion)
    .leftJoin(surveyResponse, eq(surveyResponse.version_id, surveyVersion.id))
    .where(eq(surveyVersion.kind, kind))
    .groupBy(surveyVersion.id)
    .orderBy(desc(surveyVersion.version))
  return {
    ...{ version, definition },
    versions: versions.map(({ made_at, ...each }) => ({ ...each, made_at: made_at.toISOString() })),
  }
}

/**
 * Publishes questions as a new version, for responses that begin from now on (product §3, §6). Throws what `beginVersion` throws,
 * and 409 `general.conflict` if `base` is not the newest version.
 */
export function publishQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  { kind, base, definition }: { kind: SurveyKind; base: number; definition: SurveyDefinition },
): Promise<Data<typeof surveyDesk.questions>> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    if ((await newestVersion(tx, kind)).version !== base) throw new Refusal(409, 'general.conflict')
    const { id, version } = await beginVersion(tx, at, { kind, definition, base })
    await writeAudit(tx, {
      ...{ at, actor_id: operatorId, act: 'survey.publishQuestions', subject: id },
      detail: { kind, version: String(version) },
    })
    return writtenQuestions(tx, kind)
  })
}

/** Inserts the initial questions of both surveys if there are none; of two concurrent first starts only one writes them. */
export async function fillSurveys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const made_at = clock.now()
  for (const kind of surveyKinds)
    await db
      .insert(surveyVersion)
      .values({ kind, version: 1, definition: firstQuestions[kind], made_at })
      .onConflictDoNothing()
}
