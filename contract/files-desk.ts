import { DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { accountAreas, endpoint } from './endpoint'
import { Instant, LangQuery, TravelDay, Uuid } from './fields'
import { StoredFile } from './files'
import { Site } from './sites/sites'
import { z } from './zod'

/** Kinds of stored files, by content. */
export const fileKinds = ['pdf', 'picture', 'document', 'workbook'] as const
export const FileKind = z.enum(fileKinds)
export type FileKind = z.infer<typeof FileKind>

/** What a file can belong to. */
export const fileSubjects = [
  'application',
  'company',
  'fair',
  'inquiry',
  'partnership',
  'post',
  'quotation',
  'report',
] as const
export const FileSubject = z.enum(fileSubjects)
export type FileSubject = z.infer<typeof FileSubject>

/** Most uses of one file in a response. */
export const mostUses = 5

/** A thing that a file belongs to. */
export const FileUse = z.object({
  subject: FileSubject,
  site: Site,
  id: z.string(),
  /** Its number, title or company. */
  name: z.string(),
  /** The id of the file in the call that sends its content. */
  file: Uuid,
  /** Whether the caller's roles may open the thing's page, and so the file. */
  can_open: z.boolean(),
  /** Whether its page shows the file: not before an application is submitted or a post is public. */
  is_shown: z.boolean(),
})
export type FileUse = z.infer<typeof FileUse>

/** A stored file; its content is only sent by the calls of what it belongs to. */
export const FileRow = z.extend(StoredFile, {
  /** Null unless the caller may open the file: a name such as that of a passport is personal. */
  name: z.nullable(StoredFile.shape.name),
  kind: FileKind,
  /** Where it was uploaded. */
  site: Site,
  /** Who uploaded it, if that is an account; `area` decides whether it has a page among the members. */
  owner: z.nullable(z.object({ id: Uuid, name: z.string(), area: z.enum([...accountAreas, 'admin', 'guest']) })),
  /** At most `mostUses`, first those whose content the caller may open; empty if nothing uses it. */
  uses: z.array(FileUse),
  /** Number of further uses. */
  more: z.number(),
  created_at: Instant,
})
export type FileRow = z.infer<typeof FileRow>

export const fileSorts = ['created_at', 'bytes'] as const
export const FileQuery = z.extend(DeskPaging(fileSorts, '-created_at'), {
  /** Matches anywhere in the name of files that the caller may open. */
  q: DeskSearch,
  kind: z.optional(FileKind),
  /** `none` are the files that nothing uses. */
  subject: z.optional(z.enum([...fileSubjects, 'none'])),
  site: z.optional(Site),
  /** Days in Seoul, both included. */
  from: z.optional(TravelDay),
  to: z.optional(TravelDay),
})

const desk = { auth: 'admin', roles: ['operator'] } as const

/** All stored files, for operators; nothing is changed or removed here (product §6). */
export const filesDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/files',
    ...desk,
    query: z.extend(FileQuery, LangQuery.shape),
    data: DeskRows(FileRow),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/files/:id',
    ...desk,
    params: z.object({ id: Uuid }),
    query: LangQuery,
    data: FileRow,
  }),
  /** Files and bytes by what they belong to, the largest first; a file of two subjects counts for each. */
  sums: endpoint({
    method: 'get',
    path: '/api/v1/admin/file-sums',
    ...desk,
    data: z.object({
      items: z.array(z.object({ subject: z.enum([...fileSubjects, 'none']), files: z.number(), bytes: z.number() })),
    }),
  }),
}
