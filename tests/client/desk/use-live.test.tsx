import { MutationObserver, QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { useLive } from '#src/kits/desk/use-live'

/** A page on a row of two parts, each with its number of changes. */
async function aPage() {
  const row = { theirs: 0, own: 0 }
  // As the product's own: without it, a network that another test has cut stops every query.
  const always = { networkMode: 'always', retry: false } as const
  const client = new QueryClient({ defaultOptions: { queries: always, mutations: always } })
  const options = queryOptions({ queryKey: ['row'], queryFn: () => Promise.resolve({ ...row }) })
  const { result } = renderHook(() => useLive(options, ({ theirs, own }) => `${theirs} ${own}`), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <Suspense>{children}</Suspense>
      </QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current).not.toBeNull())
  const poll = () => client.refetchQueries({ queryKey: ['row'] })
  return {
    page: () => result.current,
    poll: () => act(poll),
    theirs: async () => {
      row.theirs += 1
      await poll()
    },
    /** The user's own write; `meanwhile` runs before it is done on the server, `after` between that and its response. */
    write: ({ meanwhile = async () => {}, after = async () => {} } = {}) =>
      act(async () => {
        const mutationFn = async () => {
          await meanwhile()
          row.own += 1
          await after()
        }
        const onSuccess = () => client.invalidateQueries({ queryKey: ['row'] })
        await new MutationObserver(client, { mutationFn, onSuccess }).mutate().catch(() => {})
      }),
    refuse: () => Promise.reject(new Error('refused')),
    shown: (own: number, theirs: number) => waitFor(() => expect(result.current.data).toEqual({ own, theirs })),
  }
}

test('the user’s own write is not a change of another user, even when it is read before its response', async () => {
  const { page, poll, write, shown } = await aPage()
  await write()
  await shown(1, 0)
  expect(page().changed).toBe(false)
  await write({ after: poll })
  await shown(2, 0)
  expect(page().changed).toBe(false)
})

test('a change of another user that arrives during the user’s own write is reported until it was seen', async () => {
  const { page, theirs, write, shown } = await aPage()
  await write({ meanwhile: theirs })
  await shown(1, 1)
  expect(page().changed).toBe(true)
  await write()
  await shown(2, 1)
  expect(page().changed).toBe(true)
  act(() => page().seen())
  expect(page().changed).toBe(false)
})

test('a change of another user that arrives during a write that is refused is reported', async () => {
  const { page, theirs, refuse, write, shown } = await aPage()
  await write({
    meanwhile: async () => {
      await theirs()
      await refuse()
    },
  })
  await shown(0, 1)
  expect(page().changed).toBe(true)
})
