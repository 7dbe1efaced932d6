import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { en as refusal } from '#contract/texts/refusal.en'
import { tokenKeys } from '#src/session/areas'
import { aMember } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'
import { button, field, put, texts } from './account-texts'

const email = 'jiwoo@people.test'
const password = 'Abcdefg1'

async function openLogin(url = '/account/login') {
  const shop = await aShop()
  await aMember(shop.deps, { email, password, name: 'Jiwoo Lim' })
  return renderApp(url, { shop })
}

async function signIn({ user }: RenderedApp, typed = password) {
  await put({ user }, texts.email.label, email)
  await put({ user }, texts.password.label, typed)
  await user.click(await button(texts.login.submit))
}

const at = () => location.pathname + location.search
const token = () => sessionStorage.getItem(tokenKeys.member)

describe('signing in', () => {
  test('leads back to the intended page, with name and cart loaded (product §2, §4)', async () => {
    const app = await openLogin('/account/login?next=%2Faccount%2Fmy-menu')
    await signIn(app)
    expect(await screen.findByRole('heading', { level: 1, name: texts.myMenu.title })).toBeVisible()
    expect(screen.getByText('Hello, Jiwoo Lim')).toBeVisible()
    expect(at()).toBe('/account/my-menu')
    expect(token()).toBeTruthy()
    const paths = network.requests().map(({ path }) => path)
    expect(paths.indexOf('/api/v1/cart/count')).toBeGreaterThan(paths.indexOf(auth.isLogin.path))
  })

  test('never redirects to another host', async () => {
    const app = await openLogin('/account/login?next=%2F%2Fevil.test%2Fmain')
    await signIn(app)
    await waitFor(() => expect(at()).toBe('/main'))
  })

  test('with a wrong password says so in the form, without a toast, and keeps the address (product §4, §8)', async () => {
    const app = await openLogin()
    await signIn(app, 'Wrong1234')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(refusal.auth.signinFailed)
    await waitFor(() => expect(alert).toHaveFocus())
    expect(screen.getAllByText(refusal.auth.signinFailed)).toHaveLength(1)
    expect(await field(texts.email.label)).toHaveValue(email)
    expect(token()).toBeNull()
  })

  test('offline says so, keeps the typed text and can be retried', async () => {
    const app = await openLogin()
    failNext(auth.signin, { networkError: true })
    await signIn(app)
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.general.network)
    await app.user.click(await button(texts.login.submit))
    await waitFor(() => expect(at()).toBe('/main'))
  })

  test('does not stay half done when the user cannot be fetched', async () => {
    const app = await openLogin()
    failNext(auth.isLogin, { status: 403, code: 'general.forbidden', message: 'Not today' })
    await signIn(app)
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today')
    expect(token()).toBeNull()
  })

  test('is not offered to a signed-in member: the page redirects', async () => {
    const shop = await aShop()
    const member = await aMember(shop.deps, { email })
    await renderApp('/account/login?next=%2Faccount%2Fmy-profile', { shop, signedInAs: member })
    expect(await screen.findByRole('heading', { level: 1, name: texts.myProfile.title })).toBeVisible()
  })
})

test('a members’ page redirects a guest to sign-in and says why (product §6)', async () => {
  await renderApp('/account/my-profile')
  expect(await screen.findByText(texts.next)).toBeVisible()
  expect(at()).toBe('/account/login?next=%2Faccount%2Fmy-profile')
})
