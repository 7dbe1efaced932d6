import { and, eq, isNotNull } from 'drizzle-orm'
import type { ReviewedReport } from '#contract/education/report/desk'
import type { Report } from '#contract/education/report/report'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { type ApplicationFields, application } from '../education.table'
import { type Own, worksOn } from '../states.service'
import { yearAtNow } from '../year.service'
import { planOf } from './begin.service'
import { openReportSections } from './open.service'
import {
  decisionRows,
  reportFileRows,
  reportRevisionRows,
  reportSectionRows,
  reportVersionRows,
  writtenIn,
} from './report.rows'
import { type ReportFields, report } from './report.table'

type ReportDeps = Pick<Deps, 'db' | 'clock'>

/** The parts of a report that are stored in other tables. */
async function partsOf(db: Db, id: string) {
  const sections = await reportSectionRows(db, id)
  return {
    written: writtenIn(sections),
    saved: Object.fromEntries(
      sections.map(({ section, version, saved_at, saved_by }) => [
        section,
        { version, saved_at: saved_at.toISOString(), saved_by },
      ]),
    ) as Report['saved'],
    files: (await reportFileRows(db, id)).map(({ kind, added_at, added_by, ...file }) => ({
      id: file.id,
      kind,
      file,
      added_at: added_at.toISOString(),
      added_by,
    })),
    revisions: (await reportRevisionRows(db, id)).map(({ asked_at, sections: revised, settled_at }) => ({
      at: asked_at.toISOString(),
      sections: revised,
      settled_at: settled_at?.toISOString() ?? null,
    })),
    versions: (await reportVersionRows(db, id)).map(({ number, submitted_at, written }) => ({
      number,
      submitted_at: submitted_at.toISOString(),
      written,
    })),
    decisions: await decisionRows(db, id),
  }
}

async function view({ db, clock }: ReportDeps, row: ApplicationFields, about: ReportFields): Promise<Report> {
  const { id, number, status, organization, granted_won } = row
  const { due, paid_won, paid_on, paid_reference } = about
  return {
    ...{ id, number, status, organization, due },
    ...(await partsOf(db, id)),
    plan: await planOf(db, id),
    granted_won: granted_won ?? 0,
    open: await openReportSections(db, row),
    payment: paid_won === null || paid_on === null ? null : { won: paid_won, paid_on, reference: paid_reference ?? '' },
    program: await yearAtNow(db, row.year, clock.now()),
  }
}

/**
 * The report of an application as its owner and colleagues see it. Throws 404 for everyone else, and before the trip has ended.
 */
export async function showReport(deps: ReportDeps, { accountId, id }: Own): Promise<Report> {
  const [found] = await deps.db
    .select({ row: application, about: report })
    .from(application)
    .innerJoin(report, eq(report.application_id, application.id))
    .where(and(eq(application.id, id), worksOn(deps.db, accountId)))
  if (!found) throw new Refusal(404, 'education.notFound')
  const shown = await view(deps, found.row, found.about)
  // Until the desk is done, its decisions are provisional and are not shown.
  return { ...shown, decisions: shown.status === 'completed' ? shown.decisions : [] }
}

/** The report as the desk sees it: the latest submitted version. Throws 404 before it was submitted. */
export async function showReviewedReport(deps: ReportDeps, id: string): Promise<ReviewedReport> {
  const [found] = await deps.db
    .select({ row: application, about: report })
    .from(application)
    .innerJoin(report, eq(report.application_id, application.id))
    .where(and(eq(application.id, id), isNotNull(report.submitted_at)))
  if (!found) throw new Refusal(404, 'education.notFound')
  const shown = await view(deps, found.row, found.about)
  const owner = await contactOf(deps.db, found.row.account_id)
  return {
    ...shown,
    written: shown.versions.at(-1)?.written ?? shown.written,
    account_email: owner?.email ?? '',
    account_lang: owner?.lang === 'ko' ? 'ko' : 'en',
  }
}
