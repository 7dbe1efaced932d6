import type { AuditThing } from '#contract/audit-desk'
import type { Db } from '#server/db/connect'

/** How things of one kind are found and named in the audit log. */
export interface Audited {
  kind: AuditThing['kind']
  /** Whether their ids are UUIDs: no other text is looked up then. */
  uuid: boolean
  /** Ids of those that have the words, as the audit log names them; at most `mostAudited`. One query that an index answers. */
  find: (db: Db, q: string) => Promise<{ id: string }[]>
  /** Names of those that exist; `page` is their id on the desk, if it is another. One query. */
  name: (db: Db, ids: string[]) => Promise<{ id: string; page?: string; en: string; ko: string }[]>
}

/** Most things of a kind whose acts one search shows. */
export const mostAudited = 200
