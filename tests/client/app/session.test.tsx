import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth'
import { booking } from '#contract/booking'
import { cart } from '#contract/cart'
import { areas, endpoint } from '#contract/endpoint'
import { settings } from '#contract/settings'
import { loginPathOf } from '#contract/sites/sites'
import { z } from '#contract/zod'
import { call } from '#src/api/call'
import { socialTokenKey, tokenKeys } from '#src/session/areas'
import { dropToken, signIn } from '#src/session/sign'
import { tab } from '#src/session/tab'
import { aMember } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const refused = { status: 401, code: 'auth.expired', message: 'Your session has ended. Please sign in again.' }
const theCart = (errors: 'toast' | 'page' | 'silent') => call(cart.list, { query: { lang: 'en' } }, { errors })

async function signedIn(url = '/main') {
  const shop = await aShop()
  const member = await aMember(shop.deps, { name: 'Maya Lind' })
  return { member, ...(await renderApp(url, { shop, signedInAs: member })) }
}

beforeEach(() => {
  vi.spyOn(tab, 'go').mockImplementation(() => {})
})

describe('a 401 (product §4)', () => {
  test('with display on removes the token and redirects to the area’s login page, and back by ?next=', async () => {
    await signedIn('/main?sort=new')
    failNext(cart.list, refused)
    await expect(theCart('toast')).rejects.toMatchObject({ status: 401 })
    expect(sessionStorage.getItem(tokenKeys.member)).toBeNull()
    expect(tab.go).toHaveBeenCalledExactlyOnceWith(`/account/login?next=${encodeURIComponent('/main?sort=new')}`)
    expect(await screen.findByText(refused.message)).toBeVisible()
  })

  test('that a page gets while a link opens it redirects back to that page, not to the one before it', async () => {
    const { router } = await signedIn('/main')
    failNext(booking.list, refused)
    void router.navigate('/account/my-reservation?page=2')
    const next = encodeURIComponent('/account/my-reservation?page=2')
    await waitFor(() => expect(tab.go).toHaveBeenCalledExactlyOnceWith(`/account/login?next=${next}`))
  })

  test('with display off removes the token without a redirect or a message', async () => {
    await signedIn()
    failNext(cart.list, refused)
    await expect(theCart('silent')).rejects.toMatchObject({ status: 401 })
    expect(sessionStorage.getItem(tokenKeys.member)).toBeNull()
    expect(tab.go).not.toHaveBeenCalled()
    expect(screen.queryByText(refused.message)).toBeNull()
  })

  test('for several calls at the same time redirects to the login page once', async () => {
    await signedIn()
    for (let each = 0; each < 3; each++) failNext(cart.list, refused)
    await Promise.allSettled([theCart('page'), theCart('page'), theCart('page')])
    expect(tab.go).toHaveBeenCalledOnce()
  })

  test('for a token that was replaced meanwhile leaves the new session alone', async () => {
    const { visitor } = await signedIn()
    failNext(cart.list, refused)
    const late = theCart('page').catch(() => {})
    signIn(visitor, 'member', 'a-newer-token')
    await late
    expect(sessionStorage.getItem(tokenKeys.member)).toBe('a-newer-token')
    expect(tab.go).not.toHaveBeenCalled()
  })

  test('to a sign-in shows neither a toast nor another login page', async () => {
    const shop = await aShop()
    await aMember(shop.deps, { email: 'maya@people.test', password: 'Passw0rd1' })
    const { user } = await renderApp('/account/login', { shop })
    await user.type(screen.getByLabelText(/email/i), 'maya@people.test')
    await user.type(screen.getByLabelText('Password'), 'Passw0rd2')
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(document.querySelector('.Toastify__toast')).toBeNull()
    expect(tab.go).not.toHaveBeenCalled()
  })

  test('redirects a signed-out visitor, and calls that need a session, to the login page too', async () => {
    await renderApp('/main')
    await expect(theCart('page')).rejects.toMatchObject({ status: 401 })
    expect(tab.go).toHaveBeenCalledExactlyOnceWith('/account/login?next=%2Fmain')
  })

  test.each([
    ['member', '/product/detail/x', '/account/login'],
    ['member', '/mice/mypage', '/mice/login'],
    ['member', '/seoulitepass/mypage', '/seoulitepass/login'],
    ['travel', '/seouledutravel/mypage', '/seouledutravel/login'],
    ['admin', '/seouleduadmin/members', '/seouleduadmin/signin'],
    ['admin', '/admin/orders', '/admin/signin'],
    ['business', '/fair/ppipsa/mypage', '/fair/ppipsa'],
    ['guest', '/protocol/tour', '/protocol/vehicle'],
  ] as const)('in the area %s at %s redirects to %s', (area, path, login) => {
    expect(loginPathOf(area, path, 'fair')).toBe(login)
  })
})

