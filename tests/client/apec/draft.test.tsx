import { screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { en as refusal } from '#contract/texts/refusal.en'
import { product } from '#server/modules/catalog/catalog.table'
import { en as kit } from '#src/kits/booking/locale/en'
import { en as texts } from '#src/kits/guest/locale/en'
import { en as ui } from '#src/ui/locale/en'
import type { TestProduct } from '#tests/support/factories'
import { aGuestTour, anOpenSite } from '#tests/support/guests'
import type { Shop } from '#tests/support/orders'
import { type RenderedApp, reloaded, renderApp } from '#tests/support/render'

const patience = { timeout: 15_000 }
const kept = refusal.validation.keptMisfit
let shop: Shop

beforeEach(async () => {
  shop = await anOpenSite()
})

const addressOf = ({ id, optionId, date }: TestProduct) =>
  `/apec2025/reservation?tour=${id}&option=${optionId}&date=${date}&time=09:00`
const people = () => screen.getByRole('spinbutton', { name: texts.form.travelers })
const luggage = () => screen.getByRole('spinbutton', { name: texts.form.luggage })
const button = (name: string | RegExp) => screen.findByRole('button', { name }, patience)

async function fill({ user }: RenderedApp) {
  await screen.findByRole('radio', { name: /^09:00/ }, patience)
  for (const [field, number] of [[people(), '5'] as const, [luggage(), '12'] as const]) {
    await user.clear(field)
    await user.type(field, number)
    await user.tab()
  }
  await user.type(screen.getByLabelText(texts.form.passport), 'AB1234567')
  await user.click(screen.getByRole('radio', { name: new RegExp(kit.payment.transfer) }))
  await user.click(screen.getByLabelText(texts.form.agreeTerms))
}

describe('the typed draft of a tour reservation', () => {
  it('is restored after a reload with the party, its luggage and the payment method, so that it costs the same', async () => {
    const url = addressOf(await aGuestTour(shop))
    const app = await renderApp(url, { shop })
    await fill(app)
    await app.user.click(await screen.findByRole('radio', { name: /^14:00/ }, patience))
    const label = (await button(/^Reserve, and transfer/)).textContent
    await reloaded(app, url)
    await waitFor(() => expect(people()).toHaveValue('5'), patience)
    expect(luggage()).toHaveValue('12')
    expect(screen.getByRole('radio', { name: new RegExp(kit.payment.transfer) })).toBeChecked()
    expect(screen.getByLabelText(texts.form.agreeTerms)).toBeChecked()
    expect(await screen.findByRole('radio', { name: /^14:00/ }, patience)).toBeChecked()
    expect(screen.getByLabelText(texts.form.passport)).toHaveValue('')
    expect((await button(/^Reserve, and transfer/)).textContent).toBe(label)
  }, 60_000)

  it('stays with the party when another departure is chosen in the list', async () => {
    const [one, other] = [await aGuestTour(shop), await aGuestTour(shop)]
    const app = await renderApp(addressOf(one), { shop })
    await fill(app)
    await reloaded(app, addressOf(other))
    await waitFor(() => expect(people()).toHaveValue('5'), patience)
    expect(screen.getByRole('combobox', { name: texts.form.tour })).toHaveValue(other.id)
  }, 60_000)

  it('shows at its field what is no longer available, rather than change it silently', async () => {
    const one = await aGuestTour(shop)
    const app = await renderApp('/apec2025/reservation', { shop })
    await app.user.selectOptions(await screen.findByRole('combobox', { name: texts.form.tour }, patience), one.id)
    await shop.deps.db.update(product).set({ status: 'closed' }).where(eq(product.id, one.id))
    await reloaded(app, '/apec2025/reservation')
    const tour = await screen.findByRole('combobox', { name: texts.form.tour }, patience)
    await waitFor(() => expect(tour).toHaveAccessibleDescription(kept), patience)
    expect(tour).toHaveValue('')
  }, 60_000)

  it('shows this for the party beside a tour that is kept, also after another reload', async () => {
    const one = await aGuestTour(shop)
    let app = await renderApp('/apec2025/reservation', { shop })
    await app.user.selectOptions(await screen.findByRole('combobox', { name: texts.form.tour }, patience), one.id)
    await app.user.clear(people())
    await app.user.type(people(), '150')
    for (const again of [1, 2]) {
      app = await reloaded(app, '/apec2025/reservation')
      const tour = await screen.findByRole('combobox', { name: texts.form.tour }, patience)
      await waitFor(() => expect(tour, `reload ${again}`).toHaveValue(one.id), patience)
      await waitFor(() => expect(people()).toHaveAccessibleDescription(expect.stringContaining(kept)), patience)
    }
  }, 60_000)

  it.each([
    ['luggage_count', 9999, () => luggage(), refusal.validation.tooMany],
    [
      'nationality',
      'XX',
      () => screen.getByRole('combobox', { name: texts.form.nationality }),
      refusal.validation.country,
    ],
    ['date', '2019-01-01', () => screen.getByLabelText(new RegExp(`^${texts.form.date}`)), kept],
    ['date', '2999-01-01', () => screen.getByLabelText(new RegExp(`^${texts.form.date}`)), refusal.validation.dayFar],
    ['date', 'never', () => screen.getByLabelText(new RegExp(`^${texts.form.date}`)), ui.date.typed],
  ] as const)(
    'shows at its field that the %s %s, which was put into the tab by hand, is not possible',
    async (name, value, field, message) => {
      const one = await aGuestTour(shop)
      const app = await renderApp('/apec2025/reservation', { shop })
      await app.user.selectOptions(await screen.findByRole('combobox', { name: texts.form.tour }, patience), one.id)
      await app.user.type(screen.getByLabelText(texts.form.name), 'Maya Lind')
      for (const key of Object.keys(sessionStorage).filter((each) => each.startsWith('DRAFT:apec:reservation:'))) {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        sessionStorage.setItem(key, JSON.stringify({ ...draft, [name]: value }))
      }
      await reloaded(app, '/apec2025/reservation')
      await screen.findByRole('combobox', { name: texts.form.tour }, patience)
      await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(message)), patience)
    },
    60_000,
  )
})
