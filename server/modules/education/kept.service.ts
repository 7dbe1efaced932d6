import type { Db } from '#server/db/connect'
import { idsOf, ownRows, type Row } from '#server/db/own-rows'
import {
  application,
  applicationDocument,
  applicationSection,
  applicationVersion,
  colleague,
  revision,
} from './education.table'
import { report, reportFile, reportRevision, reportSection, reportVersion } from './report/report.table'

/** What this module stores about these accounts. */
export async function keptApplications(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const applications = await ownRows(db, application, application.account_id, ids)
  const own = idsOf(applications)
  return {
    applications,
    sections: await ownRows(db, applicationSection, applicationSection.application_id, own),
    documents: await ownRows(db, applicationDocument, applicationDocument.application_id, own),
    versions: await ownRows(db, applicationVersion, applicationVersion.application_id, own),
    revisions: await ownRows(db, revision, revision.application_id, own),
    as_colleague: await ownRows(db, colleague, colleague.account_id, ids),
    reports: await ownRows(db, report, report.application_id, own),
    report_sections: await ownRows(db, reportSection, reportSection.application_id, own),
    report_files: await ownRows(db, reportFile, reportFile.application_id, own),
    report_versions: await ownRows(db, reportVersion, reportVersion.application_id, own),
    report_revisions: await ownRows(db, reportRevision, reportRevision.application_id, own),
  }
}
