import { beforeEach, describe, expect, it } from 'vitest'
import { ownPath } from '#contract/own-path'
import { promotionDesk } from '#contract/promotion'
import { createApp } from '#server/app'
import { noLimits } from '#server/http/limits'
import { targetOf } from '#server/modules/promotion/promotion.service'
import { promotionClick } from '#server/modules/promotion/promotion.table'
import { mountRedirect } from '#server/modules/promotion/redirect.http'
import { setting } from '#server/modules/settings/settings.table'
import { anOperator } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

const origin = 'https://naru.example'
const hosts = ['partner.example']

const foreign = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:partner.example',
  'http://partner.example/',
  'https://evil.example',
  'https://evil。example',
  'https://partner.example。evil.example',
  'https://partner.example%2eevil.example',
  'https://partner.example.evil.example',
  'https://partner.example@evil.example',
  'https://evil@partner.example',
  'https://user:secret@partner.example',
  'https://partner.example:8443/',
  'https://partner.example\\@evil.example',
  'https://partner.example.',
  'https://sub.partner.example',
  'https://naru.example@evil.example/',
  'https://naru.example.evil.example/',
  'https://naru.example//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://partner.example',
  '%2F%2Fevil.example',
  '',
  ' ',
  `/${'a'.repeat(600)}`,
]

describe('the target of a promotion link (domain hazard 5)', () => {
  it.each(foreign)('%j is not followed', (text) => {
    expect(targetOf(text, origin, hosts)).toBeNull()
  })

  it.each([
    ['/main', '/main'],
    ['/product/search/tours/seoul?q=%EA%B6%81#top', '/product/search/tours/seoul?q=%EA%B6%81#top'],
    ['/redirected?to=//evil.example', '/redirected?to=//evil.example'],
    ['/a/../main', '/main'],
    [`${origin}/event`, '/event'],
    [origin, '/'],
    ['https://partner.example/offer?a=1', 'https://partner.example/offer?a=1'],
    ['HTTPS://PARTNER.example', 'https://partner.example/'],
  ])('%j redirects to %j', (text, target) => {
    expect(targetOf(text, origin, hosts)).toBe(target)
  })

  it('is never read as another host by a browser', () => {
    for (const text of foreign) {
      const own = ownPath(text)
      if (own) expect(new URL(own, origin).origin).toBe(origin)
    }
  })
})

describe('/redirect', () => {
  let shop: Shop
  let app: ReturnType<typeof createApp>
  let follow: (query: Record<string, string>) => Promise<Response>

  beforeEach(async () => {
    shop = await aShop()
    await shop.deps.db
      .insert(setting)
      .values({ key: 'promotion', type: 'promotion', meta: { hosts, codes: ['spring'] } })
      .onConflictDoUpdate({ target: setting.key, set: { meta: { hosts, codes: ['spring'] } } })
    app = createApp(shop.deps, {
      limits: noLimits,
      readiness: { ready: true },
      extend: (to) => mountRedirect(to, shop.deps),
      pages: (to) => to.get('*', (c) => c.text('page')),
    })
    follow = async (query) => app.request(`/redirect?${new URLSearchParams(query)}`)
  })

  it('redirects to own paths and allowed hosts immediately, without caching', async () => {
    for (const to of ['/event', 'https://partner.example/offer']) {
      const answer = await follow({ to })
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        302,
        to,
        'no-store',
      ])
    }
  })

  it('leaves anything else to the page that shows it as text', async () => {
    for (const to of foreign) {
      const answer = await follow({ to })
      expect([to, answer.status, await answer.text(), answer.headers.get('location')]).toEqual([to, 200, 'page', null])
    }
  })

  it('does not count checks of whether the link is valid', async () => {
    const answer = await app.request('/redirect?to=%2Fevent&code=spring', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/event'])
    expect(await shop.deps.db.$count(promotionClick)).toBe(0)
  })

  it('counts by promotion and Seoul day, also in parallel, and nothing that is not one of our promotions', async () => {
    await Promise.all(Array.from({ length: 25 }, () => follow({ to: '/event', code: 'spring' })))
    shop.deps.clock.advance({ days: 1 })
    await follow({ to: '/event', code: 'spring' })
    await follow({ to: '/event', code: 'made-up' })
    await follow({ to: '//evil.example', code: 'spring' })
    const rows = await shop.deps.db.select().from(promotionClick).orderBy(promotionClick.day)
    expect(rows.map(({ code, clicks }) => [code, clicks])).toEqual([
      ['spring', 25],
      ['spring', 1],
    ])
    expect(Object.keys(rows[0] ?? {})).toEqual(['code', 'day', 'clicks'])
  })

  it('shows operators its counts, latest day first, of one promotion or of all', async () => {
    const { token } = await anOperator(shop)
    await shop.deps.db.insert(promotionClick).values([
      { code: 'spring', day: '2026-03-01', clicks: 3 },
      { code: 'autumn', day: '2026-03-02', clicks: 2 },
      { code: 'spring', day: '2026-03-02', clicks: 5 },
    ])
    const read = async (query: { code?: string; per_page?: number }) =>
      (await shop.call(promotionDesk.clicks, { query }, { token })).data
    expect(await read({ per_page: 2 })).toMatchObject({
      items: [
        { code: 'autumn', day: '2026-03-02', clicks: 2 },
        { code: 'spring', day: '2026-03-02', clicks: 5 },
      ],
      total: 3,
      clicks: 10,
    })
    expect(await read({ code: 'spring' })).toMatchObject({ total: 2, clicks: 8 })
    expect(await read({ code: 'none' })).toMatchObject({ items: [], total: 0, clicks: 0 })
  })
})
