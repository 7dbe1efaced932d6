import { benefitsDesk } from '#contract/benefits-desk'
import { MemberQuery, membersDesk } from '#contract/members-desk'
import { membersMerge } from '#contract/members-merge'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(MemberQuery, search)

/** The page of the accounts that an address asks for. */
export const members = (search: URLSearchParams) => query(membersDesk.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadMembers = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(membersDesk.list, { query: { ...queryIn(search), ...part } }, { signal })

/** One account with its history at the desk. */
export const member = (id: string) => query(membersDesk.detail, { params: { id } })

/** The data that would be lost with an account: refetched each time. */
export const losses = (id: string) => ({ ...query(membersDesk.losses, { params: { id } }), staleTime: 0 })

/** Active accounts of the shop that match the words: for one to merge with. */
export const mergeable = (q: string) =>
  query(membersDesk.list, { query: { q, area: 'member', status: 'active', per_page: 10 } })

/** What merging two accounts would do: refetched each time. */
export const mergePreview = (id: string, other: string) => ({
  ...query(membersMerge.preview, { params: { id }, query: { other } }),
  staleTime: 0,
})

/** The endpoints to refresh after an act. */
export const afterAct = [membersDesk.list, membersDesk.detail]
export const afterPoints = [membersDesk.detail, benefitsDesk.grants]
