import { AuditFilters, auditDesk } from '#contract/audit-desk'
import { staffDesk } from '#contract/staff-desk'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Everybody who works at a desk. */
export const staff = () => query(staffDesk.list, {})

/** One of them. */
export const oneOfStaff = (id: string) => query(staffDesk.detail, { params: { id } })

/** What an act changes. */
export const afterAct = [staffDesk.list, staffDesk.detail]

/** The entries of the audit log that an address asks for. */
export const audit = (search: URLSearchParams) => query(auditDesk.list, { query: listQueryIn(AuditFilters, search) })
