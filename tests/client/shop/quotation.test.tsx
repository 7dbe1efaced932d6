import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dayInSeoul } from '#contract/days'
import { quotation } from '#contract/quotation'
import { groupSize, offerDays } from '#contract/quotation-limits'
import { en as refusal } from '#contract/texts/refusal.en'
import { abandonOrder } from '#server/modules/booking/hold.service'
import { en as purchase } from '#src/sites/shop/purchase/locale/en'
import { en as t } from '#src/sites/shop/quotation/locale/en'
import { ko } from '#src/sites/shop/quotation/locale/ko'
import { aMember, anOperator } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { accept, anOffered, aQuotation, offer, seenQuotation } from '#tests/support/quotations'
import { type RenderedApp, reloaded, renderApp } from '#tests/support/render'

const wishes = 'Temples and the sea, for our class.'
const label = (text: string) => screen.findByLabelText(new RegExp(`^${text}`))
const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function aTestContext() {
  const shop = await aShop()
  const member = await aMember(shop.deps, { name: 'Maya Lind' })
  const operator = await anOperator(shop)
  const open = (id: string, language: 'en' | 'ko' = 'en') =>
    renderApp(`/quotation/${id}`, { shop, signedInAs: member, language })
  return { shop, member, operator, open }
}

async function fill({ user }: Pick<RenderedApp, 'user'>) {
  await user.click(await screen.findByLabelText(t.form.flexible))
  await user.click(screen.getByLabelText('Busan'))
  await user.type(await label(t.form.wishes), wishes)
  await user.type(await label(t.form.budgetAmount), '1,500.50')
  const youth = screen.getByRole('spinbutton', { name: t.form.party.replace('{{band}}', 'Youth') })
  await user.clear(youth)
  await user.type(youth, '12')
}
async function expectTyped() {
  expect(await screen.findByLabelText(t.form.flexible)).toBeChecked()
  expect(screen.getByLabelText('Busan')).toBeChecked()
  expect(await label(t.form.wishes)).toHaveValue(wishes)
  expect(await label(t.form.budgetAmount)).toHaveValue('1500.50')
  expect(screen.getByText(t.form.total_other.replace('{{count}}', String(groupSize.min + 12)))).toBeVisible()
}
async function send({ user }: Pick<RenderedApp, 'user'>) {
  await user.click(await button(t.form.send))
  await user.click(await button('Yes'))
}
const sent = () => network.requests(quotation.request.path).filter(({ method }) => method === 'POST')

