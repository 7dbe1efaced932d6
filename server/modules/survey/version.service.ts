import { desc, eq } from 'drizzle-orm'
import { definitionFaults, type SurveyDefinition } from '#contract/survey/questions'
import { type SurveyKind, surveyKinds } from '#contract/survey/tour'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { firstQuestions } from './questions.defaults'
import { surveyVersion } from './survey.table'

type VersionRow = typeof surveyVersion.$inferSelect

/** The version of a survey for a response that begins now. */
export async function newestVersion(db: Db, kind: SurveyKind): Promise<VersionRow> {
  const [found] = await db
    .select()
    .from(surveyVersion)
    .where(eq(surveyVersion.kind, kind))
    .orderBy(desc(surveyVersion.version))
    .limit(1)
  if (!found) throw new Error(`the ${kind} survey has no questions`)
  return found
}

/** Begins a new version; earlier ones stay as they were answered (product §3). Throws if the questions are invalid. */
export async function beginVersion(
  db: Db,
  now: Date,
  { kind, definition }: { kind: SurveyKind; definition: SurveyDefinition },
): Promise<VersionRow> {
  const faults = definitionFaults(definition)
  if (faults.length > 0) throw new Error(faults.join('; '))
  const [last] = await db
    .select({ version: surveyVersion.version })
    .from(surveyVersion)
    .where(eq(surveyVersion.kind, kind))
    .orderBy(desc(surveyVersion.version))
    .limit(1)
  const [made] = await db
    .insert(surveyVersion)
    .values({ kind, definition, version: (last?.version ?? 0) + 1, made_at: now })
    .returning()
  if (!made) throw new Error('no version was written')
  return made
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
