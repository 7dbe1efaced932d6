import { staffDesk } from '#contract/staff-desk'
import { query } from '#src/api/query'

/** Everybody who works at a desk. */
export const staff = () => query(staffDesk.list, {})

/** One of them. */
export const oneOfStaff = (id: string) => query(staffDesk.detail, { params: { id } })

/** What an act changes. */
export const afterAct = [staffDesk.list, staffDesk.detail]
