import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { booking } from '#contract/booking'
import type { Endpoint } from '#contract/endpoint'
import type { Order } from '#contract/order'
import { en as refusalEn } from '#contract/texts/refusal.en'
import { ko as refusalKo } from '#contract/texts/refusal.ko'
import { issueToken, revokeTokens } from '#server/modules/accounts/session.service'
import { coupon, memberCoupon } from '#server/modules/benefits/benefits.table'
import { welcome } from '#server/modules/benefits/welcome.service'
import { en as kit } from '#src/kits/booking/locale/en'
import { tab } from '#src/session/tab'
import { en } from '#src/sites/shop/purchase/locale/en'
import { ko } from '#src/sites/shop/purchase/locale/ko'
import { aMember, aProduct, type Person } from '#tests/support/factories'
import { type Fault, failNext, holdNext, network } from '#tests/support/network'
import { aDraft, aReadyOrder, aShop, filled, type Shop, seen } from '#tests/support/orders'
import { type RenderedApp, reloaded, renderApp } from '#tests/support/render'

interface TestContext {
  shop: Shop
  member: Person
  order: Order
}

async function aTestContext(): Promise<TestContext> {
  const shop = await aShop()
  const member = await aMember(shop.deps, { name: 'Maya Lind', email: 'maya@people.test' })
  const product = await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' }, price: 60_000 })
  await welcome(shop.deps.db, shop.deps.clock.now(), member.id)
  return { shop, member, order: await filled(shop, member, await aDraft(shop, member, product)) }
}

const at = (step: string, { id }: Pick<Order, 'id'>) => `/purchase/reservation/${step}?order=${id}`
const open = ({ shop, member, order }: TestContext, step: string, language?: 'ko') =>
  renderApp(at(step, order), { shop, signedInAs: member, language })

/**
 * One step: something is typed, `shows` checks that it is still there, `sends` continues, `saved` checks that the server has it.
 */
interface Step {
  name: string
  endpoint: Endpoint
  type: (app: RenderedApp) => Promise<void>
  shows: () => void
  sends: RegExp
  saved: (order: Order) => void
}

const write = async ({ user }: RenderedApp, name: RegExp, text: string) => {
  const [box] = screen.getAllByRole('textbox', { name })
  await user.clear(box as HTMLElement)
  await user.type(box as HTMLElement, text)
}
const holds = (name: RegExp, text: string) => () =>
  expect(screen.getAllByRole('textbox', { name })[0]).toHaveValue(text)

const steps: Step[] = [
  {
    name: 'travelers',
    endpoint: booking.travelers,
    type: (app) => write(app, /Name as in the passport/, 'Jun Kim'),
    shows: holds(/Name as in the passport/, 'Jun Kim'),
    sends: /Continue/,
    saved: (order) => expect(order.bookings[0]?.travelers[0]?.name).toBe('Jun Kim'),
  },
  {
    name: 'extras',
    endpoint: booking.extras,
    type: (app) => write(app, /^Departure address/, 'Hotel One'),
    shows: holds(/^Departure address/, 'Hotel One'),
    sends: /Continue/,
    saved: (order) => expect(order.bookings[0]?.departure_address).toBe('Hotel One'),
  },
  {
    name: 'benefits',
    endpoint: booking.benefits,
    async type({ user }) {
      await user.clear(screen.getByRole('spinbutton', { name: 'Points' }))
      await user.type(screen.getByRole('spinbutton', { name: 'Points' }), '1000')
    },
    shows: () => expect(screen.getByRole('spinbutton', { name: 'Points' })).toHaveValue('1000'),
    sends: /Continue/,
    saved: (order) => expect([order.points, order.amount_won]).toEqual([1000, 119_000]),
  },
  {
    name: 'payment',
    endpoint: booking.submit,
    async type(app) {
      await app.user.click(screen.getByRole('radio', { name: /Bank transfer/ }))
      await write(app, /Name of the person who transfers/, 'Lind Maya')
      for (const box of screen.getAllByRole('checkbox')) await app.user.click(box)
    },
    shows() {
      holds(/Name of the person who transfers/, 'Lind Maya')()
      for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
    },
    sends: /Reserve and pay/,
    saved: (order) => expect(order.bank_transfer?.depositor).toBe('Lind Maya'),
  },
]

