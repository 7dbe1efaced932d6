import { act, screen, waitFor, within } from '@testing-library/react'
import { Outlet, useParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { type AccountSite, siteRecords } from '#contract/sites/sites'
import { enter } from '#src/api/enter'
import { FindIdPage } from '#src/kits/account/find-id-page'
import { FindPasswordPage } from '#src/kits/account/find-password-page'
import { en as says } from '#src/kits/account/locale/en'
import { PasswordChange } from '#src/kits/account/password-change'
import { PhoneChangePage } from '#src/kits/account/phone-change-page'
import { codeWay, resetLink } from '#src/kits/account/queries'
import { ResetPage } from '#src/kits/account/reset-page'
import { SigninPage } from '#src/kits/account/signin-page'
import { Withdrawal } from '#src/kits/account/withdrawal'
import { SiteProvider } from '#src/kits/page/site'
import { load, requireSession } from '#src/session/route'
import { useVisitor } from '#src/session/visitor'
import { anAccount, roleOf } from '#tests/support/factories'
import { aShop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'

const email = 'mei@people.test'
const password = 'Abcdefg1'
const phone = '01012345678'
const texts = ['account', 'refusal']

const button = (name: string) => screen.findByRole('button', { name })
const main = () => within(screen.getByRole('main'))
async function put({ user }: RenderedApp, label: string, text: string): Promise<void> {
  await user.click(await main().findByLabelText(label))
  await user.paste(text)
}

function Reset({ site, home }: { site: AccountSite; home: string }) {
  const { token = '' } = useParams()
  return <ResetPage site={site} token={token} links={{ login: `${home}/in`, findPassword: `${home}/password` }} />
}

/** A sign-in page: what happens with the token is up to the site. */
function Signin({ site, home }: { site: AccountSite; home: string }) {
  const visitor = useVisitor()
  const links = { register: `${home}/register`, findId: `${home}/id`, findPassword: `${home}/password` }
  return (
    <SigninPage
      site={site}
      links={links}
      lead=""
      invitation=""
      onToken={(token) => enter(visitor, siteRecords[site].area, token)}
    />
  )
}

/** The pages a site makes from the kit, in its own area. */
function pagesOf(site: AccountSite, home: string) {
  const links = {
    login: `${home}/in`,
    register: `${home}/register`,
    findId: `${home}/id`,
    findPassword: `${home}/password`,
  }
  return {
    path: home,
    element: (
      <SiteProvider value={{ site, name: 'A site', description: '' }}>
        <Outlet />
      </SiteProvider>
    ),
    children: [
      { path: 'in', loader: load(texts), element: <Signin site={site} home={home} /> },
      { path: 'id', loader: load(texts), element: <FindIdPage site={site} links={links} /> },
      { path: 'password', loader: load(texts), element: <FindPasswordPage site={site} links={links} /> },
      {
        path: 'reset/:token',
        loader: load(texts, (_, { params }) => [resetLink(site, params.token)]),
        element: <Reset site={site} home={home} />,
      },
      {
        middleware: [requireSession(siteRecords[site].area, `${home}/in`)],
        children: [
          {
            path: 'phone',
            loader: load(texts, () => [codeWay(site)]),
            element: <PhoneChangePage site={site} person={{ email, phone }} profile={`${home}/mine`} refreshes={[]} />,
          },
          {
            path: 'mine',
            loader: load(texts),
            element: (
              <main>
                <PasswordChange site={site} email={email} />
                <Withdrawal site={site} warning="Gone" onRefused={async () => {}} onClosed={async () => {}} />
              </main>
            ),
          },
        ],
      },
    ],
  }
}

test.each([
  ['edu-travel', '/seouledutravel'],
  ['fair', '/fair'],
  ['mice', '/mice'],
] as const)(
  'the account kit works on %s: found, reset, signed in, edited and closed there (product §5)',
  async (site, home) => {
    const { area } = siteRecords[site]
    const shop = await aShop()
    await anAccount(shop.deps, { area, role: roleOf[area], name: 'Mei Tanaka', email, phone, password })
    const app = await renderApp(`${home}/nowhere`, { shop })
    app.router.patchRoutes('root', [pagesOf(site, home)])
    const go = (to: string) => act(() => app.router.navigate(home + to))

    await go('/id')
    await put(app, says.registration.name, 'mei tanaka')
    await put(app, says.registration.phone, phone)
    await app.user.click(await button(says.findId.submit))
    expect(await screen.findByText('m•••@people.test')).toBeVisible()

    await go('/password')
    await put(app, says.email.label, email)
    await app.user.click(await button(says.findPassword.submit))
    await screen.findByRole('heading', { name: says.findPassword.done })
    await shop.deps.jobs.drain(shop.deps)
    const token = /[\w-]{43}/.exec(shop.deps.mails.at(-1)?.text ?? '')?.[0]
    await go(`/reset/${token}`)
    await put(app, says.password.new, 'Another1x')
    await put(app, says.password.confirmNew, 'Another1x')
    await app.user.click(await button(says.passwordReset.submit))
    await screen.findByRole('heading', { name: says.passwordReset.done })

    await go('/in')
    await put(app, says.email.label, email)
    await put(app, says.password.label, 'Another1x')
    await app.user.click(main().getByRole('button', { name: says.login.submit }))
    await waitFor(() => expect(app.visitor.session.getState().people[area]?.name).toBe('Mei Tanaka'))

    await go('/phone')
    await put(app, says.phoneChange.new, '01011112222')
    await put(app, says.password.current, 'Another1x')
    await app.user.click(await button(says.phoneChange.send))
    await screen.findByLabelText(says.email.code)
    await shop.deps.jobs.drain(shop.deps)
    await put(app, says.email.code, /\d{6}/.exec(shop.deps.texts.at(-1)?.text ?? '')?.[0] ?? '')
    await app.user.click(await button(says.phoneChange.submit))
    await app.user.click(await button('Yes'))
    await screen.findByRole('heading', { name: says.phoneChange.done })

    await go('/mine')
    await put(app, says.password.current, 'Another1x')
    await put(app, says.password.new, password)
    await put(app, says.password.confirmNew, password)
    await app.user.click(await button(says.passwordChange.submit))
    await app.user.click(await button('Yes'))
    const signsIn = async () => (await shop.call(auth.signin, { body: { email, password, site } })).status
    await waitFor(async () => expect(await signsIn()).toBe(200))
    await app.user.click(await button(says.withdrawal.submit))
    await app.user.click(await button('Yes'))
    await waitFor(() => expect(app.visitor.session.getState().tokens[area]).toBeUndefined())
    expect(await signsIn()).toBe(401)
  },
)
