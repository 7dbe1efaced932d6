import { expect, test } from 'vitest'
import { boardDesk } from '#contract/board-desk'
import { reviewDesk } from '#contract/review'
import type { Client } from '#server/http/shell'
import { testApi } from '#tests/support/api'
import { aBoardContext, aText } from '#tests/support/boards'
import { testDeps } from '#tests/support/deps'
import { aSite } from '#tests/support/site'

/** A client whose every page shows the result of one call. */
function plainClient(call: () => string): Client {
  let ask = fetch
  const entry: Awaited<ReturnType<Client['entry']>> = {
    connectInProcess: async (inProcess) => {
      ask = inProcess
    },
    first: { script: '', style: '', currency: 'USD' },
    render: async (path) => {
      const html = `<p>${await (await ask(new URL(call(), 'http://naru.test'))).text()}</p>`
      return { html, state: {}, status: 200, site: 'shop', files: [], redirect: null, path, isMoved: false }
    },
  }
  return {
    development: false,
    entry: async () => entry,
    shell: async () => '<html lang="en"><!--html--></html>',
    needs: () => ({ styles: '', scripts: '', hashes: [] }),
  }
}

// A test's clock stands still, so no page expires.
test('an operator’s edit at one server is on the pages of every other', async () => {
  let path = ''
  const site = await aSite({ client: plainClient(() => path) })
  const { deps } = site.shop
  const other = testApi(await testDeps({ db: deps.db }))
  const { operator, write } = await aBoardContext(site.shop, deps)
  const { id } = await write({ en: aText('Closed on Monday') })
  path = `/api/v1/sites/shop/posts/${id}?lang=en`
  const page = async () => (await site.get('/board/notice')).text()
  expect(await page()).toContain('Closed on Monday')
  const params = { site: 'shop', id } as const
  const body = { category: null, position: 0, texts: { en: aText('Closed on Tuesday') }, base: 1 }
  await other.call(boardDesk.edit, { params, body }, { token: operator.token })
  await expect.poll(page, { timeout: 20_000 }).toContain('Closed on Tuesday')
  await other.call(boardDesk.remove, { params }, { token: operator.token })
  await expect.poll(page, { timeout: 20_000 }).not.toContain('Closed on')
})

test('every operator’s write that pages show is declared as an edit', () => {
  const { write, ...posts } = boardDesk
  const silent = Object.values({ ...posts, ...reviewDesk }).filter(
    (each) => each.method !== 'get' && !('edits' in each),
  )
  expect(silent).toEqual([])
  // A draft is not public.
  expect(write).not.toHaveProperty('edits')
})
