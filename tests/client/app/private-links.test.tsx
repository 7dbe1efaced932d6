import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { passGifts } from '#contract/pass/gift'
import { passPartnerships } from '#contract/pass/partnership'
import { surveyResponses } from '#contract/survey/response'
import { snapshotDelayMs } from '#src/app/snapshot'
import { dropOpened } from '#src/kits/survey/store'
import { testSettings } from '#tests/support/deps'
import { aMember, type Person } from '#tests/support/factories'
import { network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { aPartnership } from '#tests/support/partnership'
import { aPaidPass, passesOnSale } from '#tests/support/pass'
import { aGift } from '#tests/support/pass-gifts'
import { renderApp } from '#tests/support/render'
import { aParticipant, aSurveyTour, openedSurvey } from '#tests/support/survey'
import { movableTime } from '#tests/support/timers'

let shop: Shop
let member: Person

beforeEach(async () => {
  Object.assign(window, { dataLayer: [] })
  shop = await aShop()
  shop.deps.settings = testSettings({ ANALYTICS_ID: 'G-TEST123' })
  member = await aMember(shop.deps)
  await dropOpened('preliminary', 'seoul')
})

/** All that analytics would get: the queue that the real script would find if it were loaded. */
const queue = () => (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((each) => Array.from(each)) ?? []
const views = () =>
  queue().flatMap(([what, name, event]) =>
    what === 'event' && name === 'page_view' ? [(event as { page_path: string }).page_path] : [],
  )

/**
 * A secret is in nothing that analytics get, in no address, no page sent for the sitemap, and no line of the server's log; only
 * calls to `to` carry it, in their body.
 */
function expectPrivate(secrets: readonly string[], to: readonly { path: string }[]): void {
  const sent = network.requests()
  const carrying = to.map(({ path }) => path)
  const others = sent.filter(({ path }) => !carrying.includes(path))
  expect(others.length).toBeGreaterThan(0)
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(7)
    expect(JSON.stringify(queue())).not.toContain(secret)
    expect(sent.map(({ path, search }) => path + search).join('\n')).not.toContain(secret)
    expect(others.map(({ body }) => body).join('\n')).not.toContain(secret)
    expect(shop.deps.logged()).not.toContain(secret)
  }
}

test('a pass’s code and the link of its gift reach neither analytics nor an address nor the log', async () => {
  const time = movableTime()
  await passesOnSale(shop.deps)
  const own = await aPaidPass(shop, member)
  const given = await aPaidPass(shop, member)
  const { token } = await aGift(shop, member, given)
  const { router } = await renderApp('/seoulitepass', { shop, signedInAs: member })
  await router.navigate('/seoulitepass/mypage')
  expect(await screen.findByRole('img', { name: /^Code of pass/ })).toBeVisible()
  await time.pass(snapshotDelayMs + 500)
  await router.navigate(`/seoulitepass/gift#${token}`)
  await waitFor(() => expect(network.requests(passGifts.read.path)).not.toEqual([]))
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  await time.pass(snapshotDelayMs + 500)
  await waitFor(() => expect(views()).toEqual(['/seoulitepass/mypage', '/seoulitepass/gift']))
  expectPrivate([own.code ?? '', ...(own.code ?? '').split('.').slice(1), token], [passGifts.read])
})

test('the link of an application for a partnership and its content stay between the page and its own calls', async () => {
  const time = movableTime()
  const { token } = await aPartnership(shop)
  const { router } = await renderApp('/seoulitepass', { shop })
  await router.navigate(`/seoulitepass/partnership#${token}`)
  expect(await screen.findByText('220-81-62517')).toBeVisible()
  await time.pass(snapshotDelayMs + 500)
  await waitFor(() => expect(views()).toEqual(['/seoulitepass/partnership']))
  expectPrivate([token, '220-81-62517', 'office@tea.test'], [passPartnerships.read])
})

test('a participant’s code and the link of a survey reach neither analytics nor an address nor the log', async () => {
  const time = movableTime()
  const one = await aParticipant(shop.deps, await aSurveyTour(shop.deps))
  const token = await openedSurvey(shop.deps, one, 'preliminary')
  const { router, user } = await renderApp('/rok-us/tour/info', { shop })
  await router.navigate('/rok-us/survey')
  await user.type(await screen.findByRole('textbox', { name: 'Your code' }), one.code)
  await user.click(screen.getByRole('button', { name: 'Show my surveys' }))
  expect(await screen.findByRole('heading', { name: 'Your tour: Seoul' })).toBeVisible()
  await time.pass(snapshotDelayMs + 500)
  await router.navigate(`/rok-us/survey/preliminary/seoul#${token}`)
  await waitFor(() => expect(network.requests(surveyResponses.read.path)).not.toEqual([]))
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  await time.pass(snapshotDelayMs + 500)
  await waitFor(() => expect(views()).toEqual(['/rok-us/survey', '/rok-us/survey/preliminary/:area']))
  expectPrivate([one.code, token], [surveyResponses.mine, surveyResponses.read])
})