/** The step was left after saving. */
const left = (name: string) => waitFor(() => expect(location.pathname).not.toContain(`/reservation/${name}`))
const send = ({ user }: RenderedApp, { sends }: Step) => user.click(screen.getByRole('button', { name: sends }))
const requests = ({ endpoint }: Step, { id }: Order) => network.requests(endpoint.path.replace(':id', id))

describe.each(steps)('the step $name', (step) => {
  test.each<[string, Fault]>([
    ['a connection that is lost before the request arrives', { networkError: true }],
    ['a response that is lost after the server has saved the step', { lostReply: true }],
  ])('survives %s: it says so, keeps the typed text, and the next try continues', async (_, fault) => {
    const context = await aTestContext()
    const app = await open(context, step.name)
    await step.type(app)
    failNext(step.endpoint, fault)
    // The page also asks what became of the order, and would leave the step before the next try.
    const release = holdNext(booking.order)
    await send(app, step)
    expect(await screen.findByText(refusalEn.general.network)).toBeVisible()
    step.shows()
    await send(app, step)
    release()
    await left(step.name)
    step.saved(await seen(context.shop, context.member, context.order.id))
    const keys = requests(step, context.order)
      .filter(({ method }) => method !== 'GET')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    // A write with a cost is repeated with the same key, so that it happens once.
    expect(keys[0]).toBe(keys[1])
  })

  test('survives a session that ends midway: sign-in leads back, and all typed text is restored', async () => {
    const context = await aTestContext()
    const { deps } = context.shop
    const go = vi.spyOn(tab, 'go').mockImplementation(() => {})
    const app = await open(context, step.name)
    await step.type(app)
    await revokeTokens(deps.db, context.member.id)
    await send(app, step)
    const here = at(step.name, context.order)
    await waitFor(() => expect(go).toHaveBeenCalledWith(`/account/login?next=${encodeURIComponent(here)}`))
    const token = await issueToken(deps.db, deps.clock.now(), context.member.id, 'member')
    const back = await reloaded(app, here, { ...context.member, token })
    await screen.findByRole('button', { name: step.sends })
    step.shows()
    await send(back, step)
    await left(step.name)
    step.saved(await seen(context.shop, { ...context.member, token }, context.order.id))
  })
})

test.each([
  ['en', undefined, refusalEn, en],
  ['ko', 'ko', refusalKo, ko],
] as const)('missing data is named in %s at every required field (product §5)', async (_, language, refusal, t) => {
  const shop = await aShop()
  const member = await aMember(shop.deps, { name: '', phone: '', email: 'maya@people.test' })
  const order = await aDraft(shop, member, await aProduct(shop.deps))
  const { user } = await renderApp(at('travelers', order), { shop, signedInAs: member, language })
  await user.click(screen.getByRole('button', { name: t.step.continue }))
  // Name and phone number of the representative; name and birthday of both travelers.
  expect(await screen.findAllByText(refusal.validation.required)).toHaveLength(6)
  expect(screen.getAllByText(refusal.validation.country)).toHaveLength(3)
  expect(screen.getByLabelText(t.travelers.name)).toHaveFocus()
  expect(network.requests(booking.travelers.path.replace(':id', order.id))).toEqual([])
})

test.each([
  ['Mobile number', '010-1234-5678', refusalEn.validation.phone],
  ['Email', 'maya@people', refusalEn.validation.email],
  ['Date of birth', '19900231', refusalEn.validation.birthday],
  ['Date of birth', '1990/04/25', refusalEn.validation.birthday],
])('%s rejects %s (product §5)', async (name, text, message) => {
  const context = await aTestContext()
  const { user } = await open(context, 'travelers')
  const [box] = screen.getAllByLabelText(name)
  await user.clear(box as HTMLElement)
  await user.type(box as HTMLElement, text)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(network.requests(booking.travelers.path.replace(':id', context.order.id))).toEqual([])
})

async function aCoupon({ deps }: Shop, { id }: Person): Promise<string> {
  const [rule] = await deps.db
    .insert(coupon)
    .values({ code: 'SPRING', name: { en: 'Spring', ko: '봄' }, percent: 10, valid_days: 1 })
    .returning()
  const [held] = await deps.db
    .insert(memberCoupon)
    .values({
      coupon_id: rule?.id ?? '',
      account_id: id,
      issued_at: deps.clock.now(),
      expires_at: new Date(deps.clock.now().getTime() + 600_000),
    })
    .returning()
  return held?.id ?? ''
}

