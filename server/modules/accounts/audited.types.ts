import type { AuditAct, AuditKey } from '#contract/audit-acts'
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
  /** The acts on something else that have such an id in their details, and the keys it can be under: the search finds them too. */
  within?: Within
}

export interface Within {
  acts: readonly AuditAct[]
  keys: readonly AuditKey[]
}

/** Ids that the words of a search mean, and where entries have them besides their subject. */
export interface FoundThings {
  ids: readonly string[]
  within?: Within | undefined
}

/** Most things of a kind whose acts one search shows. */
export const mostAudited = 200
