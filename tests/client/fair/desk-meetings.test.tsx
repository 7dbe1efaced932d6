import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { fairBadges } from '#contract/fair/badge'
import { fairMeetings } from '#contract/fair/meeting'
import { fairRefills } from '#contract/fair/refill'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { fairSlot } from '#server/modules/fair/edition.table'
import { attendance } from '#server/modules/fair-meetings/badge.table'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import { refillOffer } from '#server/modules/fair-meetings/refill.table'
import { tokenKeys } from '#src/session/areas'
import { en as company } from '#src/sites/fair/company/locale/en'
import { en } from '#src/sites/fair/desk-meetings/locale/en'
import { en as words } from '#src/sites/fair/meetings/locale/en'
import type { Person } from '#tests/support/factories'
import { aParticipant } from '#tests/support/fair'
import {
  aRequest,
  aSeller,
  as,
  confirmed,
  type MeetingContext,
  meetingContextOn,
  only,
  step,
} from '#tests/support/meetings'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop
let context: MeetingContext

beforeEach(async () => {
  shop = await aShop()
  context = await meetingContextOn(shop.deps as MeetingContext['deps'])
})

const desk = '/fair/ppipsa/desk'
const open = (address: string, who: Person = context.office) =>
  renderApp(address, { shop, remember: () => sessionStorage.setItem(tokenKeys.business, who.token) })
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)

describe('the office’s list of meetings', () => {
  test('is searched in both languages over both companies, and filtered by the address', async () => {
    const { deps } = context
    await confirmed(context)
    const other = await aParticipant(deps, { company_en: 'Blue Wave', company_ko: '푸른물결' })
    await aRequest(context, other, await aSeller(context, { company_en: 'Hanul Hotel', sector: 'hotel' }))
    deps.clock.advance({ hours: 25 })
    const { user } = await open(`${desk}/meetings`)
    expect(await rows()).toHaveLength(2)
    const search = screen.getByRole('searchbox')
    await user.type(search, '푸른물결{Enter}')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(screen.getByRole('table')).toHaveTextContent('Hanul Hotel')
    expect(screen.getByRole('table')).toHaveTextContent(en.late)
    await user.clear(search)
    await user.type(search, 'saebom{Enter}')
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('Steppe Travel'))
    await user.selectOptions(screen.getByLabelText(en.filter.sector), company.sector.hotel)
    expect(await screen.findByText('Nothing here')).toBeInTheDocument()
  })
})

describe('one meeting', () => {
  test('shows its history with actor and reason, and is moved with a reason, which is in the audit log', async () => {
    const { deps, office } = context
    const { id } = await confirmed(context)
    const { user } = await open(`${desk}/meetings/${id}`)
    expect(await screen.findByText(new RegExp(`^${en.did.confirm} ·`))).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.act.move }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: words.ask.send }))
    expect(await dialog.findAllByText('Please fill in this field.')).not.toHaveLength(0)
    await user.type(dialog.getByLabelText(words.ask.reason), 'The hall closes.')
    const time = dialog.getByLabelText(words.ask.slot)
    await waitFor(() => expect(within(time).getAllByRole('option').length).toBeGreaterThan(1))
    await user.selectOptions(time, within(time).getAllByRole('option')[1]?.textContent ?? '')
    await user.click(dialog.getByRole('button', { name: words.ask.send }))
    expect(await screen.findByText(new RegExp(`^${en.did.move} ·`))).toBeInTheDocument()
    expect(screen.getAllByText('The hall closes.')).not.toHaveLength(0)
    const trail = await deps.db.select().from(auditEvent).where(eq(auditEvent.actor_id, office.id))
    expect(trail).toMatchObject([{ act: 'fair.meeting', subject: id, detail: { act: 'move' } }])
  })

  test('is confirmed on behalf of the company that has to respond, and says what prevents it', async () => {
    const request = await aRequest(context)
    const third = await aParticipant(context.deps)
    const { user } = await open(`${desk}/meetings/${request.id}`)
    const part = within(await screen.findByRole('region', { name: 'For Saebom Clinic' }))
    await confirmed(context, third)
    await user.click(part.getByRole('button', { name: words.act.confirm }))
    expect(await screen.findByText('Saebom Clinic already has a confirmed meeting at this time.')).toBeInTheDocument()
    expect((await only(context, context.buyer)).status).toBe('requested')
  })

  test('that a colleague has changed says so, and no action is applied to an unseen version', async () => {
    const request = await aRequest(context)
    const { user } = await open(`${desk}/meetings/${request.id}`)
    await screen.findByRole('button', { name: words.act.call_off })
    await user.click(screen.getByRole('button', { name: words.act.call_off }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(words.ask.reason), 'The seller is ill.')
    await step(context, context.seller, request, 'confirm')
    await user.click(dialog.getByRole('button', { name: words.ask.send }))
    expect(await dialog.findByText('The meeting changed in the meantime. Please check it again.')).toBeInTheDocument()
    expect(dialog.getByLabelText(words.ask.reason)).toHaveValue('The seller is ill.')
    expect((await only(context, context.buyer)).status).toBe('confirmed')
  })
})

