import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Written } from '#contract/education/sections'
import type { Db } from '#server/db/connect'
import { type ApplicationFields, application, applicationVersion } from './education.table'

/** An application with its latest submitted version. */
export interface Submitted {
  row: ApplicationFields
  written: Written
}

const last = and(
  eq(applicationVersion.application_id, application.id),
  eq(applicationVersion.number, application.versions),
)
// Applications in review were submitted. The second condition is for the partial index, which has only those.
const inReview = and(eq(application.status, 'in_review'), isNotNull(application.submitted_at))

/** The applications of a year that are in review, longest in it first. Two queries. */
export async function inReviewOf(
  db: Db,
  year: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: Submitted[]; total: number }> {
  const which = and(inReview, eq(application.year, year))
  const rows = await db
    .select({ row: application, written: applicationVersion.written })
    .from(application)
    .innerJoin(applicationVersion, last)
    .where(which)
    .orderBy(asc(application.status_at), asc(application.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { rows, total: await db.$count(application, which) }
}

/** The years that have applications in review, the newest first. */
export async function yearsInReview(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: application.year })
    .from(application)
    .where(inReview)
    .orderBy(desc(application.year))
  return rows.map(({ year }) => year)
}

/** The submitted ones of these applications, whatever their status, with their latest version. */
export const submittedAmong = (db: Db, ids: readonly string[]): Promise<Submitted[]> =>
  db
    .select({ row: application, written: applicationVersion.written })
    .from(application)
    .innerJoin(applicationVersion, last)
    .where(inArray(application.id, [...ids]))
