import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { ko as korean } from '#src/kits/account/locale/ko'
import { speak } from '#src/kits/page/speak'
import { aMember } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'
import { button, put, texts } from './account-texts'

const email = 'jiwoo@people.test'

async function aLink({ call, deps }: Shop): Promise<string> {
  await aMember(deps, { email })
  await call(auth.requestReset, { body: { email } })
  await deps.jobs.drain(deps)
  return /\/account\/password-reset\/[\w-]+/.exec(deps.mails.at(-1)?.text ?? '')?.[0] ?? ''
}

async function setPassword(url: string, shop: Shop, meanwhile = () => {}) {
  const app = await renderApp(url, { shop })
  await put(app, texts.password.new, 'Newpass99')
  await put(app, texts.password.confirmNew, 'Newpass99')
  meanwhile()
  await app.user.click(await button(texts.passwordReset.submit))
}

describe('a forgotten password', () => {
  test('gets the same answer whether or not the address has an account (hazard 4)', async () => {
    for (const typed of [email, 'nobody@people.test']) {
      const shop = await aShop()
      await aMember(shop.deps, { email })
      const app = await renderApp('/account/find-password', { shop })
      await put(app, texts.email.label, typed)
      await app.user.click(await button(texts.findPassword.submit))
      await waitFor(() => expect(screen.getByRole('heading', { name: texts.findPassword.done })).toHaveFocus())
      expect(screen.getByText(new RegExp(`^If ${typed} has an account`))).toBeVisible()
      app.stop()
    }
  })

  test('is mailed in the language shown when it is requested', async () => {
    const shop = await aShop()
    await aMember(shop.deps, { email })
    const app = await renderApp('/account/find-password', { shop })
    await put(app, texts.email.label, email)
    await speak(app.visitor, 'ko')
    await app.user.click(await button(korean.findPassword.submit))
    await screen.findByRole('heading', { name: korean.findPassword.done })
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails.at(-1)?.subject).toMatch(/[가-힣]/)
  })

  test('is reset by the mailed link', async () => {
    const shop = await aShop()
    await setPassword(await aLink(shop), shop)
    expect(await screen.findByRole('heading', { name: texts.passwordReset.done })).toBeVisible()
    expect((await shop.call(auth.signin, { body: { email, password: 'Newpass99' } })).status).toBe(200)
  })

  test('shows an expired page, with a link to request a new one, when the link is an hour old (product §4, §8)', async () => {
    const shop = await aShop()
    const link = await aLink(shop)
    shop.deps.clock.advance({ minutes: 60 })
    await renderApp(link, { shop })
    expect(await screen.findByRole('heading', { name: texts.passwordReset.expired })).toBeVisible()
    expect(screen.getByRole('link', { name: texts.passwordReset.again })).toHaveAttribute(
      'href',
      '/account/find-password',
    )
  })

  test('shows the same when the link expires while the page is open', async () => {
    const shop = await aShop()
    const link = await aLink(shop)
    await setPassword(link, shop, () => shop.deps.clock.advance({ minutes: 61 }))
    expect(await screen.findByRole('heading', { name: texts.passwordReset.expired })).toBeVisible()
  })
})

describe('a forgotten address', () => {
  test('is shown masked to a visitor who knows name and phone number, and to no other (hazard 4)', async () => {
    const shop = await aShop()
    await aMember(shop.deps, { email, name: 'Jiwoo Lim', phone: '01087654321' })
    const app = await renderApp('/account/find-id', { shop })
    const search = async (name: string) => {
      await put(app, texts.registration.name, name)
      await put(app, texts.registration.phone, '01087654321')
      await app.user.click(await button(texts.findId.submit))
    }
    await search('Somebody Else')
    expect(await screen.findByRole('heading', { name: texts.findId.none })).toBeVisible()
    await app.user.click(await button(texts.findId.again))
    await search('Jiwoo Lim')
    expect(await screen.findByText('ji•••@people.test')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(email)).toBeNull())
  })
})
