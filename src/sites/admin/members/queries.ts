import { MemberFilters, membersDesk } from '#contract/members-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** What an address asks for; the words are in none. */
export const askedIn = (search: URLSearchParams) => listQueryIn(MemberFilters, search)

const body = (search: URLSearchParams, words: string) => ({ ...askedIn(search), ...(words && { q: words }) })

/** The page of the accounts that an address and words ask for. */
export const members = (search: URLSearchParams, words: string) =>
  query(membersDesk.search, { body: body(search, words) })

/** Page after page of the same, for an export. */
export const loadMembers =
  (search: URLSearchParams, words: string) => (cursor: string | undefined, signal: AbortSignal) =>
    call(membersDesk.search, { body: { ...body(search, words), per_page: 200, cursor } }, { signal })

/** One account with what was done with it. */
export const member = (id: string) => query(membersDesk.detail, { params: { id } })

/** What an act changes. */
export const afterAct = [membersDesk.search, membersDesk.detail]
