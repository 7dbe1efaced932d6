import { AuditFilters, auditDesk } from '#contract/audit-desk'
import { staffDesk } from '#contract/staff-desk'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** The staff of all desks. */
export const staff = () => query(staffDesk.list, {})

/** One member of the staff. */
export const oneOfStaff = (id: string) => query(staffDesk.detail, { params: { id } })

/** The endpoints to refresh after an act. */
export const afterAct = [staffDesk.list, staffDesk.detail]

/** The entries of the audit log that an address asks for. */
export const audit = (search: URLSearchParams) => query(auditDesk.list, { query: listQueryIn(AuditFilters, search) })