test('a coupon that expires between the steps is removed: its step says why, and the price is the full one again', async () => {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  const coupon_ids = [await aCoupon(shop, member)]
  const product = await aProduct(shop.deps, { price: 60_000 })
  const order = await aReadyOrder(shop, member, product, { coupon_ids })
  expect(order.amount_won).toBe(108_000)
  const app = await renderApp(at('payment', order), { shop, signedInAs: member })
  await app.user.click(screen.getByRole('radio', { name: /card/ }))
  for (const box of screen.getAllByRole('checkbox')) await app.user.click(box)
  shop.deps.clock.advance({ minutes: 11 })
  await app.user.click(screen.getByRole('button', { name: 'Pay ₩108,000' }))
  expect(await screen.findByRole('heading', { level: 1, name: en.benefits.title })).toBeVisible()
  expect(screen.getAllByText(refusalEn.booking.couponExpired)).toHaveLength(2)
  expect(screen.queryByText(/best combination/)).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('complementary', { name: en.summary.title })).not.toHaveTextContent('₩108,000'),
  )
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('button', { name: /Pay ₩120,000|Reserve and pay/ })).toBeVisible()
})

test('a transfer’s deadline is shown to the minute in Seoul before anything is sent, also where the tour departs sooner (product §4)', async () => {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  const product = await aProduct(shop.deps)
  // Noon of 2 March in Seoul; the day after tomorrow begins in less than three days.
  const soon = { ...product, date: '2027-03-04' }
  for (const [trip, deadline] of [
    [product, /due by Mar 5, 2027, 12:00 \(Korean time\)/],
    [soon, /due by Mar 4, 2027, 00:00 \(Korean time\)/],
  ] as const) {
    const order = await aReadyOrder(shop, member, trip)
    const app = await renderApp(at('payment', order), { shop, signedInAs: member })
    await app.user.click(screen.getByRole('radio', { name: /Bank transfer/ }))
    expect(await screen.findByText(deadline)).toBeVisible()
    for (const box of screen.getAllByRole('checkbox')) await app.user.click(box)
    await app.user.click(screen.getByRole('button', { name: /Reserve and pay/ }))
    await waitFor(() => expect(location.pathname).toContain('/payment-complete/'))
    const deadlineText = new RegExp(deadline.source.replace('due by ', ''))
    expect((await screen.findAllByText(deadlineText)).length).toBeGreaterThan(0)
    app.stop()
  }
})

test('the won amount is the same on every screen, from the summary to the list of reservations', async () => {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  const product = await aProduct(shop.deps, { price: 4555, childPrice: 3333, currency: 'USD' })
  const order = await filled(shop, member, await aDraft(shop, member, product, { adult: 2, child: 1 }), { luggage: 7 })
  const amount = `₩${new Intl.NumberFormat('en').format(order.amount_won)}`
  const app = await renderApp(at('benefits', order), { shop, signedInAs: member })
  const summary = () => screen.getByRole('complementary', { name: en.summary.title })
  expect(summary()).toHaveTextContent(amount)
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  await app.user.click(await screen.findByRole('radio', { name: /Bank transfer/ }))
  expect(summary()).toHaveTextContent(amount)
  expect(screen.getByText('You pay exactly')).toHaveTextContent(amount)
  for (const box of screen.getAllByRole('checkbox')) await app.user.click(box)
  await app.user.click(screen.getByRole('button', { name: `Reserve and pay ${amount} by transfer` }))
  expect((await screen.findByText(kit.complete.amount)).nextSibling).toHaveTextContent(amount)
  await app.user.click(screen.getByRole('link', { name: 'See details' }))
  expect((await screen.findByText(en.detail.amount)).nextSibling).toHaveTextContent(amount)
  const list = await reloaded(app, '/account/my-reservation', member)
  expect(await screen.findByText(amount)).toBeVisible()
  await list.shop.deps.jobs.drain(list.shop.deps)
  expect(list.shop.deps.mails.at(-1)?.text).toContain(amount)
})
