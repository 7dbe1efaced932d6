import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { giveCoupon } from '#tests/support/coupons'
import { aMember, aProduct } from '#tests/support/factories'
import { aReadyOrder, aShop, seen } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const named = (en: string) => ({ name: { en, ko: en } })

/** A member at the benefits step of an order of ₩120,000, with two coupons that combine and one that is used alone. */
async function atTheStep() {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  const ids = [
    await giveCoupon(shop, member, { ...named('Whole'), percent: 10, combines: true }, 10),
    await giveCoupon(shop, member, { ...named('Tours'), percent: 20, categories: ['tours'], combines: true }, 20),
    await giveCoupon(shop, member, { ...named('Alone'), discount_won: 15_000 }, 30),
  ]
  const order = await aReadyOrder(shop, member, await aProduct(shop.deps, { price: 60_000 }))
  const app = await renderApp(`/purchase/reservation/benefits?order=${order.id}`, { shop, signedInAs: member })
  const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  const chosen = async () => (await seen(shop, member, order.id)).coupon_ids
  return { ids, user: app.user, box, chosen }
}

test('the best valid combination is proposed and explained line by line', async () => {
  const { ids, user, box, chosen } = await atTheStep()
  const proposal = (await screen.findByRole('heading', { name: 'Best for you' })).closest('section') as HTMLElement
  expect(
    within(proposal)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Whole', 'Tours'])
  await user.click(within(proposal).getByRole('button', { name: 'Use this' }))
  expect(await screen.findByText('Applied. You now pay ₩86,400.')).toBeVisible()
  await waitFor(() =>
    expect([box('Whole'), box('Tours')].every((each) => (each as HTMLInputElement).checked)).toBe(true),
  )
  expect((await chosen()).toSorted()).toEqual(ids.slice(0, 2).toSorted())
  const lines = screen.getByRole('heading', { name: 'How the price is made up' }).closest('section') as HTMLElement
  expect(within(lines).getByText('Coupon · Tours').closest('div')).toHaveTextContent('−₩24,000')
  expect(within(lines).getByText('Coupon · Whole').closest('div')).toHaveTextContent('−₩9,600')
})

test('a coupon that does not combine with the choice says why, and replaces it when it is chosen', async () => {
  const { ids, user, box, chosen } = await atTheStep()
  await user.click(box('Tours'))
  await waitFor(() => expect(box('Tours')).toBeChecked())
  expect(box('Whole').closest('label')).not.toHaveTextContent('replaces')
  await user.click(box('Whole'))
  await waitFor(() => expect(box('Whole')).toBeChecked())
  expect(box('Alone').closest('label')).toHaveTextContent('It stands alone: choosing it replaces “Whole”, “Tours”.')
  await user.click(box('Alone'))
  await waitFor(() => expect(box('Alone')).toBeChecked())
  expect(box('Whole')).not.toBeChecked()
  expect(await chosen()).toEqual(ids.slice(2))
  expect(box('Tours').closest('label')).toHaveTextContent('“Alone” stands alone: choosing this one replaces it.')
  await waitFor(() => expect(box('Alone')).toBeEnabled())
  await user.click(box('Alone'))
  await waitFor(async () => expect(await chosen()).toEqual([]))
})
