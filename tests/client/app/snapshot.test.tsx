import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sitemap } from '#contract/sitemap'
import { pageSnapshot } from '#server/modules/sitemap/sitemap.table'
import { tab } from '#src/session/tab'
import { aMember } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'
import { movableTime } from '#tests/support/timers'

const sent = () => network.requests(sitemap.snapshot.path).map(({ body }) => JSON.parse(body) as Record<string, string>)

beforeEach(() => {
  vi.spyOn(tab, 'go').mockImplementation(() => {})
})

test('the page is sent to the server two seconds after loading, and the page that the server renders is stored (product §2, §9)', async () => {
  const time = movableTime()
  const { shop } = await renderApp('/main')
  shop.deps.pages.html = async (path) => `<title>Naru ${path}</title></head><main id="content"></main>`
  await time.pass(1_500)
  expect(sent()).toEqual([])
  await time.pass(600)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ path: '/main', html: expect.stringContaining('Korea, one crossing away') })
  await waitFor(async () => expect(await shop.deps.db.select().from(pageSnapshot)).toHaveLength(1))
  const [kept] = await shop.deps.db.select().from(pageSnapshot)
  expect(kept).toMatchObject({ path: '/main', title: 'Naru /main' })
})

test('the page is sent again two seconds after each change of route, with its content at that time', async () => {
  const time = movableTime()
  const { router } = await renderApp('/main')
  await router.navigate('/account/find-id')
  await router.navigate('/account/find-password')
  await time.pass(2_100)
  await waitFor(() => expect(sent().map(({ path }) => path)).toEqual(['/account/find-password']))
  await router.navigate('/main?sort=new')
  await time.pass(2_100)
  await waitFor(() => expect(sent().map(({ path }) => path)).toEqual(['/account/find-password', '/main']))
})

test('nothing is sent once a language was chosen', async () => {
  const time = movableTime()
  const { visitor } = await renderApp('/main', { language: 'en' })
  await time.pass(5_000)
  visitor.prefs.setState({ language: 'en', languageChosen: true })
  expect(sent()).toEqual([])
})

test('nothing is sent when a language is chosen within the two seconds', async () => {
  const time = movableTime()
  const { visitor } = await renderApp('/main')
  visitor.prefs.setState({ languageChosen: true })
  await time.pass(5_000)
  expect(sent()).toEqual([])
})

test('a page behind a login is never sent', async () => {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  const time = movableTime()
  await renderApp('/account/my-reservation', { shop, signedInAs: member })
  await time.pass(5_000)
  expect(sent()).toEqual([])
})

test.each([
  `/account/password-reset/${'t'.repeat(43)}`,
  '/tossSuccess?paymentKey=tgen_secret&orderId=NR261120-ABCDEFGHJK&amount=1000',
  '/tossFail?code=X&message=secret',
  '/fail?code=X&message=secret',
])('the page %s, whose address contains a secret, is never sent', async (url) => {
  const time = movableTime()
  await renderApp(url)
  await time.pass(5_000)
  expect(sent()).toEqual([])
})

test('neither scripts nor typed input are sent', async () => {
  const time = movableTime()
  const { user } = await renderApp('/account/find-id')
  const [field] = document.querySelectorAll<HTMLInputElement>('main input')
  await user.type(field as HTMLInputElement, 'Secretive Person')
  ;(field as HTMLInputElement).setAttribute('value', 'Secretive Person')
  await time.pass(2_100)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.html).not.toMatch(/Secretive Person|<script|<style/)
})

test('a snapshot that cannot be sent is ignored silently', async () => {
  const time = movableTime()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderApp('/main')
  failNext(sitemap.snapshot, { networkError: true })
  await time.pass(2_100)
  await waitFor(() => expect(sent()).toHaveLength(1))
  await time.pass(500)
  expect(document.querySelector('.Toastify__toast')).toBeNull()
  expect(log).not.toHaveBeenCalled()
})
