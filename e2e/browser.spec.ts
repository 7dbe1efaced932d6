import { findBrowser, pageArguments } from './support/browser'
import { expect, test, visit } from './support/fixtures'

test.use({ launchOptions: { executablePath: findBrowser(), args: [...pageArguments] } })

test('a browser window loads the page that a test opens, and no page of the browser itself', async ({
  page,
  browser,
}) => {
  await visit(page, '/main')
  const line = await browser.newBrowserCDPSession()
  const { targetInfos } = await line.send('Target.getTargets', { filter: [{}] })
  expect(targetInfos.some(({ url }) => url.endsWith('/main'))).toBe(true)
  expect(targetInfos.filter(({ url }) => url.startsWith('chrome')).map(({ url }) => url)).toEqual([])
})