test('a meeting is created for two companies that were found by name, at a time at which both are free', async () => {
  const { user, router } = await open(`${desk}/meetings/new`)
  const side = async (name: 'buyer' | 'seller', found: string) => {
    const part = within(await screen.findByRole('region', { name: company.side[name] }))
    await user.click(await part.findByRole('button', { name: new RegExp(found) }))
  }
  await side('buyer', 'Steppe Travel')
  await side('seller', 'Saebom Clinic')
  const form = within(await screen.findByRole('form', { name: en.new.button }))
  const times = form.getByLabelText(en.new.time)
  await user.selectOptions(times, within(times).getAllByRole('option')[1]?.textContent ?? '')
  await user.type(form.getByLabelText(en.new.reason), 'Agreed by phone.')
  await user.click(form.getByRole('button', { name: en.new.send }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/meetings\/[\da-f-]{36}$/))
  expect(await only(context, context.buyer)).toMatchObject({ status: 'confirmed' })
})

describe('the meeting day', () => {
  test('shows current and next meetings by hall and booth; one click marks a company as missing, another undoes it', async () => {
    const { deps } = context
    const { id } = await confirmed(context)
    deps.clock.advance({ hours: 2, minutes: 5 })
    const { user } = await open(`${desk}/day`)
    const hall = within(await screen.findByRole('region', { name: 'Hall A' }))
    expect(hall.getByText('A01')).toBeInTheDocument()
    const missed = () => hall.getByRole('button', { name: 'Steppe Travel is not here' })
    await user.click(missed())
    await waitFor(() => expect(missed()).toHaveAttribute('aria-pressed', 'true'))
    expect((await only(context, context.buyer)).absent.me).not.toBeNull()
    await user.click(missed())
    await waitFor(() => expect(missed()).toHaveAttribute('aria-pressed', 'false'))
    await user.click(hall.getByRole('button', { name: 'Saebom Clinic is here' }))
    await waitFor(async () => {
      const [row] = await deps.db.select().from(meeting).where(eq(meeting.id, id))
      expect(row?.seller_here_at).not.toBeNull()
    })
  })

  test('draws what is over, and what is later than the next slot, only while it is open', async () => {
    const { deps } = context
    const { slot } = await confirmed(context)
    await deps.db
      .insert(fairSlot)
      .values({ year: Number(slot.day.slice(0, 4)), day: slot.day, starts: '16:00', ends: '16:25' })
    deps.clock.advance({ hours: 3, minutes: 5 })
    const { user } = await open(`${desk}/day`)
    const hall = within(await screen.findByRole('region', { name: 'Hall A' }))
    expect(hall.queryByText('A01')).toBeNull()
    await user.click(hall.getByText(en.day.rest))
    expect(await hall.findByText('A01')).toBeInTheDocument()
    await user.click(hall.getByText(en.day.rest))
    await waitFor(() => expect(hall.queryByText('A01')).toBeNull())
  })

  test('delays a hall by five minutes', async () => {
    const { user } = await open(`${desk}/day`)
    await user.click(await screen.findByRole('button', { name: en.day.later }))
    expect(await screen.findByText('5 min late')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: en.day.sooner }))
    expect(await screen.findByText(en.day.onTime)).toBeInTheDocument()
  })

  test('checks in by a badge code, says when it was first used, and why another is refused', async () => {
    const { api, buyer } = context
    const { code } = (await api.call(fairBadges.own, {}, { token: buyer.token })).data
    const { user } = await open(`${desk}/day`)
    await user.click(await screen.findByRole('button', { name: en.day.scan }))
    const field = await screen.findByLabelText(en.scan.code)
    await user.type(field, `${code}{Enter}`)
    expect(await screen.findByText('Checked in at 12:00')).toBeInTheDocument()
    await user.type(field, `${code}{Enter}`)
    expect(await screen.findByText('Already checked in at 12:00')).toBeInTheDocument()
    await user.type(field, 'something else{Enter}')
    expect(await screen.findByText('This is not a badge of this fair.')).toBeInTheDocument()
    expect(await screen.findByText('1 of 1')).toBeInTheDocument()
  })
})

