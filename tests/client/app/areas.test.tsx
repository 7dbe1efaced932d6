import { act, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth'
import { type Area, accountAreas } from '#contract/endpoint'
import { enter } from '#src/api/enter'
import { query } from '#src/api/query'
import { useSignOut } from '#src/api/sign'
import { firstScript } from '#src/app/first'
import { tokenKeys } from '#src/session/areas'
import { requireGuest, requireSession } from '#src/session/route'
import { tab } from '#src/session/tab'
import { usePerson } from '#src/session/visitor'
import { aMember, anAccount, type Person, roleOf } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const places = [
  ['travel', '/seouledutravel'],
  ['business', '/fair'],
] as const

/** Shows the signed-in user, as a header does. */
function Header({ area, home }: { area: Area; home: string }) {
  const signOut = useSignOut(area, `${home}/start`)
  const person = usePerson(area)
  return (
    <button type="button" onClick={() => void signOut()}>
      {person?.name}
    </button>
  )
}

/** Pages of a site in an area: public, for signing in, and for signed-in users. */
const pagesOf = (area: Area, home: string): RouteObject => ({
  path: home,
  children: [
    { path: 'start', element: <h1>Welcome</h1> },
    { path: 'in', middleware: [requireGuest(area, `${home}/mine`)], element: <h1>Sign in here</h1> },
    {
      path: 'mine',
      middleware: [requireSession(area, `${home}/in`)],
      element: <Header area={area} home={home} />,
    },
  ],
})

const somebody = (shop: Shop, area: Area): Promise<Person> =>
  anAccount(shop.deps, { area, role: roleOf[area], name: 'Mei Tanaka' })

/** The client with an area's token in its tab. */
async function holding(area: Area, person: Person, url: string, more: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(url, { ...more, remember: () => sessionStorage.setItem(tokenKeys[area], person.token) })
  const go = (to: string) => act(() => app.router.navigate(to))
  return { ...app, go }
}

const requests = () => network.requests(auth.isLogin.path).map(({ headers }) => headers.get('authorization'))

beforeEach(() => {
  vi.spyOn(tab, 'go').mockImplementation(() => {})
})

describe.each(places)('a user of the area %s (product §4, §6)', (area, home) => {
  test('sees their name on its site, is redirected past the sign-in page, and signs out of that area only', async () => {
    const shop = await aShop()
    const [person, member] = [await somebody(shop, area), await aMember(shop.deps)]
    const app = await holding(area, person, `${home}/nowhere`, { shop, signedInAs: member })
    expect(requests()).toEqual([`Bearer ${person.token}`])
    app.router.patchRoutes('root', [pagesOf(area, home)])
    await app.go(`${home}/in`)
    expect(app.router.state.location.pathname).toBe(`${home}/mine`)
    await app.user.click(await screen.findByRole('button', { name: 'Mei Tanaka' }))
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible()
    await waitFor(() => expect(sessionStorage.getItem(tokenKeys[area])).toBeNull())
    expect(sessionStorage.getItem(tokenKeys.member)).toBe(member.token)
    expect((await shop.call(auth.isLogin, {}, { token: person.token })).status).toBe(401)
    await app.go(`${home}/mine`)
    expect(app.router.state.location).toMatchObject({
      pathname: `${home}/in`,
      search: `?next=${encodeURIComponent(`${home}/mine`)}`,
    })
  })

  test('is fetched only on pages of its site, and once', async () => {
    const shop = await aShop()
    const person = await somebody(shop, area)
    const app = await holding(area, person, '/account/find-id', { shop })
    expect(requests()).toEqual([])
    for (const page of ['nowhere', 'else']) await app.go(`${home}/${page}`)
    expect(requests()).toEqual([`Bearer ${person.token}`])
    expect(app.visitor.session.getState().people).toEqual({
      [area]: { id: person.id, name: 'Mei Tanaka', roles: [roleOf[area]] },
    })
  })

  test('is signed out by an invalid token, without a redirect', async () => {
    const shop = await aShop()
    const person = await somebody(shop, area)
    const app = await holding(area, { ...person, token: 'A'.repeat(43) }, `${home}/nowhere`, { shop })
    expect(app.visitor.session.getState()).toMatchObject({ people: {}, tokens: {} })
    expect(sessionStorage.getItem(tokenKeys[area])).toBeNull()
    expect(tab.go).not.toHaveBeenCalled()
  })

  test('is signed in together with the name, or not at all', async () => {
    const shop = await aShop()
    const person = await somebody(shop, area)
    const { visitor } = await renderApp('/account/find-id', { shop })
    failNext(auth.isLogin, { status: 403 })
    await expect(enter(visitor, area, person.token)).rejects.toMatchObject({ status: 403 })
    expect(visitor.session.getState().tokens).toEqual({})
    await enter(visitor, area, person.token)
    expect(visitor.session.getState()).toMatchObject({
      people: { [area]: { id: person.id, name: 'Mei Tanaka' } },
      tokens: { [area]: person.token },
    })
  })
})

test('a user signed in to two areas is fetched in each, and not mistaken for the other', async () => {
  const shop = await aShop()
  const [traveler, buyer] = [await somebody(shop, 'travel'), await somebody(shop, 'business')]
  const { visitor } = await holding('travel', traveler, '/account/find-id', { shop })
  await enter(visitor, 'business', buyer.token)
  const idIn = async (area: Area) => (await visitor.queries.fetchQuery(query(auth.isLogin, {}, { area }))).id
  expect([await idIn('travel'), await idIn('business')]).toEqual([traveler.id, buyer.id])
})

test.each(accountAreas)(
  'a page rendered for signed-out visitors stays hidden from a user of the area %s until the name is known (product §2)',
  (area) => {
    const html = document.documentElement
    const isHidden = () => {
      html.removeAttribute('data-fresh')
      html.lang = 'en'
      // biome-ignore lint/security/noGlobalEval: this is how the page runs it
      globalThis.eval(firstScript)
      return html.hasAttribute('data-fresh')
    }
    expect(isHidden()).toBe(false)
    sessionStorage.setItem(tokenKeys[area], 'a-token')
    expect(isHidden()).toBe(true)
  },
)
