import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { product } from '#server/modules/catalog/catalog.table'
import { en } from '#src/kits/guest/locale/en'
import { ko } from '#src/kits/guest/locale/ko'
import { en as terms } from '#src/sites/shop/terms/locale/en'
import { ko as termsKo } from '#src/sites/shop/terms/locale/ko'
import { aGuestTour, anOpenSite } from '#tests/support/guests'
import { reloaded, renderApp } from '#tests/support/render'
import { anOpenDesk, aService } from '#tests/support/services'

const aTour = async () => {
  const shop = await anOpenSite()
  await aGuestTour(shop)
  return shop
}
const aCar = async () => {
  const shop = await anOpenDesk()
  await aService(shop, 'vehicle')
  return shop
}

test.each([
  ['/apec2025/reservation', aTour, 'en', en, terms],
  ['/protocol/vehicle', aCar, 'ko', ko, termsKo],
] as const)(
  'the terms that a guest accepts at %s can be read in another tab, in the same language, and the typed text stays',
  async (path, context, language, { form }, texts) => {
    const shop = await context()
    const app = await renderApp(path, { shop, language })
    const { user } = app
    const contact = await screen.findByLabelText(form.contact)
    await user.type(contact, '+46701234567')
    const pages = [
      [form.readTerms, '/board/terms', texts.terms.title],
      [form.readPrivacy, '/board/privacy', texts.provided.title],
    ] as const
    for (const [name, address] of pages) {
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAttribute('href', `${address}?lang=${language}`)
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener')
      await user.click(link)
    }
    expect(contact).toHaveValue('+46701234567')
    let tab = app
    for (const [, address, title] of pages) {
      tab = await reloaded(tab, `${address}?lang=${language}`)
      expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
    }
  },
)

test('a rule without a refund says so in words', async () => {
  const shop = await aCar()
  await shop.deps.db.update(product).set({ cancellation: [{ days_before: 0, refund_percent: 0 }] })
  await renderApp('/protocol/vehicle', { shop })
  expect(await screen.findByText(en.form.ruleNothing)).toBeVisible()
  expect(screen.queryByText(/^0%/)).toBeNull()
})
