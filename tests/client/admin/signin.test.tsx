import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { en as account } from '#src/kits/account/locale/en'
import { en as desk } from '#src/kits/desk/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en } from '#src/sites/admin/locale/en'
import { anAccount, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anAccount(shop.deps, {
    area: 'admin',
    role: 'operator',
    name: 'Moon Seoa',
    email: 'desk@people.test',
    password: 'Passw0rd1',
  })
})

const signedIn = (person: Person) => () => sessionStorage.setItem(tokenKeys.admin, person.token)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a signed-out operator is redirected to the sign-in page, and then to the desk with the name of the role', async () => {
  const { user } = await renderApp('/admin', { shop })
  await heading(en.title.signin)
  await user.type(screen.getByLabelText(account.email.label), operator.email)
  await user.type(screen.getByLabelText(account.password.label), 'Passw0rd1')
  await user.click(screen.getByRole('button', { name: account.login.submit }))
  await heading(en.title.home)
  expect(screen.getByText(en.role.operator)).toBeInTheDocument()
})

test('an account of the same area without a role here is told so and sees nothing', async () => {
  const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer', name: 'Han Doyun' })
  const { user } = await renderApp('/admin', { shop, remember: signedIn(reviewer) })
  await heading(en.title.signin)
  expect(screen.getByText(en.signin.noRole.replace('{{name}}', 'Han Doyun'))).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText(account.email.label), operator.email)
  await user.type(screen.getByLabelText(account.password.label), 'Passw0rd1')
  await user.click(screen.getByRole('button', { name: account.login.submit }))
  await heading(en.title.home)
})

test('door staff of the MICE fair are led to the check-in page, have no other section, and stay signed in where they may not go', async () => {
  const staff = await anAccount(shop.deps, { area: 'admin', role: 'mice-gate-staff', name: 'Kong Dain' })
  const { router } = await renderApp('/admin', { shop, remember: signedIn(staff) })
  await heading(en.title.miceGate)
  const sections = within(screen.getByRole('navigation', { name: desk.sections }))
  expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([en.title.miceGate])
  expect(screen.getByText(en.role.miceGateStaff)).toBeInTheDocument()
  await router.navigate('/admin/members')
  await heading(desk.noRole.title)
  await router.navigate('/admin')
  await heading(en.title.miceGate)
})

test.each(['/admin/members', '/admin/products/new'])(
  'door staff who open %s read that it is not theirs, with their own section beside it',
  async (path) => {
    const staff = await anAccount(shop.deps, { area: 'admin', role: 'mice-gate-staff' })
    await renderApp(path, { shop, remember: signedIn(staff) })
    await heading(desk.noRole.title)
    expect(screen.getByRole('link', { name: en.title.miceGate })).toBeInTheDocument()
  },
)

test('an operator who is no owner reads so on the form to invite staff', async () => {
  await renderApp('/admin/staff/new', { shop, remember: signedIn(operator) })
  await heading(desk.noRole.title)
})

test('a forgotten password is reset by a mailed link, which ends the old sessions', async () => {
  const { user, router } = await renderApp('/admin/signin', { shop })
  await user.click(await screen.findByRole('link', { name: account.login.forgot }))
  await heading(account.findPassword.title)
  await user.type(screen.getByLabelText(account.email.label), operator.email)
  await user.click(screen.getByRole('button', { name: account.findPassword.submit }))
  await screen.findByText(account.findPassword.done)
  await shop.deps.jobs.drain(shop.deps)
  const [, code] = /\/admin\/password-reset\/([\w-]+)/.exec(shop.deps.mails.at(-1)?.text ?? '') ?? []
  await router.navigate(`/admin/password-reset/${code}`)
  await user.type(await screen.findByLabelText(account.password.new), 'Another1x')
  await user.type(screen.getByLabelText(account.password.confirmNew), 'Another1x')
  await user.click(screen.getByRole('button', { name: account.passwordReset.submit }))
  await screen.findByText(account.passwordReset.done)
  expect((await shop.call(auth.isLogin, {}, { token: operator.token })).status).toBe(401)
})

test('an address whose filters cannot be read says so, and links to the list without them', async () => {
  await renderApp('/admin/members?cursor=mistyped', { shop, remember: signedIn(operator) })
  await heading(desk.unread.title)
  expect(screen.getByRole('link', { name: desk.unread.open })).toHaveAttribute('href', '/admin/members')
})
