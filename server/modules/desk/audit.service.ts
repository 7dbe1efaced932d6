import type { AuditThing, auditDesk } from '#contract/audit-desk'
import type { Data, Parsed } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { isUuid } from '#server/db/uuid'
import { listAudit } from '#server/modules/accounts/audit-desk.service'
import { auditedAccounts } from '#server/modules/accounts/audited.service'
import { auditedCoupons } from '#server/modules/benefits/audited.service'
import { auditedPosts } from '#server/modules/board/audited.service'
import { auditedBookings, auditedOrders } from '#server/modules/booking/audited.service'
import { auditedProducts } from '#server/modules/catalog/audited.service'
import { auditedParticipants } from '#server/modules/fair/audited.service'
import { auditedInquiries } from '#server/modules/inquiry/audited.service'
import { auditedExhibitors } from '#server/modules/mice/audited.service'
import { auditedAffiliates, auditedPartnerships } from '#server/modules/pass/audited.service'
import { auditedQuotations } from '#server/modules/quotation/audited.service'

/** The things that are found and named in the audit log, of every module. */
const audited = [
  auditedAccounts,
  auditedProducts,
  auditedBookings,
  auditedOrders,
  auditedInquiries,
  auditedQuotations,
  auditedCoupons,
  auditedPosts,
  auditedAffiliates,
  auditedPartnerships,
  auditedParticipants,
  auditedExhibitors,
]

/** All texts in a value that may be the id of a thing. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 0 && value.length <= 100 && !value.includes('\0') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The names of the things that entries are about, and of those in their details. One query for each kind. */
async function thingsIn(db: Db, entries: readonly { subject: string; detail: object }[]): Promise<AuditThing[]> {
  const texts = [...new Set(entries.flatMap(({ subject, detail }) => [subject, ...textsIn(detail)]))]
  const things: AuditThing[] = []
  for (const { kind, uuid, name } of audited) {
    const ids = texts.filter((text) => isUuid(text) === uuid)
    if (ids.length === 0) continue
    for (const { id, page = id, en, ko } of await name(db, ids)) things.push({ kind, id, page, name: { en, ko } })
  }
  return things
}

/**
 * Lists entries of the audit log with the names of their things. Words are looked for in the names of acts in both languages, in
 * those of the people who acted, and in those of the things.
 */
export async function showAudit(
  db: Db,
  query: Parsed<typeof auditDesk.list>['query'],
): Promise<Data<typeof auditDesk.list>> {
  const { q } = query
  const found: string[] = []
  if (q) for (const { find } of audited) found.push(...(await find(db, q)).map(({ id }) => id))
  const list = await listAudit(db, query, found)
  return { ...list, things: await thingsIn(db, list.items) }
}