describe('asking for a quotation', () => {
  test('sends the typed text with the profile’s contact data, and opens the request', async () => {
    const { shop, member } = await aTestContext()
    const app = await renderApp('/quotation', { shop, signedInAs: member })
    await fill(app)
    await send(app)
    expect(await heading(t.detail.notTitled)).toBeVisible()
    expect(screen.getByText(t.state.requested.replace('{{count}}', String(offerDays)))).toBeVisible()
    const { data } = await shop.call(quotation.list, {}, { token: member.token })
    expect(await seenQuotation(shop, member, data.items[0]?.id ?? '')).toMatchObject({
      flexible: true,
      date_from: null,
      travelers: groupSize.min + 12,
      regions: ['busan'],
      languages: ['en'],
      wishes,
      budget: { amount: 150_050, currency: 'USD', per: 'person' },
      contact_name: 'Maya Lind',
      contact_email: member.email,
    })
  })

  test('keeps all typed text through a refusal and a reload, and removes it once it was sent', async () => {
    const { shop, member } = await aTestContext()
    const first = await renderApp('/quotation', { shop, signedInAs: member })
    await fill(first)
    failNext(quotation.request, { networkError: true })
    await send(first)
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.general.network)
    await expectTyped()
    const second = await reloaded(first, '/quotation', member)
    await expectTyped()
    await send(second)
    expect(await heading(t.detail.notTitled)).toBeVisible()
    await second.router.navigate('/quotation')
    expect(await label(t.form.wishes)).toHaveValue('')
  })

  test('shows at its field what is missing and sends nothing (product §5)', async () => {
    const { shop, member } = await aTestContext()
    const { user } = await renderApp('/quotation', { shop, signedInAs: member })
    const adults = await screen.findByRole('spinbutton', { name: t.form.party.replace('{{band}}', 'Adult') })
    await user.clear(adults)
    await user.type(adults, '7')
    await user.click(await button(t.form.send))
    expect(await screen.findByText(refusal.quotation.groupSmall)).toBeVisible()
    expect(screen.getByText(refusal.quotation.regions)).toBeVisible()
    expect(screen.getAllByText(refusal.validation.date)).toHaveLength(2)
    expect(sent()).toEqual([])
  })

  test('rejects letters in the budget, and reports the errors of both days together (product §5)', async () => {
    const { shop, member } = await aTestContext()
    const { user } = await renderApp('/quotation', { shop, signedInAs: member })
    const budget = await label(t.form.budgetAmount)
    await user.type(budget, 'a lot: 1,500.50 dollars')
    expect(budget).toHaveValue('1500.50')
    const [, month, day] = dayInSeoul(shop.deps.clock.now()).split('-')
    const year = shop.deps.clock.now().getUTCFullYear()
    const from = await label(t.form.from)
    await user.type(from, `${month}/${day}/${String(year).slice(2)}`)
    await user.type(await label(t.form.to), `${month}/${day}/${String(year - 1).slice(2)}`)
    await user.click(await button(t.form.send))
    await waitFor(() => expect(from).toHaveAccessibleDescription(refusal.quotation.daysPast))
    expect(await label(t.form.to)).toBeInvalid()
    expect(screen.getByText(refusal.quotation.regions)).toBeVisible()
    expect(sent()).toEqual([])
    expect(screen.queryByRole('dialog', { name: t.form.ask })).not.toBeInTheDocument()
  })

  test('does not reinterpret a pasted budget, and reports its error (product §5)', async () => {
    const { shop, member } = await aTestContext()
    const { user } = await renderApp('/quotation', { shop, signedInAs: member })
    const budget = await label(t.form.budgetAmount)
    const pasted = async (text: string) => {
      await user.clear(budget)
      await user.click(budget)
      await user.paste(text)
      return (budget as HTMLInputElement).value
    }
    expect(await pasted('1e5')).toBe('')
    expect(budget).toHaveAccessibleDescription(refusal.validation.digits)
    expect(await pasted('１５００')).toBe('1500')
    expect(await pasted('₩1,500,000')).toBe('1500000')
    expect(await pasted('1,5')).toBe('')
    expect(await pasted('9'.repeat(20))).toBe('9'.repeat(20))
    await user.click(await button(t.form.send))
    await waitFor(() => expect(budget).toHaveAccessibleDescription(refusal.validation.numberHigh))
  })

  test.each([
    ['01/01/19', 'years ago', refusal.booking.dayPast],
    ['2150-01-01', 'too far ahead', refusal.validation.dayFar],
  ])('reports the error of the day %s, which is %s (product §5)', async (typed, _, message) => {
    const { shop, member } = await aTestContext()
    const { user } = await renderApp('/quotation', { shop, signedInAs: member })
    const from = await label(t.form.from)
    await user.type(from, typed)
    await user.click(await button(t.form.send))
    await waitFor(() => expect(from).toHaveAccessibleDescription(message))
  })

  test('is for members: a guest is redirected to the sign-in and back (product §6)', async () => {
    await renderApp('/quotation')
    await waitFor(() => expect(location.search).toBe('?next=%2Fquotation'))
  })
})

describe('the member’s own quotations', () => {
  test('are above the form, each with its state and offer', async () => {
    const { shop, member, operator } = await aTestContext()
    await anOffered(shop, member, operator)
    shop.deps.clock.advance({ minutes: 1 })
    await aQuotation(shop, member, { regions: ['jeju'] })
    await renderApp('/quotation', { shop, signedInAs: member, currency: 'KRW' })
    const [first, second] = within(await screen.findByRole('region', { name: t.mine.title })).getAllByRole('listitem')
    expect(first).toHaveTextContent(/Jeju/)
    expect(first).toHaveTextContent(t.status.requested)
    expect(second).toHaveTextContent(/₩1,780,000/)
    expect(second).toHaveTextContent(t.status.offered)
  })

  test('of another member are not found', async () => {
    const { shop, open } = await aTestContext()
    const { id } = await aQuotation(shop, await aMember(shop.deps))
    await open(id)
    expect(await heading('Page not found')).toBeVisible()
  })
})

