import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth'
import { benefits } from '#contract/benefits'
import { members } from '#contract/members'
import { en as refusal } from '#contract/texts/refusal.en'
import { tokenKeys } from '#src/session/areas'
import { tab } from '#src/session/tab'
import { aMember, aProduct } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aReadyOrder, aShop, submit } from '#tests/support/orders'
import { aPaidPass, passesOnSale } from '#tests/support/pass'
import { accept, aGift } from '#tests/support/pass-gifts'
import { reloaded, renderApp } from '#tests/support/render'
import { button, field, put, texts, yes } from './account-texts'

const t = texts.myProfile
const password = 'Abcdefg1'

async function openAs(url: string, fields: Parameters<typeof aMember>[1] = {}) {
  const shop = await aShop()
  const member = await aMember(shop.deps, { name: 'Jiwoo Lim', email: 'jiwoo@people.test', ...fields })
  const app = await renderApp(url, { shop, signedInAs: member })
  const profile = async () =>
    (await shop.call(members.profile, { params: { id: member.id } }, { token: member.token })).data
  return { ...app, member, profile }
}

describe('the profile', () => {
  test('is saved after a confirmation, with the words of product §8', async () => {
    const { user, profile } = await openAs('/account/my-profile')
    await user.clear(await field(texts.registration.name))
    await put({ user }, texts.registration.name, 'Jiwoo Kim')
    await put({ user }, t.birthday, '19900425')
    await user.click(await field(t.female))
    await user.type(await field(t.nationality), 'south kor')
    await user.click(await screen.findByRole('option', { name: 'South Korea' }))
    await user.click(await button(t.passportAdd))
    await put({ user }, t.passport, 'm12345678')
    await user.click(await button(t.save))
    await user.click(await yes())
    expect(await screen.findByText(t.saved)).toBeVisible()
    expect(await screen.findByText('M•••••678')).toBeVisible()
    await waitFor(async () => expect(await button(t.save)).toHaveFocus())
    expect(await profile()).toMatchObject({
      name: 'Jiwoo Kim',
      birthday: '1990-04-25',
      gender: 'female',
      nationality: 'KR',
      passport: 'M•••••678',
    })
    expect(screen.getByRole('button', { name: 'Jiwoo Kim' })).toBeVisible()
  })

  test('keeps the stored passport number unless it is changed or removed', async () => {
    const { user, profile, shop, member } = await openAs('/account/my-profile')
    const body = { name: 'Jiwoo Lim', birthday: null, gender: null, nationality: 'KR', agree_marketing: false }
    await shop.call(members.change, { body: { ...body, passport: 'M12345678' } }, { token: member.token })
    await user.click(await button(t.save))
    await user.click(await yes())
    // The page was opened before: its nationality is empty, which is invalid with the stored passport number.
    expect(await screen.findByText(refusal.validation.country)).toBeVisible()
    expect((await profile()).passport).toBe('M•••••678')
  })

  test('shows a refusal of the server at its field (product §5)', async () => {
    const { user } = await openAs('/account/my-profile')
    await put({ user }, t.birthday, '20990101')
    await user.click(await button(t.save))
    await user.click(await yes())
    expect(await screen.findByText(refusal.validation.birthday)).toBeVisible()
    await waitFor(async () => expect(await field(t.birthday)).toHaveFocus())
  })

  test('accepts a new password from a member who knows the present one', async () => {
    const { user, shop, member } = await openAs('/account/my-profile', { password })
    const change = async (current: string) => {
      await user.clear(await field(texts.password.current))
      await put({ user }, texts.password.current, current)
      await user.click(await button(texts.passwordChange.submit))
      await user.click(await yes())
    }
    await put({ user }, texts.password.new, 'Newpass99')
    await put({ user }, texts.password.confirmNew, 'Newpass99')
    await change('Wrong1234')
    expect(await screen.findByText(refusal.auth.passwordWrong)).toBeVisible()
    await change(password)
    expect(await screen.findByText(t.saved)).toBeVisible()
    expect(await field(texts.password.new)).toHaveValue('')
    const signin = await shop.call(auth.signin, { body: { email: member.email, password: 'Newpass99' } })
    expect(signin.status).toBe(200)
  })

  test('redirects to sign-in and back when the session has ended elsewhere, and restores the typed text (product §4)', async () => {
    const app = await openAs('/account/my-profile', { password })
    const { user, shop, member } = app
    await user.clear(await field(texts.registration.name))
    await put({ user }, texts.registration.name, 'Jiwoo Kim')
    const go = vi.spyOn(tab, 'go').mockImplementation(() => {})
    await shop.call(auth.signout, {}, { token: member.token })
    await user.click(await button(t.save))
    await user.click(await yes())
    await waitFor(() => expect(go).toHaveBeenCalledWith('/account/login?next=%2Faccount%2Fmy-profile'))
    expect(sessionStorage.getItem(tokenKeys.member)).toBeNull()
    const again = await shop.call(auth.signin, { body: { email: member.email, password } })
    await reloaded(app, '/account/my-profile', { ...member, token: again.data.accessToken })
    expect(await field(texts.registration.name)).toHaveValue('Jiwoo Kim')
  })

  test('closes the account only after a confirmation, and says that it did (product §8)', async () => {
    const { user, shop, member } = await openAs('/account/my-profile', { password })
    await user.click(await button(texts.withdrawal.submit))
    expect(await button('No')).toHaveFocus()
    await user.click(await yes())
    expect(await screen.findByRole('dialog', { name: texts.withdrawal.done })).toBeVisible()
    expect(sessionStorage.getItem(tokenKeys.member)).toBeNull()
    const requests = network.requests()
    const withdrawn = requests.findIndex(({ method, path }) => method === 'DELETE' && path === auth.withdraw.path)
    const later = requests
      .slice(withdrawn + 1)
      .filter(({ headers }) => headers.get('Authorization')?.includes(member.token))
    expect(later.map(({ path }) => path)).toEqual([])
    expect((await shop.call(auth.signin, { body: { email: member.email, password } })).status).toBe(401)
  })
})

