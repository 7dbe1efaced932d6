import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { upload } from '#server/modules/media/media.table'
import { applicationDocument, applicationSection, applicationVersion, colleague, revision } from './education.table'
import { applicationAssignee, staffConflict } from './staff.table'
import { trailEvent } from './trail.table'

/** The sections of an application with the names of those who saved them. */
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

const documents = (db: Db) =>
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
    .$dynamic()

const inOrder = [asc(applicationDocument.added_at), asc(applicationDocument.id)] as const

/** The current documents of an application, in the order in which they were added. */
export const documentRows = (db: Db, id: string) =>
  documents(db)
    .where(and(eq(applicationDocument.application_id, id), isNull(applicationDocument.removed_at)))
    .orderBy(...inOrder)

export type DocumentRow = Awaited<ReturnType<typeof documentRows>>[number]

/** The documents of an application that a version names, whether or not they were removed since. */
export const documentsNamed = (db: Db, id: string, named: readonly string[]) =>
  documents(db)
    .where(and(eq(applicationDocument.application_id, id), inArray(applicationDocument.id, [...named])))
    .orderBy(...inOrder)

/** Invited colleagues in the order of their invitation; the name is set once they have joined. */
export const colleagueRows = (db: Db, id: string) =>
  db
    .select({ id: colleague.id, email: colleague.email, name: account.name, joined_at: colleague.joined_at })
    .from(colleague)
    .leftJoin(account, eq(account.id, colleague.account_id))
    .where(eq(colleague.application_id, id))
    .orderBy(asc(colleague.invited_at), asc(colleague.id))

/** Revision requests, oldest first. */
export const revisionRows = (db: Db, id: string) =>
  db.select().from(revision).where(eq(revision.application_id, id)).orderBy(asc(revision.asked_at))

const about = alias(account, 'about')

/** The trail of an application in order, with the names of each actor and of the person concerned. */
export const eventRows = (db: Db, id: string) =>
  db
    .select({
      at: trailEvent.at,
      act: trailEvent.act,
      kind: trailEvent.actor_kind,
      detail: trailEvent.detail,
      name: account.name,
      about: about.name,
    })
    .from(trailEvent)
    .leftJoin(account, eq(account.id, trailEvent.actor_id))
    .leftJoin(about, eq(about.id, sql`(${trailEvent.detail} ->> 'person')::uuid`))
    .where(eq(trailEvent.application_id, id))
    .orderBy(asc(trailEvent.seq))

export type EventRow = Awaited<ReturnType<typeof eventRows>>[number]

/** Submitted versions, oldest first. */
export const versionRows = (db: Db, id: string) =>
  db
    .select()
    .from(applicationVersion)
    .where(eq(applicationVersion.application_id, id))
    .orderBy(asc(applicationVersion.number))

/** The assignees, by name. */
export const assigneeRows = (db: Db, id: string) =>
  db
    .select({ id: account.id, name: account.name })
    .from(applicationAssignee)
    .innerJoin(account, eq(account.id, applicationAssignee.account_id))
    .where(eq(applicationAssignee.application_id, id))
    .orderBy(asc(account.name), asc(account.id))

/** Staff with a conflict of interest, and why. */
export const conflictRows = (db: Db, id: string) =>
  db
    .select({
      id: account.id,
      name: account.name,
      words: staffConflict.words,
      declared_at: staffConflict.declared_at,
    })
    .from(staffConflict)
    .innerJoin(account, eq(account.id, staffConflict.account_id))
    .where(eq(staffConflict.application_id, id))
    .orderBy(asc(staffConflict.declared_at))

/** The latest submitted version; undefined for a draft. */
export async function lastVersion(db: Db, id: string): Promise<typeof applicationVersion.$inferSelect | undefined> {
  const [last] = await db
    .select()
    .from(applicationVersion)
    .where(eq(applicationVersion.application_id, id))
    .orderBy(desc(applicationVersion.number))
    .limit(1)
  return last
}

/** The names of the assignees, by application. */
export async function assigneesOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const given = await db
    .select({ id: applicationAssignee.application_id, name: account.name })
    .from(applicationAssignee)
    .innerJoin(account, eq(account.id, applicationAssignee.account_id))
    .where(inArray(applicationAssignee.application_id, [...ids]))
    .orderBy(asc(applicationAssignee.assigned_at))
  const names = new Map<string, string[]>()
  for (const { id, name } of given) names.set(id, [...(names.get(id) ?? []), name])
  return names
}
