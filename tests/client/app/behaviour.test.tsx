import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { channelTalk, keepChat } from '#src/app/chat'
import { reloadAfterFair } from '#src/app/fair-return'
import type { Place } from '#src/app/places'
import { reloadOnStaleChunk } from '#src/app/stale-chunk'
import { tab } from '#src/session/tab'
import { testSettings } from '#tests/support/deps'
import { aMember, aProduct } from '#tests/support/factories'
import { network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'
import { movableTime } from '#tests/support/timers'

const at = (path: string, pattern = path): Place => ({ path, pattern, named: pattern, guarded: false, secret: false })

/** A shop whose process was started with these settings. */
async function aShopWith(env: Record<string, string>) {
  const shop = await aShop()
  shop.deps.settings = testSettings(env)
  return shop
}

beforeEach(() => {
  vi.spyOn(tab, 'reload').mockImplementation(() => {})
})

describe('returning to the first page from the fair (product §2)', () => {
  test.each(['/fair', '/fair/ppipsa/mypage', '/fair-viewer/timer'])('from %s reloads it after 100 ms', (from) => {
    vi.useFakeTimers()
    reloadAfterFair('fair')(at('/main'), at(from))
    vi.advanceTimersByTime(99)
    expect(tab.reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(tab.reload).toHaveBeenCalledOnce()
  })

  test.each([
    ['another site', '/mice', '/main'],
    ['a path with the same prefix only', '/fairground', '/main'],
    ['the fair to another page', '/fair', '/account/login'],
  ])('does not count as returning from %s', (_, from, to) => {
    vi.useFakeTimers()
    reloadAfterFair('fair')(at(to), at(from))
    reloadAfterFair('fair')(at('/main'), null)
    vi.advanceTimersByTime(1000)
    expect(tab.reload).not.toHaveBeenCalled()
  })

  test('is detected under the slug from the settings', async () => {
    const time = movableTime()
    const { router } = await renderApp('/mart/board', { shop: await aShopWith({ FAIR_SLUG: 'mart' }) })
    await router.navigate('/main')
    await time.pass(150)
    expect(tab.reload).toHaveBeenCalledOnce()
  })
})

describe('a missing file of an older version (product §2)', () => {
  const nowhere = () => undefined
  const lose = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    window.dispatchEvent(event)
    return event
  }

  test('reloads the page once per version, and fails where that did not help', () => {
    const stop = reloadOnStaleChunk('first', nowhere)
    expect(lose().defaultPrevented).toBe(true)
    expect(lose().defaultPrevented).toBe(false)
    expect(tab.reload).toHaveBeenCalledOnce()
    stop()
    const end = reloadOnStaleChunk('second', nowhere)
    expect(lose().defaultPrevented).toBe(true)
    expect(tab.reload).toHaveBeenCalledTimes(2)
    end()
  })

  test('is fetched with the page that the visitor navigates to', async () => {
    const go = vi.spyOn(tab, 'go').mockImplementation(() => {})
    const { router } = await renderApp('/account/find-id')
    vi.spyOn(router, 'state', 'get').mockReturnValue({
      ...router.state,
      navigation: {
        ...router.state.navigation,
        location: { ...router.state.location, pathname: '/event', search: '?region=jeju' },
      },
    } as typeof router.state)
    lose()
    expect(go).toHaveBeenCalledExactlyOnceWith('/event?region=jeju')
    expect(tab.reload).not.toHaveBeenCalled()
  })

  test('does not reload the page while the network is down, and does once it is up again', () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const stop = reloadOnStaleChunk('first', nowhere)
    expect(lose().defaultPrevented).toBe(false)
    expect(tab.reload).not.toHaveBeenCalled()
    network.mockReturnValue(true)
    expect(lose().defaultPrevented).toBe(true)
    expect(tab.reload).toHaveBeenCalledOnce()
    stop()
  })

  test('is watched for from start-up', async () => {
    await renderApp('/main')
    lose()
    expect(tab.reload).toHaveBeenCalledOnce()
  })
})

