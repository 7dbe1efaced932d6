import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Saved, SectionSave } from '#contract/education/application'
import { type Section, sections } from '#contract/education/sections'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { type ApplicationFields, application, applicationSection, revision } from './education.table'
import { summaryOf } from './shown'
import { lockOwn, type Own } from './states.service'

/** The sections that can be changed now: all of a draft, those to be revised, otherwise none. */
export async function openSections(
  db: Db,
  { id, status }: Pick<ApplicationFields, 'id' | 'status'>,
): Promise<Section[]> {
  if (status === 'draft') return [...sections]
  if (status !== 'revision_requested') return []
  const [waiting] = await db
    .select({ sections: revision.sections })
    .from(revision)
    .where(and(eq(revision.application_id, id), isNull(revision.settled_at)))
  const revised = waiting?.sections.map(({ section }) => section) ?? []
  return sections.filter((section) => revised.includes(section))
}

/** Throws 409 `education.sectionClosed` if a section cannot be changed now. */
export async function refuseClosed(tx: Db, row: ApplicationFields, section: Section): Promise<void> {
  if (!(await openSections(tx, row)).includes(section)) throw new Refusal(409, 'education.sectionClosed')
}

/**
 * Saves a section as it is typed, if it is still the version that the user edited. Throws 404, 409 `education.sectionClosed` and
 * `education.editedElsewhere`.
 */
export function saveSection({ db, clock }: Pick<Deps, 'db' | 'clock'>, own: Own, save: SectionSave): Promise<Saved> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const row = await lockOwn(tx, own)
    await refuseClosed(tx, row, save.section)
    const [saved] = await tx
      .update(applicationSection)
      .set({
        value: save.value,
        version: sql`${applicationSection.version} + 1`,
        saved_at: at,
        saved_by: own.accountId,
      })
      .where(
        and(
          eq(applicationSection.application_id, row.id),
          eq(applicationSection.section, save.section),
          eq(applicationSection.version, save.base),
        ),
      )
      .returning({ version: applicationSection.version })
    if (!saved) throw new Refusal(409, 'education.editedElsewhere')
    await tx
      .update(application)
      // After the first submission the desk's lists show what was submitted, not what is being typed (product §4).
      .set({ ...(row.status === 'draft' && summaryOf({ [save.section]: save.value })), updated_at: at })
      .where(eq(application.id, row.id))
    const by = await contactOf(tx, own.accountId)
    return { version: saved.version, saved_at: at.toISOString(), saved_by: by?.name ?? '' }
  })
}
