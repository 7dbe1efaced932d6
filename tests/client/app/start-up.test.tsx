import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { auth } from '#contract/auth'
import { cart } from '#contract/cart'
import { members } from '#contract/members'
import { settings } from '#contract/settings'
import { firstScript } from '#src/app/first'
import { socialTokenKey, tokenKeys } from '#src/session/areas'
import { tab } from '#src/session/tab'
import { aMember, aProduct } from '#tests/support/factories'
import { failNext, holdNext, network } from '#tests/support/network'
import { aShop, inCart } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const called = () => network.requests().map(({ method, path }) => `${method} ${path}`)
const first = (paths: string[], path: string) => paths.indexOf(`GET ${path}`)

beforeEach(() => {
  vi.spyOn(tab, 'reload').mockImplementation(() => {})
  vi.spyOn(tab, 'go').mockImplementation(() => {})
})

describe('start-up (product §2)', () => {
  test('of a guest fetches settings and menus, each once, and no user', async () => {
    await renderApp('/account/find-id')
    expect(called()).toEqual(['GET /api/v1/common/meta', 'GET /api/v1/settings/menus'])
    expect(network.requests().filter(({ headers }) => headers.has('authorization'))).toEqual([])
  })

  test('of a guest who opens the first page also fetches that page’s data, each once', async () => {
    await renderApp('/main')
    const requests = network.requests().map(({ path, search }) => path + search)
    expect(new Set(requests).size).toBe(requests.length)
    expect(requests.filter((path) => !path.startsWith('/api/v1/products')).toSorted()).toEqual([
      '/api/v1/common/meta',
      '/api/v1/events?lang=en&next=4',
      '/api/v1/settings/menus?lang=en',
      '/api/v1/sites/shop/boards/notice/posts?lang=en&per_page=3',
    ])
  })

  test('of a member fetches the id, then the name and the number of cart items, and shows both', async () => {
    const shop = await aShop()
    const member = await aMember(shop.deps, { name: 'Maya Lind' })
    await inCart(shop, member, await aProduct(shop.deps))
    await renderApp('/main', { shop, signedInAs: member })
    expect(screen.getByRole('button', { name: 'Maya Lind' })).toBeVisible()
    expect(screen.getByRole('link', { name: /cart.*1/i })).toBeVisible()
    const requests = called()
    const user = first(requests, auth.isLogin.path)
    expect(user).toBeGreaterThanOrEqual(0)
    expect(first(requests, members.profile.path.replace(':id', member.id))).toBeGreaterThan(user)
    expect(first(requests, cart.count.path)).toBeGreaterThan(user)
  })

  test('accepts a social token as a member’s token', async () => {
    const shop = await aShop()
    const member = await aMember(shop.deps, { name: 'Maya Lind' })
    await renderApp('/main', { shop, remember: () => sessionStorage.setItem(socialTokenKey, member.token) })
    expect(screen.getByRole('button', { name: 'Maya Lind' })).toBeVisible()
  })

  test('drops an invalid token, and continues as for a guest, without a redirect', async () => {
    const shop = await aShop()
    const member = await aMember(shop.deps)
    await renderApp('/main', { shop, signedInAs: { ...member, token: 'A'.repeat(43) } })
    expect(within(screen.getAllByRole('banner')[0] as HTMLElement).getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(sessionStorage.getItem(tokenKeys.member)).toBeNull()
    expect(tab.go).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows nothing until it is done', async () => {
    const shop = await aShop()
    const member = await aMember(shop.deps)
    const answer = holdNext(cart.count)
    const rendering = renderApp('/main', { shop, signedInAs: member })
    await waitFor(() => expect(called()).toContain(`GET ${cart.count.path}`))
    const meanwhile = document.body.textContent
    answer()
    await rendering
    expect([meanwhile, document.body.textContent === '']).toEqual(['', false])
  })
})

describe('a failed start-up call', () => {
  test.each([
    ['has no connection', { networkError: true }],
    ['gets a server error', { status: 503 }],
  ] as const)('that %s shows a page with Retry, which reloads the page', async (_, fault) => {
    const shop = await aShop()
    for (let tries = 0; tries < 3; tries++) failNext(settings.menus, fault)
    await expect(renderApp('/main', { shop })).rejects.toThrow()
    expect(await screen.findByRole('heading', { name: 'Naru could not start' })).toBeVisible()
    screen.getByRole('button', { name: 'Try again' }).click()
    expect(tab.reload).toHaveBeenCalledOnce()
  })

  test('shows that page in Korean to a Korean reader', async () => {
    for (let tries = 0; tries < 3; tries++) failNext(settings.meta, { networkError: true })
    await expect(renderApp('/main', { language: 'ko' })).rejects.toThrow()
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible()
  })

  test('is retried twice first, so that a short outage goes unnoticed', async () => {
    failNext(settings.menus, { networkError: true })
    failNext(settings.menus, { status: 502 })
    await renderApp('/main')
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(network.requests(settings.menus.path)).toHaveLength(3)
  })
})

test('a page that is shown stays when secondary data cannot be loaded', async () => {
  vi.doMock('#src/app/after-mount', () => {
    throw new Error('gone')
  })
  onTestFinished(() => {
    vi.doUnmock('#src/app/after-mount')
  })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderApp('/account/find-id')
  expect(screen.getByRole('heading', { level: 1, name: 'Find your email address' })).toBeVisible()
  expect(log).toHaveBeenCalledWith('[naru] what follows the first page could not be started', expect.anything())
})

describe('a client whose own files do not load', () => {
  const lose = (root: string, lang = 'en') => {
    document.documentElement.lang = lang
    document.body.innerHTML = `<div id="root">${root}</div>`
    const first = document.createElement('script')
    first.textContent = firstScript
    document.head.append(first)
    first.dispatchEvent(new Event('error'))
  }

  test.each([
    ['en', 'Naru could not start', 'Try again'],
    ['ko', '나루를 시작하지 못했습니다', '다시 시도'],
  ])('says so where the page would be blank, in %s, with a link that reloads it', (lang, title, retry) => {
    lose('', lang)
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText(retry)).toHaveAttribute('href', '')
  })

  test('shows the server-rendered page, although it waited for the client', () => {
    document.documentElement.setAttribute('data-fresh', '')
    lose('<h1>A tour</h1>')
    expect(document.documentElement).not.toHaveAttribute('data-fresh')
    expect(screen.getByRole('heading')).toHaveTextContent('A tour')
  })
})

test('a form that only the client can send is not sent before the client has loaded, and a search form is', () => {
  const first = document.createElement('script')
  first.textContent = firstScript
  document.head.append(first)
  document.body.innerHTML =
    '<form id="signin"><input type="password"></form><form id="find" action="/product/search"></form>'
  const isSent = (id: string) => {
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    return document.getElementById(id)?.dispatchEvent(submit)
  }
  expect([isSent('signin'), isSent('find')]).toEqual([false, true])
})