describe.each([
  ['member', '/account/login'],
  ['travel', '/seouledutravel/login'],
  ['admin', '/seouleduadmin/signin'],
  ['business', '/fair/ppipsa'],
  ['guest', '/apec2025/myreservation'],
] as const)('a 401 in the area %s', (area, login) => {
  const anyCall = endpoint({ method: 'get', path: '/api/v1/anything', auth: area, data: z.object({}) })

  test('removes the token of that area and no other, and redirects to its login page', async () => {
    const { visitor } = await renderApp('/account/find-id')
    for (const each of areas) signIn(visitor, each, `token-of-${each}`)
    failNext(anyCall, refused)
    await expect(call(anyCall, {}, { errors: 'page' })).rejects.toMatchObject({ status: 401 })
    expect(network.requests(anyCall.path)[0]?.headers.get('authorization')).toBe(`Bearer token-of-${area}`)
    const left = areas.filter((each) => sessionStorage.getItem(tokenKeys[each]) !== null)
    expect(left).toEqual(areas.filter((each) => each !== area))
    expect(tab.go).toHaveBeenCalledExactlyOnceWith(`${login}?next=%2Faccount%2Ffind-id`)
  })
})

describe('a page that needs a member (product §6)', () => {
  test('redirects a guest to the login page, and to itself after signing in', async () => {
    const shop = await aShop()
    await aMember(shop.deps, { email: 'maya@people.test', password: 'Passw0rd1' })
    const { user, router } = await renderApp('/account/my-reservation?page=2', { shop })
    expect(router.state.location.pathname).toBe('/account/login')
    expect(network.requests(booking.list.path)).toEqual([])
    await user.type(screen.getByLabelText(/email/i), 'maya@people.test')
    await user.type(screen.getByLabelText('Password'), 'Passw0rd1')
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/my-reservation'))
    expect(router.state.location.search).toBe('?page=2')
  })

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'never redirects elsewhere: ?next=%s leads to the first page',
    async (next) => {
      const shop = await aShop()
      const member = await aMember(shop.deps)
      const { router } = await renderApp(`/account/login?next=${encodeURIComponent(next)}`, {
        shop,
        signedInAs: member,
      })
      expect(router.state.location.pathname).toBe('/main')
    },
  )
})

describe('signing out (product §4)', () => {
  test('asks first, then ends the session on the server and removes both tokens and the data fetched with them', async () => {
    const { user, visitor, member, shop } = await signedIn('/account/my-reservation')
    sessionStorage.setItem(socialTokenKey, 'social')
    await user.click(screen.getByRole('button', { name: 'Maya Lind' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(network.requests(auth.signout.path)).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(sessionStorage.getItem(tokenKeys.member)).toBeNull())
    expect(sessionStorage.getItem(socialTokenKey)).toBeNull()
    const queries = () => visitor.queries.getQueryCache().getAll()
    const everybodys: string[] = [settings.meta.path, settings.menus.path]
    const personal = () =>
      queries().filter(({ queryKey: [path] }) => /members|orders|bookings|cart|auth/.test(String(path)))
    expect(queries().filter(({ queryKey: [path] }) => everybodys.includes(String(path)))).toHaveLength(2)
    // The data of a shown page is removed together with the page.
    await waitFor(() => expect(personal().map(({ queryKey, state }) => [queryKey, state.error?.message])).toEqual([]))
    expect(tab.go).not.toHaveBeenCalled()
    const again = await shop.call(auth.isLogin, {}, { token: member.token })
    expect(again.status).toBe(401)
  })

  test('works although the server is unreachable', async () => {
    const { user } = await signedIn()
    failNext(auth.signout, { networkError: true })
    await user.click(screen.getByRole('button', { name: 'Maya Lind' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(sessionStorage.getItem(tokenKeys.member)).toBeNull())
    expect(document.querySelector('.Toastify__toast')).toBeNull()
  })
})

test('each area keeps its token in session storage under its own name (product §4)', async () => {
  const { visitor } = await renderApp('/account/find-id')
  for (const area of areas) signIn(visitor, area, `token-of-${area}`)
  expect({ ...sessionStorage }).toMatchObject({
    ACCESS_TOKEN: 'token-of-member',
    TRAVEL_TOKEN: 'token-of-travel',
    SHOP_ADMIN_TOKEN: 'token-of-admin',
    BUSINESS_TOKEN: 'token-of-business',
  })
  expect(localStorage).toHaveLength(0)
})

test('the flag for test data is stored beside the business token, and is removed with it and with no other (product §4)', async () => {
  const { visitor } = await renderApp('/account/find-id')
  for (const area of areas) signIn(visitor, area, `token-of-${area}`)
  sessionStorage.setItem('BUSINESS_TEST', 'true')
  dropToken(visitor, 'travel')
  expect(sessionStorage.getItem('BUSINESS_TEST')).toBe('true')
  dropToken(visitor, 'business')
  expect(sessionStorage.getItem('BUSINESS_TEST')).toBeNull()
})