describe('closing the account (product §8)', () => {
  test('is not offered while a reservation is open: the page says why and links to it', async () => {
    const shop = await aShop()
    const member = await aMember(shop.deps)
    const ready = await aReadyOrder(shop, member, await aProduct(shop.deps))
    await submit(shop, member, ready, { payment_method: 'transfer', account_holder: 'Maya Lind' })
    await renderApp('/account/my-profile', { shop, signedInAs: member })
    expect(await screen.findByText('You have 1 open reservation')).toBeVisible()
    expect(screen.getByRole('link', { name: t.withdrawSee })).toHaveAttribute('href', '/account/my-reservation')
    expect(screen.queryByRole('button', { name: texts.withdrawal.submit })).toBeNull()
  })

  test('says that a pass got as a gift stops working', async () => {
    const shop = await aShop()
    const member = await aMember(shop.deps)
    const giver = await aMember(shop.deps)
    await passesOnSale(shop.deps)
    await accept(shop, member, (await aGift(shop, giver, await aPaidPass(shop, giver))).token)
    const { user } = await renderApp('/account/my-profile', { shop, signedInAs: member })
    expect(await screen.findByText('You have 1 Seoulite Pass that you can still use')).toBeVisible()
    expect(screen.getByRole('link', { name: t.withdrawSeePasses })).toHaveAttribute('href', '/seoulitepass/mypage')
    await user.click(await button(texts.withdrawal.submit))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/^The Seoulite Pass that you can still use stops working\./)).toBeVisible()
  })

  test('leads to the own passes that can still be returned, which keep it open', async () => {
    const shop = await aShop()
    const member = await aMember(shop.deps)
    await passesOnSale(shop.deps)
    await aPaidPass(shop, member)
    await renderApp('/account/my-profile', { shop, signedInAs: member })
    expect(await screen.findByText('You have 1 open reservation')).toBeVisible()
    expect(screen.getByRole('link', { name: t.withdrawSeePasses })).toHaveAttribute('href', '/seoulitepass/mypage')
    expect(screen.queryByRole('link', { name: t.withdrawSee })).toBeNull()
  })

  test('says that passes given to friends stay theirs', async () => {
    const shop = await aShop()
    const [member, friend] = [await aMember(shop.deps), await aMember(shop.deps)]
    await passesOnSale(shop.deps)
    await accept(shop, friend, (await aGift(shop, member, await aPaidPass(shop, member))).token)
    const { user } = await renderApp('/account/my-profile', { shop, signedInAs: member })
    await user.click(await button(texts.withdrawal.submit))
    expect(
      await screen.findByText(/^The pass that you gave to a friend stays theirs and keeps working\./),
    ).toBeVisible()
  })

  test('is refused for a reservation made meanwhile, and the page says so from then on', async () => {
    const { user, shop, member } = await openAs('/account/my-profile')
    await button(texts.withdrawal.submit)
    const ready = await aReadyOrder(shop, member, await aProduct(shop.deps))
    await submit(shop, member, ready, { payment_method: 'transfer', account_holder: 'Maya Lind' })
    await user.click(await button(texts.withdrawal.submit))
    expect(await screen.findByText('You lose 0 points and 0 coupons. This cannot be undone.')).toBeVisible()
    await user.click(await yes())
    expect(await screen.findByText(refusal.auth.openReservations)).toBeVisible()
    expect(await screen.findByText('You have 1 open reservation')).toBeVisible()
    expect(sessionStorage.getItem(tokenKeys.member)).toBe(member.token)
  })
})

describe('my page', () => {
  test('shows the points and the links', async () => {
    await openAs('/account/my-menu')
    expect(await screen.findByText('0 P')).toBeVisible()
    expect(screen.getByText(texts.myMenu.noCoupons)).toBeVisible()
    expect(screen.getByRole('link', { name: new RegExp(texts.myMenu.profile) })).toHaveAttribute(
      'href',
      '/account/my-profile',
    )
  })

  test('signs out here even where the server is unreachable, and sends no further requests (product §4)', async () => {
    const { user, visitor } = await openAs('/account/my-menu')
    failNext(auth.signout, { networkError: true })
    await user.click(await button(texts.myMenu.signOut))
    await user.click(await yes())
    await waitFor(() => expect(location.pathname).toBe('/main'))
    await waitFor(() => expect(sessionStorage.getItem(tokenKeys.member)).toBeNull())
    await screen.findByRole('heading', { level: 1 })
    expect(network.requests(benefits.total.path)).toHaveLength(1)
    const kept = visitor.queries.getQueryCache().getAll()
    expect(kept.map(({ queryKey }) => queryKey[0])).not.toContain(members.profile.path)
  })
})
