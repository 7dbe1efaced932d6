import { infiniteQueryOptions } from '@tanstack/react-query'
import { miceLeads } from '#contract/mice/lead'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { personal } from '#src/session/visitor'

/** The exhibitors that the member scans for. */
export const exhibits = () => query(miceLeads.exhibits, {})

/** The staff who scan for an exhibitor, besides the member who ordered the booth. */
export const colleagues = (id: string) => query(miceLeads.staff, { params: { id } })

/** Leads of an exhibitor, latest first. */
export const leads = (id: string) =>
  infiniteQueryOptions({
    queryKey: [miceLeads.list.path, id] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        miceLeads.list,
        { params: { id }, query: pageParam ? { cursor: pageParam } : {} },
        { errors: 'page', signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: { [personal]: true },
  })
