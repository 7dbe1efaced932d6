import type { AuditThing, auditDesk } from '#contract/audit-desk'
import type { Data, Parsed, Role } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { isUuid } from '#server/db/uuid'
import type { Deps } from '#server/deps'
import { listAudit } from '#server/modules/accounts/audit-desk.service'
import { auditedAccounts } from '#server/modules/accounts/audited.service'
import type { Audited, FoundThings } from '#server/modules/accounts/audited.types'
import { auditedCoupons } from '#server/modules/benefits/audited.service'
import { auditedPosts } from '#server/modules/board/audited.service'
import { auditedBookings, auditedOrders } from '#server/modules/booking/audited.service'
import { auditedProducts } from '#server/modules/catalog/audited.service'
import { auditedApplications } from '#server/modules/education/audited.service'
import { auditedBooths, auditedParticipants, auditedSlots } from '#server/modules/fair/audited.service'
import { auditedInquiries } from '#server/modules/inquiry/audited.service'
import { auditedExhibitors, auditedMiceBooths, auditedSessions } from '#server/modules/mice/audited.service'
import { auditedAffiliates, auditedPartnerships } from '#server/modules/pass/audited.service'
import { auditedQuotations } from '#server/modules/quotation/audited.service'
import { auditedTextBlocks } from '#server/modules/text-blocks/audited.service'
import { auditedFiles } from './audited-files.service'

/** The things that are found and named in the audit log for every reader, of every module. */
const audited: readonly Audited[] = [
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
  auditedApplications,
  auditedBooths,
  auditedMiceBooths,
  auditedSlots,
  auditedSessions,
  auditedTextBlocks,
]

/** All texts in a value that may be the id of a thing. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 0 && value.length <= 100 && !value.includes('\0') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The names of the things that entries are about, and of those in their details. One query for each kind. */
async function thingsIn(
  db: Db,
  kinds: readonly Audited[],
  entries: readonly { subject: string; detail: object }[],
): Promise<AuditThing[]> {
  const texts = [...new Set(entries.flatMap(({ subject, detail }) => [subject, ...textsIn(detail)]))]
  const things: AuditThing[] = []
  for (const { kind, uuid, name } of kinds) {
    const ids = texts.filter((text) => isUuid(text) === uuid)
    if (ids.length === 0) continue
    for (const { id, page = id, en, ko } of await name(db, ids)) things.push({ kind, id, page, name: { en, ko } })
  }
  return things
}

/**
 * Lists entries of the audit log with the names of their things. Words are looked for in the names of acts in both languages, in
 * those of the people who acted, and in those of the things. Files have the names that these roles may read.
 */
export async function showAudit(
  deps: Pick<Deps, 'db' | 'clock' | 'hooks'>,
  query: Parsed<typeof auditDesk.list>['query'],
  roles: readonly Role[],
): Promise<Data<typeof auditDesk.list>> {
  const { db } = deps
  const { q } = query
  const kinds = [...audited, auditedFiles(deps, roles)]
  const found: FoundThings[] = []
  if (q) for (const { find, within } of kinds) found.push({ ids: (await find(db, q)).map(({ id }) => id), within })
  const list = await listAudit(db, query, found)
  return { ...list, things: await thingsIn(db, kinds, list.items) }
}
