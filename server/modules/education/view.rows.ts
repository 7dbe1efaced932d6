import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { upload } from '#server/modules/media/media.table'
import { applicationDocument, applicationSection, applicationVersion, colleague, revision } from './education.table'
import { trailEvent } from './trail.table'

/** The sections of an application with the names of who saved them. */
export const sectionRows = (db: Db, id: string) =>
  db
    .select({
      section: applicationSection.section,
      version: applicationSection.version,
      value: applicationSection.value,
      saved_at: applicationSection.saved_at,
      saved_by: account.name,
    })
    .from(applicationSection)
    .innerJoin(account, eq(account.id, applicationSection.saved_by))
    .where(eq(applicationSection.application_id, id))

/** The documents that lie beside it now, in the order in which they came. */
export const documentRows = (db: Db, id: string) =>
  db
    .select({
      id: applicationDocument.id,
      kind: applicationDocument.kind,
      added_at: applicationDocument.added_at,
      added_by: account.name,
      name: upload.name,
      mime: upload.mime,
      bytes: upload.bytes,
    })
    .from(applicationDocument)
    .innerJoin(upload, eq(upload.id, applicationDocument.upload_id))
    .innerJoin(account, eq(account.id, applicationDocument.added_by))
    .where(and(eq(applicationDocument.application_id, id), isNull(applicationDocument.removed_at)))
    .orderBy(asc(applicationDocument.added_at), asc(applicationDocument.id))

/** Whoever was invited, by when; a name once they have joined. */
export const colleagueRows = (db: Db, id: string) =>
  db
    .select({ id: colleague.id, email: colleague.email, name: account.name, joined_at: colleague.joined_at })
    .from(colleague)
    .leftJoin(account, eq(account.id, colleague.account_id))
    .where(eq(colleague.application_id, id))
    .orderBy(asc(colleague.invited_at), asc(colleague.id))

/** What was asked back, the first time first. */
export const revisionRows = (db: Db, id: string) =>
  db.select().from(revision).where(eq(revision.application_id, id)).orderBy(asc(revision.asked_at))

/** What happened, in order, with the names of applicants. */
export const eventRows = (db: Db, id: string) =>
  db
    .select({
      at: trailEvent.at,
      act: trailEvent.act,
      kind: trailEvent.actor_kind,
      detail: trailEvent.detail,
      name: account.name,
    })
    .from(trailEvent)
    .leftJoin(account, eq(account.id, trailEvent.actor_id))
    .where(eq(trailEvent.application_id, id))
    .orderBy(asc(trailEvent.seq))

/** What was submitted, the first time first. */
export const versionRows = (db: Db, id: string) =>
  db
    .select()
    .from(applicationVersion)
    .where(eq(applicationVersion.application_id, id))
    .orderBy(asc(applicationVersion.number))
