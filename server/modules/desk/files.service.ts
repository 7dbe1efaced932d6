import type { Data, Parsed, Role } from '#contract/endpoint'
import { type FileRow, type FileUse, type filesDesk, mostUses } from '#contract/files-desk'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import { peopleOf } from '#server/modules/accounts/staff.service'
import { findUpload, listUploads, sumUploads, type UploadRow, type Used } from '#server/modules/media/list.service'
import type { FileUses } from '#server/ports/hooks'

type FileDeps = Pick<Deps, 'db' | 'clock' | 'hooks'>
/** Who reads, and in which language. */
interface Reader {
  roles: readonly Role[]
  lang: Lang
}
type Query = Parsed<typeof filesDesk.list>['query']

/** The filter by what files belong to; undefined for all files. */
function usedBy(uses: readonly FileUses[], subject: Query['subject']): Used | undefined {
  if (subject === undefined) return undefined
  if (subject === 'none') return 'unused'
  return allIn(uses.filter((each) => each.subject === subject))
}

const allIn = (uses: readonly FileUses[]) => uses.map(({ ids }) => ids)

/** Whether these roles open what a file belongs to. */
export const isFor = ({ roles }: FileUses, reader: readonly Role[]) => roles.some((role) => reader.includes(role))

/** What files belong to, by their ids, and whether the reader may open it; one query for each subject. */
export async function usesOf(
  { db, clock, hooks }: FileDeps,
  ids: readonly string[],
  { roles, lang }: Reader,
): Promise<ReadonlyMap<string, FileUse[]>> {
  const uses = new Map<string, FileUse[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return uses
  for (const each of hooks.fileUses) {
    const can_open = isFor(each, roles)
    for (const { upload_id, ...use } of await each.of({ db, now: clock.now() }, ids, lang)) {
      uses.get(upload_id)?.push({ ...use, subject: each.subject, can_open })
    }
  }
  return uses
}

/** Whether a use shows its reader the file's name. */
export const isOpen = ({ can_open, is_shown }: FileUse) => can_open && is_shown

async function shown(deps: FileDeps, rows: readonly UploadRow[], reader: Reader): Promise<z.input<typeof FileRow>[]> {
  const uses = await usesOf(
    deps,
    rows.map(({ id }) => id),
    reader,
  )
  const owners = await peopleOf(
    deps.db,
    rows.flatMap(({ owner_id }) => owner_id ?? []),
  )
  return rows.map(({ id, name, mime, bytes, kind, site, owner_id, created_at }) => {
    const all = (uses.get(id) ?? []).toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
    return {
      ...{ id, name: all.some(isOpen) ? name : null, mime, bytes, kind, site },
      owner: owners.get(owner_id ?? '') ?? null,
      uses: all.slice(0, mostUses),
      more: Math.max(0, all.length - mostUses),
      created_at: created_at.toISOString(),
    }
  })
}

/**
 * Lists all stored files by page, with what they belong to, and the names of those that these roles may open. A query for the
 * page, one for the total, one for the owners and one for each subject, whatever the number of rows.
 */
export async function listFiles(
  deps: FileDeps,
  { subject, lang, ...query }: Query,
  roles: readonly Role[],
): Promise<z.input<typeof filesDesk.list.data>> {
  const used = usedBy(deps.hooks.fileUses, subject)
  const open = deps.hooks.fileUses.filter((uses) => isFor(uses, roles))
  const named = open.map(({ shownIds }) => shownIds(deps.clock.now()))
  const { rows, ...page } = await listUploads(deps.db, { ...query, used, named })
  return { items: await shown(deps, rows, { roles, lang }), ...page }
}

/** Returns a stored file with what it belongs to, without its content. Throws 404. */
export async function showFile(deps: FileDeps, id: string, reader: Reader): Promise<z.input<typeof FileRow>> {
  const [file] = await shown(deps, [await findUpload(deps.db, id)], reader)
  if (!file) throw new Error('a file was not shown')
  return file
}

/** Returns the number of files and bytes of each subject that has any, the largest first; one query. */
export async function sumFiles({ db, hooks }: FileDeps): Promise<Data<typeof filesDesk.sums>> {
  const ofSubjects = hooks.fileUses.map((uses) => ({
    name: uses.subject as Data<typeof filesDesk.sums>['items'][number]['subject'],
    used: allIn([uses]),
  }))
  const none = { name: 'none' as const, used: 'unused' as const }
  const sums = await sumUploads(db, [...ofSubjects, none])
  const items = sums.filter(({ files }) => files > 0).toSorted((one, other) => other.bytes - one.bytes)
  return { items: items.map(({ name: subject, files, bytes }) => ({ subject, files, bytes })) }
}
