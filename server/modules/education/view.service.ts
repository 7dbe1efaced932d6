import { and, eq } from 'drizzle-orm'
import type { Application, ApplicationDocument, TimelineEntry } from '#contract/education/application'
import { reportDue } from '#contract/education/report/due'
import { blank, type Written } from '#contract/education/sections'
import { isMark } from '#contract/education/status'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { type ApplicationFields, application } from './education.table'
import { shownRow } from './rows.service'
import { openSections } from './save.service'
import { shownStatus, shownTimeline, undoUntil } from './shown'
import { type Own, worksOn } from './states.service'
import {
  colleagueRows,
  type DocumentRow,
  documentRows,
  type EventRow,
  eventRows,
  revisionRows,
  sectionRows,
  versionRows,
} from './view.rows'
import { yearAtNow } from './year.service'

type EducationDeps = Pick<Deps, 'db' | 'clock'>

const bys = { applicant: 'applicant', reviewer: 'desk', chief: 'desk', clock: 'clock' } as const

/** A document as the contract shows it. */
export const shownDocument = ({ kind, added_at, added_by, ...file }: DocumentRow): ApplicationDocument => ({
  id: file.id,
  kind,
  file,
  added_at: added_at.toISOString(),
  added_by,
})

/** The timeline as applicants see it, without the desk's internal acts. */
const ownTimeline = (events: readonly EventRow[]): TimelineEntry[] =>
  events.flatMap(({ at, act, kind, detail, name }) =>
    isMark(act)
      ? []
      : [
          {
            at: at.toISOString(),
            act,
            by: bys[kind],
            // Applicants do not see which member of the desk acted.
            name: kind === 'applicant' ? (name ?? '') : '',
            words: detail.words ?? '',
          },
        ],
  )

/** The current content, section by section. */
export async function writtenNow(db: Db, id: string): Promise<Written> {
  const rows = await sectionRows(db, id)
  return { ...blank, ...Object.fromEntries(rows.map(({ section, value }) => [section, value])) }
}

async function parts(db: Db, id: string) {
  const sections = await sectionRows(db, id)
  const versions = await versionRows(db, id)
  const revisions = await revisionRows(db, id)
  return {
    written: { ...blank, ...Object.fromEntries(sections.map(({ section, value }) => [section, value])) } as Written,
    saved: Object.fromEntries(
      sections.map(({ section, version, saved_at, saved_by }) => [
        section,
        { version, saved_at: saved_at.toISOString(), saved_by },
      ]),
    ) as Application['saved'],
    documents: (await documentRows(db, id)).map(shownDocument),
    colleagues: (await colleagueRows(db, id)).map((row) => ({
      ...row,
      name: row.name ?? '',
      joined_at: row.joined_at?.toISOString() ?? null,
    })),
    revisions: revisions.map(({ asked_at, sections, settled_at }) => ({
      at: asked_at.toISOString(),
      sections,
      settled_at: settled_at?.toISOString() ?? null,
    })),
    timeline: ownTimeline(await eventRows(db, id)),
    versions: versions.map(({ number, submitted_at, written, documents }) => ({
      number,
      submitted_at: submitted_at.toISOString(),
      written,
      documents,
    })),
  }
}

/** An application in its current state; `accountId` is null for the desk. */
export async function viewOf(
  { db, clock }: EducationDeps,
  row: ApplicationFields,
  accountId: string | null,
): Promise<Application> {
  const program = await yearAtNow(db, row.year, clock.now())
  return {
    ...shownRow(row, accountId),
    ...(await parts(db, row.id)),
    open: await openSections(db, row),
    granted_won: row.granted_won,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    report_due: reportDue(row, program.figures),
    program,
  }
}

/** An application as its owner and colleagues see it. Throws 404 for everyone else. */
export async function showOwn(deps: EducationDeps, { accountId, id }: Own): Promise<Application> {
  const { db, clock } = deps
  const [row] = await db
    .select()
    .from(application)
    .where(and(eq(application.id, id), worksOn(db, accountId)))
  if (!row) throw new Refusal(404, 'education.notFound')
  const shown = await viewOf(deps, row, accountId)
  const isFinal = undoUntil(row, clock.now()) === null
  return {
    ...shown,
    status: shownStatus(row, clock.now()),
    granted_won: isFinal ? shown.granted_won : null,
    timeline: shownTimeline(shown.timeline, isFinal),
  }
}
