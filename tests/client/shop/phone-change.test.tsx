import { screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth'
import { members } from '#contract/members'
import { phoneNumber } from '#contract/phone'
import { en as refusal } from '#contract/texts/refusal.en'
import { ko as refusalKo } from '#contract/texts/refusal.ko'
import { account } from '#server/modules/accounts/accounts.table'
import { ko } from '#src/kits/account/locale/ko'
import { tab } from '#src/session/tab'
import { aMember } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { type RenderedApp, reloaded, renderApp } from '#tests/support/render'
import { otherThan } from '#tests/support/signup'
import { button, field, put, texts, yes } from './account-texts'

const t = texts.phoneChange
const at = '/account/phone-number-change'
const password = 'Abcdefg1'
const phone = '01077778888'

async function open(shop?: Shop, language?: 'ko') {
  const own = shop ?? (await aShop())
  const member = await aMember(own.deps, { name: 'Jiwoo Lim', email: 'jiwoo@people.test', password })
  const app = await renderApp(at, { shop: own, signedInAs: member, language })
  const number = async () =>
    (await own.call(members.profile, { params: { id: member.id } }, { token: member.token })).data.phone
  return { ...app, member, number }
}

/** Requests a code on the page and reads it from the text message. */
async function askFor({ user, shop }: Pick<RenderedApp, 'user' | 'shop'>, to = phone): Promise<string> {
  await put({ user }, t.new, to)
  await put({ user }, texts.password.current, password)
  await user.click(await button(t.send))
  await field(texts.email.code)
  await shop.deps.jobs.drain(shop.deps)
  return /\b\d{6}\b/.exec(shop.deps.texts.at(-1)?.text ?? '')?.[0] ?? ''
}

describe('the change of the phone number (product §5)', () => {
  test('goes from the profile through a code to the new number, and asks first (product §8)', async () => {
    const { user, number, shop } = await open()
    const code = await askFor({ user, shop })
    await put({ user }, texts.email.code, code)
    await user.click(await button(t.submit))
    expect(await screen.findByRole('dialog', { name: t.question })).toHaveTextContent(phone)
    expect(await number()).toBe('01012345678')
    await user.click(await yes())
    await waitFor(() => expect(screen.getByRole('heading', { name: t.done })).toHaveFocus())
    expect(await number()).toBe(phone)
    await user.click(screen.getByRole('link', { name: t.back }))
    expect(await screen.findByText(phone)).toBeVisible()
    expect(await screen.findByRole('link', { name: texts.myProfile.phoneChange })).toHaveAttribute('href', at)
  })

  test('asks an account without a password only for the number, and sends its code to the email address', async () => {
    const { number, shop, member, stop } = await open()
    stop()
    await shop.deps.db.update(account).set({ password_hash: null }).where(eq(account.id, member.id))
    const again = await renderApp(at, { shop, signedInAs: member })
    expect(await screen.findByText(t.leadProof.replace('{{email}}', member.email))).toBeVisible()
    expect(screen.queryByLabelText(texts.password.current)).toBeNull()
    await put(again, t.new, phone)
    await again.user.click(await button(t.send))
    await field(texts.email.code)
    await shop.deps.jobs.drain(shop.deps)
    const code = /\b\d{6}\b/.exec(shop.deps.mails.at(-1)?.text ?? '')?.[0] ?? ''
    await put(again, texts.email.code, code)
    await again.user.click(await button(t.submit))
    await again.user.click(await yes())
    expect(await screen.findByRole('heading', { name: t.done })).toBeVisible()
    expect(await number()).toBe(phone)
  })

  test('shows each error at its field: a hyphen, a wrong password, the present number', async () => {
    const { user } = await open()
    await put({ user }, t.new, '010-7777-8888')
    await user.click(await button(t.send))
    expect(await screen.findByText(refusal.validation.phone)).toBeVisible()
    await user.clear(await field(t.new))
    await put({ user }, t.new, '01012345678')
    await put({ user }, texts.password.current, 'Wrong1234')
    await user.click(await button(t.send))
    expect(await screen.findByText(refusal.auth.passwordWrong)).toBeVisible()
    await user.clear(await field(texts.password.current))
    await put({ user }, texts.password.current, password)
    await user.click(await button(t.send))
    expect(await screen.findByText(refusal.auth.phoneSame)).toBeVisible()
    await waitFor(async () => expect(await field(t.new)).toHaveFocus())
  })

  test('says in Korean what is missing', async () => {
    const { user } = await open(undefined, 'ko')
    await user.click(await button(ko.phoneChange.send))
    expect((await screen.findAllByText(refusalKo.validation.required)).length).toBe(2)
  })

  test('reports a wrong code and accepts the right one afterwards; a lost connection costs no attempt', async () => {
    const { user, number, shop } = await open()
    const code = await askFor({ user, shop })
    const attempt = async (typed: string) => {
      await user.clear(await field(texts.email.code))
      await put({ user }, texts.email.code, typed)
      await user.click(await button(t.submit))
      await user.click(await yes())
    }
    await attempt(otherThan(code))
    expect(await screen.findByText(refusal.auth.codeWrong)).toBeVisible()
    failNext(phoneNumber.change, { networkError: true })
    await attempt(code)
    expect(await screen.findByText(refusal.general.network)).toBeVisible()
    expect(await field(texts.email.code)).toHaveValue(code)
    await user.click(await button(t.submit))
    await user.click(await yes())
    expect(await screen.findByRole('heading', { name: t.done })).toBeVisible()
    expect(await number()).toBe(phone)
  })

  test('keeps number and step over a reload, but never the password', async () => {
    const app = await open()
    const code = await askFor(app)
    expect(Object.values({ ...sessionStorage }).join()).not.toContain(password)
    const { user } = await reloaded(app, at, app.member)
    await put({ user }, texts.email.code, code)
    expect(await button(t.again)).toBeVisible()
    await user.click(await button(t.submit))
    await user.click(await yes())
    expect(await screen.findByRole('heading', { name: t.done })).toBeVisible()
  })

  test('keeps the typed number when the session has ended, and redirects to sign-in and back (product §4)', async () => {
    const app = await open()
    const go = vi.spyOn(tab, 'go').mockImplementation(() => {})
    await put(app, t.new, phone)
    await put(app, texts.password.current, password)
    await app.shop.call(auth.signout, {}, { token: app.member.token })
    await app.user.click(await button(t.send))
    await waitFor(() => expect(go).toHaveBeenCalledWith(`/account/login?next=${encodeURIComponent(at)}`))
    const again = await app.shop.call(auth.signin, { body: { email: app.member.email, password } })
    await reloaded(app, at, { ...app.member, token: again.data.accessToken })
    expect(await field(t.new)).toHaveValue(phone)
    expect(await field(texts.password.current)).toHaveValue('')
  })

  test('says beforehand that the code is sent by mail where no text messages are sent', async () => {
    const shop = await aShop()
    shop.deps.sms = null
    const { user } = await open(shop)
    expect(await screen.findByText(/We send a code to jiwoo@people.test/)).toBeVisible()
    await put({ user }, t.new, phone)
    await put({ user }, texts.password.current, password)
    await user.click(await button(t.send))
    expect(await screen.findByText(/Verification code sent to jiwoo@people.test/)).toBeVisible()
  })

  test('is for members only (product §6)', async () => {
    const { router } = await renderApp(at)
    expect(router.state.location.pathname).toBe('/account/login')
    expect(network.requests(phoneNumber.way.path)).toEqual([])
  })
})