describe('an offer', () => {
  test('shows its lines, its total and its validity, in Korean too', async () => {
    const { shop, member, operator, open } = await aTestContext()
    const { id } = await anOffered(shop, member, operator)
    await open(id, 'ko')
    expect(await heading('Three days by the sea')).toBeVisible()
    const rows = within(screen.getByRole('table', { name: ko.offer.lines })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '항목단가수량금액',
      'Coach and driver₩650,0002₩1,300,000',
      'Guide₩480,0001₩480,000',
    ])
    expect(screen.getAllByText('₩1,780,000').length).toBeGreaterThan(1)
    expect(screen.getByText('10일 남음')).toBeVisible()
  })

  test('is accepted after a confirmation, which leads directly to its payment at exactly that price', async () => {
    const { shop, member, operator, open } = await aTestContext()
    const { id } = await anOffered(shop, member, operator)
    const { user, router } = await open(id)
    await user.click(await button(t.act.accept))
    expect(await screen.findByText(/Three days by the sea for ₩1,780,000/)).toBeVisible()
    await user.click(await button('Yes'))
    expect(await heading(purchase.payment.title)).toBeVisible()
    expect(router.state.location.pathname).toBe('/purchase/reservation/payment')
    expect(screen.getByRole('button', { name: /₩1,780,000/ })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: purchase.steps.label })).toBeNull()
    const { order } = await seenQuotation(shop, member, id)
    await router.navigate(`/purchase/reservation/travelers?order=${order?.id}`)
    await waitFor(() => expect(router.state.location.pathname).toBe('/purchase/reservation/payment'))
  })

  test('that was replaced meanwhile is not accepted: the newer one is shown', async () => {
    const { shop, member, operator, open } = await aTestContext()
    const { id } = await anOffered(shop, member, operator)
    const { user } = await open(id)
    await screen.findByRole('button', { name: t.act.accept })
    await offer(shop, operator, id, { title: 'Four days by the sea' })
    await user.click(await button(t.act.accept))
    await user.click(await button('Yes'))
    expect(await screen.findByText(refusal.quotation.offerChanged)).toBeVisible()
    expect(await heading('Four days by the sea')).toBeVisible()
    // In the reading order of a phone: the decision comes before earlier offers.
    const older = screen.getByText(t.offer.replaced)
    const accept = await button(t.act.accept)
    expect(accept.compareDocumentPosition(older) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  test('is declined with a reason', async () => {
    const { shop, member, operator, open } = await aTestContext()
    const { id } = await anOffered(shop, member, operator)
    const { user } = await open(id)
    await user.click(await button(t.act.decline))
    const dialog = await screen.findByRole('dialog', { name: t.act.declineTitle })
    await user.type(within(dialog).getByLabelText(new RegExp(`^${t.act.reason}`)), 'It is above our budget.')
    await user.click(within(dialog).getByRole('button', { name: t.act.decline }))
    expect(await screen.findByText(t.state.declined)).toBeVisible()
    expect((await seenQuotation(shop, member, id)).messages[0]?.content).toBe('It is above our budget.')
    expect(screen.queryByRole('button', { name: t.act.accept })).toBeNull()
  })

  test('can be asked about, and can still be accepted', async () => {
    const { shop, member, operator, open } = await aTestContext()
    const { id } = await anOffered(shop, member, operator)
    const { user } = await open(id)
    await user.type(await label(t.thread.question), 'Is there an elevator?')
    await user.click(await button(t.thread.send))
    expect(await screen.findByText(t.thread.waiting)).toBeVisible()
    expect(screen.getByText('Is there an elevator?')).toBeVisible()
    expect(screen.getByRole('button', { name: t.act.accept })).toBeVisible()
  })

  test('that has expired says so, and only lets the member ask', async () => {
    const { shop, member, operator, open } = await aTestContext()
    const { id } = await anOffered(shop, member, operator, { valid_until: '2027-03-02T04:00:00.000Z' })
    shop.deps.clock.advance({ hours: 1 })
    await open(id)
    expect(await screen.findByText(t.state.expired)).toBeVisible()
    expect(screen.queryByRole('button', { name: t.act.accept })).toBeNull()
    expect(await label(t.thread.question)).toBeVisible()
  })

  test('that was accepted links to its payment, and is open again when the payment was given up', async () => {
    const { shop, member, operator, open } = await aTestContext()
    const seen = await anOffered(shop, member, operator)
    const { data } = await accept(shop, member, seen)
    const { stop } = await open(seen.id)
    expect(await screen.findByText(t.state.acceptedPay)).toBeVisible()
    expect(screen.getByRole('link', { name: t.state.pay })).toHaveAttribute(
      'href',
      `/purchase/reservation/payment?order=${data.order_id}`,
    )
    stop()
    await abandonOrder(shop.deps, member.id, data.order_id)
    await open(seen.id)
    expect(await button(t.act.accept)).toBeVisible()
  })
})

test('a request is withdrawn after a confirmation', async () => {
  const { shop, member, open } = await aTestContext()
  const { id } = await aQuotation(shop, member)
  const { user } = await open(id)
  await user.click(await button(t.act.withdraw))
  await user.click(await button('Yes'))
  expect(await screen.findByText(t.state.withdrawn)).toBeVisible()
  expect(screen.queryByLabelText(new RegExp(`^${t.thread.question}`))).toBeNull()
})