test('badges show name, company, side and code, and a new code replaces the old one', async () => {
  const { api, buyer } = context
  const { code } = (await api.call(fairBadges.own, {}, { token: buyer.token })).data
  const { user } = await open(`${desk}/badges?side=buyer`)
  const badge = within(await screen.findByRole('listitem', { name: 'Steppe Travel' }))
  expect(badge.getByText('Test Person')).toBeInTheDocument()
  expect(badge.getByText(company.side.buyer)).toBeInTheDocument()
  expect(badge.getByText(code)).toBeInTheDocument()
  expect(screen.queryByRole('listitem', { name: 'Saebom Clinic' })).not.toBeInTheDocument()
  await user.click(badge.getByRole('button', { name: en.print.renew }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(badge.queryByText(code)).not.toBeInTheDocument())
})

test('agendas have one section per company, with its meetings by time', async () => {
  await confirmed(context)
  await open(`${desk}/agendas`)
  const agenda = within(await screen.findByRole('region', { name: 'Meetings of Steppe Travel' }))
  expect(agenda.getByText('Saebom Clinic')).toBeInTheDocument()
  expect(agenda.getByText('A01')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Meetings of Saebom Clinic' })).toBeInTheDocument()
})

test('a freed time is offered on the company’s own page with a countdown, and a yes from both makes the meeting', async () => {
  const { api, deps, seller, office, fair } = context
  const { id } = await confirmed(context)
  const other = await aParticipant(deps, { company_en: 'Blue Wave' })
  const day = fair.slots[3]?.day ?? ''
  await deps.db.insert(attendance).values({ participant_id: other.id, day, at: deps.clock.now(), by: office.id })
  deps.clock.advance({ hours: 2, minutes: 5 })
  await api.call(fairMeetings.missed, { params: { id }, body: { missed: true } }, as(seller))
  const { user } = await open('/fair/ppipsa/mypage?tab=calendar', other)
  const offer = within(await screen.findByRole('region', { name: words.refill.title }))
  expect(offer.getByText(/s left$/)).toBeInTheDocument()
  const { offers } = (await api.call(fairRefills.own, {}, { token: seller.token })).data
  await api.call(fairRefills.answer, { params: { id: offers[0]?.id ?? '' }, body: { yes: true } }, as(seller))
  // The seller's acceptance arrives automatically.
  expect(await screen.findByText(words.refill.waits)).toBeInTheDocument()
  await user.click(offer.getByRole('button', { name: 'Meet Saebom Clinic now' }))
  expect(await screen.findByText('You are meeting Saebom Clinic now.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(words.refill.title)).not.toBeInTheDocument())
  expect(await only(context, other)).toMatchObject({ status: 'confirmed', other: { id: seller.id } })
})

test('an offer whose minute is over disappears, and one that another company took first says so', async () => {
  const { api, deps, seller, office, fair } = context
  const { id } = await confirmed(context)
  const [other, faster] = [await aParticipant(deps), await aParticipant(deps, { company_en: 'Faster' })]
  const come = { day: fair.slots[3]?.day ?? '', at: deps.clock.now(), by: office.id }
  await deps.db.insert(attendance).values([other, faster].map((who) => ({ participant_id: who.id, ...come })))
  deps.clock.advance({ hours: 2, minutes: 5 })
  await api.call(fairMeetings.missed, { params: { id }, body: { missed: true } }, as(seller))
  const { user } = await open('/fair/ppipsa/mypage?tab=calendar', other)
  const button = await screen.findByRole('button', { name: 'Meet Saebom Clinic now' })
  await deps.db.update(refillOffer).set({ ended_at: deps.clock.now() }).where(eq(refillOffer.other_id, other.id))
  await user.click(button)
  expect(await screen.findByText(/another company accepted first/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(words.refill.title)).not.toBeInTheDocument())
})
