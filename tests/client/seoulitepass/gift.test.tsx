import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '#server/jobs'
import { passGift } from '#server/modules/pass-orders/gifts.table'
import { en } from '#src/sites/seoulitepass/gift/locale/en'
import { en as passes } from '#src/sites/seoulitepass/passes/locale/en'
import { ko as passesKo } from '#src/sites/seoulitepass/passes/locale/ko'
import { goTo } from '#tests/support/cancellations'
import { aMember, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPaidPass, ownPasses, passesOnSale } from '#tests/support/pass'
import { accept, aGift, takeBack } from '#tests/support/pass-gifts'
import { renderApp } from '#tests/support/render'

let shop: Shop
let giver: Person
let friend: Person
const mine = '/seoulitepass/mypage'
const page = (token: string) => `/seoulitepass/gift#${token}`

beforeEach(async () => {
  shop = await aShop()
  giver = await aMember(shop.deps, { name: 'Maya Lind', email: 'maya@people.test' })
  friend = await aMember(shop.deps, { name: 'Mina Seo', email: 'friend@people.test' })
  await passesOnSale(shop.deps)
})

const gifts = () => shop.deps.db.select().from(passGift)
const filled = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{{${name}}}`, value), text)

describe('the giver’s page (product §2, §4)', () => {
  test('gives a pass after a confirmation; what was typed stays when the server refuses it', async () => {
    await aPaidPass(shop, giver)
    const { user } = await renderApp(mine, { shop, signedInAs: giver })
    await user.click(await screen.findByRole('button', { name: passes.give.act }))
    const dialog = within(await screen.findByRole('dialog', { name: passes.give.title }))
    expect(dialog.getByText(passes.give.what.gone)).toBeVisible()
    const [name, email] = [dialog.getByLabelText(passes.give.name), dialog.getByLabelText(passes.give.email)]
    const message = dialog.getByRole('textbox', { name: new RegExp(passes.give.message) })
    await user.type(name, 'Mina Seo')
    await user.type(email, 'maya@people.test')
    await user.type(message, 'Happy birthday!')
    await user.click(dialog.getByRole('radio', { name: passes.give.in.ko }))
    await user.click(dialog.getByRole('button', { name: passes.give.send }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await dialog.findByText('Enter your friend’s email address, not your own.')).toBeVisible()
    expect(email).toBeInvalid()
    expect(name).toHaveValue('Mina Seo')
    expect(message).toHaveValue('Happy birthday!')
    expect(await gifts()).toEqual([])
    await user.clear(email)
    await user.type(email, 'mina@people.test')
    await user.click(dialog.getByRole('button', { name: passes.give.send }))
    const question = await screen.findByRole('dialog', { name: filled(passes.give.ask, { email: 'mina@people.test' }) })
    await user.click(within(question).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(passes.state.given)).toBeVisible()
    expect(screen.getByText(/^Mina Seo \(mina@people\.test\) can accept this pass until/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: /3 visits/ })).toHaveFocus())
    expect(screen.queryByRole('img', { name: /^Code of pass/ })).toBeNull()
    expect(screen.queryByRole('button', { name: passes.return })).toBeNull()
    expect(await gifts()).toMatchObject([{ to_email: 'mina@people.test', lang: 'ko', message: 'Happy birthday!' }])
  })

  test('mails a gift again, and takes it back after a confirmation', async () => {
    await aGift(shop, giver, await aPaidPass(shop, giver))
    const { user } = await renderApp(mine, { shop, signedInAs: giver })
    // The second press of a double click must not use up another email.
    await user.dblClick(await screen.findByRole('button', { name: passes.gift.again }))
    const sending = await screen.findByRole('dialog', { name: passes.gift.againAsk })
    await user.click(within(sending).getByRole('button', { name: 'Yes' }))
    await waitFor(async () => expect(await gifts()).toMatchObject([{ mails: 2 }]))
    // It can be sent once more, so the button keeps the focus; after that it is gone.
    // While the answer is under way it ignores presses.
    await waitFor(() => {
      expect(screen.getByRole('button', { name: passes.gift.again })).not.toHaveAttribute('aria-busy')
      expect(screen.getByRole('button', { name: passes.gift.again })).toHaveFocus()
    })
    await user.click(screen.getByRole('button', { name: passes.gift.again }))
    const last = await screen.findByRole('dialog', { name: passes.gift.againAsk })
    await user.click(within(last).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(passes.gift.noMore)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: /3 visits/ })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: passes.gift.back }))
    const question = await screen.findByRole('dialog', { name: passes.gift.backAsk })
    await user.click(within(question).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(passes.state.unused)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: /3 visits/ })).toHaveFocus())
    expect(screen.getByRole('img', { name: /^Code of pass/ })).toBeVisible()
    expect(await gifts()).toMatchObject([{ state: 'taken_back' }])
  })

  test('lists a gift that was accepted, and says that one was not', async () => {
    const [one, two] = [await aPaidPass(shop, giver), await aPaidPass(shop, giver)]
    await accept(shop, friend, (await aGift(shop, giver, one)).token)
    await aGift(shop, giver, two, { to_name: 'Ben Ho', to_email: 'ben@people.test' })
    await goTo(shop, new Date('2027-03-17T03:00:00Z'), giver)
    await renderApp(mine, { shop, signedInAs: giver })
    expect(await screen.findByRole('heading', { name: passes.given })).toBeVisible()
    expect(screen.getByText(/^Mina Seo, .*Mar 2/)).toBeVisible()
    expect(screen.getByText(filled(passes.gift.expired, { name: 'Ben Ho' }))).toBeVisible()
  })

  test('says nothing of a gift that expired so long ago that its name was removed', async () => {
    await aGift(shop, giver, await aPaidPass(shop, giver))
    await goTo(shop, new Date('2027-05-01T03:00:00Z'), giver)
    await cleanUp(shop.deps)
    await cleanUp(shop.deps)
    await renderApp(mine, { shop, signedInAs: giver })
    expect(await screen.findByText(passes.state.unused)).toBeVisible()
    expect(screen.queryByText(/did not accept the pass in time/)).toBeNull()
  })

  test('shows the friend whose gift it is, without a button to return it, also in Korean', async () => {
    await accept(shop, friend, (await aGift(shop, giver, await aPaidPass(shop, giver))).token)
    await renderApp(mine, { shop, signedInAs: friend, language: 'ko' })
    expect(await screen.findByText(/^Maya Lind 님의 선물/)).toBeVisible()
    expect(screen.getByText(passesKo.noReturn)).toBeVisible()
    expect(screen.queryByRole('button', { name: passesKo.return })).toBeNull()
    expect(screen.getByRole('button', { name: passesKo.give.act })).toBeVisible()
  })
})

describe('the page of the link (product §2, §4)', () => {
  test('shows the gift to anyone, asks to sign in, and its token leaves the address', async () => {
    const { token } = await aGift(shop, giver, await aPaidPass(shop, giver), { message: 'Happy birthday!' })
    await renderApp(page(token), { shop })
    expect(await screen.findByText(filled(en.lead, { name: 'Mina Seo', by: 'Maya Lind' }))).toBeVisible()
    expect(location.href).not.toContain(token)
    expect(screen.getByText('Happy birthday!')).toBeVisible()
    const next = `?next=${encodeURIComponent('/seoulitepass/gift')}`
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: en.signIn })).toHaveAttribute('href', `/seoulitepass/login${next}`)
    expect(main.getByRole('link', { name: en.register })).toHaveAttribute('href', `/seoulitepass/register${next}`)
    expect(screen.queryByRole('button', { name: en.accept })).toBeNull()
  })

  test('accepts it with one press for the account that is signed in', async () => {
    const { token } = await aGift(shop, giver, await aPaidPass(shop, giver))
    const { user } = await renderApp(page(token), { shop, signedInAs: friend })
    await user.click(await screen.findByRole('button', { name: en.accept }))
    await waitFor(() => expect(screen.getByRole('heading', { name: en.accepted })).toHaveFocus())
    expect(await ownPasses(shop, friend)).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: en.toCode }))
    expect(await screen.findByRole('img', { name: /^Code of pass/ })).toBeVisible()
  })

  test('comes back after signing in on the way', async () => {
    const { token } = await aGift(shop, giver, await aPaidPass(shop, giver))
    // The tab keeps the token while the visitor signs in.
    const remember = () => sessionStorage.setItem('PASS_GIFT', token)
    await renderApp('/seoulitepass/gift', { shop, signedInAs: friend, remember })
    expect(await screen.findByRole('button', { name: en.accept })).toBeVisible()
  })

  test('says what happened where it was taken back meanwhile, or the link is unknown', async () => {
    const { gift, token } = await aGift(shop, giver, await aPaidPass(shop, giver))
    const { user } = await renderApp(page(token), { shop, signedInAs: friend })
    const button = await screen.findByRole('button', { name: en.accept })
    await takeBack(shop, giver, gift.id)
    await user.click(button)
    expect(await screen.findByText(en.ended.taken_back)).toBeVisible()
    expect(await ownPasses(shop, friend)).toEqual([])
  })

  test('says that a link opens nothing', async () => {
    await renderApp(page('x'.repeat(43)), { shop })
    expect(await screen.findByText(en.unknown)).toBeVisible()
  })

  test('says that a gift was accepted before', async () => {
    const { token } = await aGift(shop, giver, await aPaidPass(shop, giver))
    await accept(shop, friend, token)
    await renderApp(page(token), { shop })
    expect(await screen.findByText(en.ended.claimed)).toBeVisible()
  })
})
