import { MemberQuery, membersDesk } from '#contract/members-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** What an address asks for. */
export const askedIn = (search: URLSearchParams) => listQueryIn(MemberQuery, search)

/** The page of the accounts that an address asks for. */
export const members = (search: URLSearchParams) => query(membersDesk.list, { query: askedIn(search) })

/** Page after page of the same, for an export. */
export const loadMembers = (search: URLSearchParams) => (cursor: string | undefined, signal: AbortSignal) =>
  call(membersDesk.list, { query: { ...askedIn(search), per_page: 200, cursor } }, { signal })

/** One account with what was done with it. */
export const member = (id: string) => query(membersDesk.detail, { params: { id } })

/** What would be lost with an account: asked anew each time. */
export const losses = (id: string) => ({ ...query(membersDesk.losses, { params: { id } }), staleTime: 0 })

/** What an act changes. */
export const afterAct = [membersDesk.list, membersDesk.detail]