describe('page views (product §2)', () => {
  // What the real script would find in its queue if it were loaded.
  const queue = () => (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((each) => Array.from(each)) ?? []
  const views = () =>
    queue().flatMap(([what, name, event]) => (what === 'event' && name === 'page_view' ? [event as object] : []))

  test('are counted on a change of path, by its pattern, and neither for the first page nor without a change', async () => {
    const shop = await aShopWith({ ANALYTICS_ID: 'G-TEST123' })
    const { id } = await aProduct(shop.deps)
    const { router } = await renderApp('/main', { shop })
    await router.navigate('/main?sort=new')
    await router.navigate('/account/find-id')
    await router.navigate('/account/find-id?email=maya@people.test')
    await router.navigate(`/account/password-reset/${'t'.repeat(43)}`)
    await waitFor(() => expect(views()).toHaveLength(2))
    expect(views()).toMatchObject([
      { page_path: '/account/find-id', page_location: 'http://naru.test/account/find-id' },
      {
        page_path: '/account/password-reset/:token',
        page_location: 'http://naru.test/account/password-reset/:token',
      },
    ])
    const script = document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]')
    expect(script?.src).toContain('id=G-TEST123')
    const [config] = queue().filter(([what]) => what === 'config')
    expect(config).toMatchObject(['config', 'G-TEST123', { send_page_view: false }])
    expect(JSON.stringify(queue())).not.toMatch(new RegExp(`maya|tttttt|${id}`))
  })

  test('name public products, categories and regions, and no data of the signed-in user', async () => {
    const shop = await aShopWith({ ANALYTICS_ID: 'G-TEST123' })
    const { id } = await aProduct(shop.deps)
    const member = await aMember(shop.deps)
    const { router } = await renderApp('/main', { shop, signedInAs: member })
    const number = 'NR261120-ABCDEFGHJK'
    const before = views().length
    await router.navigate(`/product/detail/${id}`)
    await router.navigate('/product/search/tours/seoul?q=maya')
    await router.navigate(`/product/detail/Maya@people.test`)
    await router.navigate(`/purchase/payment-complete/${number}`)
    await router.navigate(`/product/review/${id}/${number}`)
    await waitFor(() => expect(views()).toHaveLength(before + 5))
    expect(
      views()
        .slice(before)
        .map((view) => (view as { page_path: string }).page_path),
    ).toEqual([
      `/product/detail/${id}`,
      '/product/search/tours/seoul',
      '/product/detail/:productId',
      '/purchase/payment-complete/:id',
      '/product/review/:productId/:bookingId',
    ])
    expect(JSON.stringify(queue())).not.toMatch(new RegExp(`maya|people|${number}`, 'i'))
  })

  test('are not counted, and no script is loaded, without an id', async () => {
    const { router } = await renderApp('/main')
    await router.navigate('/account/find-id')
    expect(document.querySelector('script')).toBeNull()
  })
})

describe('the chat widget (product §1, §2)', () => {
  const commands = () => window.ChannelIO?.q?.map(([what]) => what)

  beforeEach(() => {
    delete window.ChannelIO
  })

  test('is shown on every route, shut down below /seouledutravel, and shown again after leaving it', () => {
    const events: string[] = []
    const keep = keepChat({ boot: () => events.push('boot'), shutdown: () => events.push('shutdown') })
    for (const path of ['/main', '/seouledutravels', '/seouledutravel', '/seouledutravel/faq/list'])
      keep(at(path), null)
    expect(events).toEqual(['boot', 'shutdown'])
    keep(at('/mice'), null)
    expect(events).toEqual(['boot', 'shutdown', 'boot'])
  })

  test('is not even loaded for a visitor who starts below /seouledutravel', () => {
    keepChat(channelTalk('key', 'https://chat.test/plugin.js'))(at('/seouledutravel'), null)
    expect(window.ChannelIO).toBeUndefined()
  })

  test('is loaded with its key once the page has rendered, and gets the key before its script has loaded', async () => {
    const shop = await aShopWith({ CHAT_ID: 'plugin-key', CHAT_SCRIPT_URL: 'https://chat.test/plugin.js' })
    const { router } = await renderApp('/main', { shop })
    await waitFor(() => expect(commands()).toEqual(['boot']))
    expect(window.ChannelIO?.q?.[0]).toEqual(['boot', { pluginKey: 'plugin-key' }])
    expect(document.querySelectorAll('script[src="https://chat.test/plugin.js"]')).toHaveLength(1)
    await router.navigate('/seouledutravel')
    await router.navigate('/seouledutravel/faq/list')
    expect(commands()).toEqual(['boot', 'shutdown'])
    await router.navigate('/protocol')
    expect(commands()).toEqual(['boot', 'shutdown', 'boot'])
  })

  test('is not loaded where no key is set', async () => {
    const time = movableTime()
    await renderApp('/main')
    await time.pass(1000)
    expect(window.ChannelIO).toBeUndefined()
    expect(network.requests().some(({ path }) => path.includes('chat'))).toBe(false)
  })
})
