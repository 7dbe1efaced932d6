import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayInSeoul, instantInSeoul } from '#contract/days'
import { fairDayDesk } from '#contract/fair/day'
import { fairMeetings } from '#contract/fair/meeting'
import { fairMeetingDesk } from '#contract/fair/meeting-desk'
import { fairRefills } from '#contract/fair/refill'
import { en as refusal } from '#contract/texts/refusal.en'
import { attendance } from '#server/modules/fair-meetings/badge.table'
import { tokenKeys } from '#src/session/areas'
import { en } from '#src/sites/fair/meetings/locale/en'
import { aParticipant, type Company } from '#tests/support/fair'
import { aFairDesk } from '#tests/support/fair-desk'
import { aRequest, aSeller, as, confirmed, step } from '#tests/support/meetings'
import { network } from '#tests/support/network'
import { renderApp } from '#tests/support/render'

let place: Awaited<ReturnType<typeof aFairDesk>>

beforeEach(async () => {
  place = await aFairDesk()
})

const open = ({ token }: Pick<Company, 'token'>, path: string, before = () => {}) =>
  renderApp(`/fair/ppipsa/${path}`, {
    shop: place.shop,
    remember: () => {
      sessionStorage.setItem(tokenKeys.business, token)
      before()
    },
  })
const mine = 'mypage/business/application'

describe('a company’s own meetings', () => {
  test('begin with the running one, also while requests wait for an answer', async () => {
    const second = await aSeller(place, { company_en: 'Hanul Hotel' }, 1)
    await confirmed(place)
    await aRequest(place, second, place.buyer, place.ahead[1])
    place.deps.clock.advance({ hours: 2, minutes: 5 })
    await open(place.buyer, mine)
    expect(await screen.findByText('Hanul Hotel')).toBeVisible()
    const now = await screen.findByRole('region', { name: en.list.now })
    expect(within(now).getByText('Saebom Clinic')).toBeVisible()
    expect(within(now).getByRole('button', { name: en.row.miss })).toBeVisible()
  })

  test('offer to report the other side until half an hour after the end, not for the rest of the day', async () => {
    await confirmed(place)
    const day = dayInSeoul(place.deps.clock.now())
    place.deps.clock.set(instantInSeoul(day, '14:54'))
    const { stop } = await open(place.buyer, mine)
    expect(await screen.findByRole('button', { name: en.row.miss })).toBeVisible()
    stop()
    place.deps.clock.set(instantInSeoul(day, '14:56'))
    await open(place.buyer, mine)
    expect(await screen.findByText(en.list.noneAhead)).toBeVisible()
    expect(screen.getByText(en.list.former_one)).toBeVisible()
    expect(screen.queryByRole('button', { name: en.row.miss })).toBeNull()
  })

  test('say at once, in a warning, that the other side waits at the booth', async () => {
    const { id } = await confirmed(place)
    place.deps.clock.advance({ hours: 2, minutes: 5 })
    await place.api.call(fairMeetings.missed, { params: { id }, body: { missed: true } }, as(place.seller))
    await open(place.buyer, mine)
    const words = await screen.findByText(en.row.missedMe)
    expect(words.closest('[role="status"]')).toBeVisible()
  })

  test('say at the top, until read, that a time went to another company and why', async () => {
    const { deps, api } = place
    const { id } = await confirmed(place)
    const other = await aParticipant(deps, { company_en: 'Polar Tours' })
    await deps.db.insert(attendance).values({
      ...{ participant_id: other.id, day: dayInSeoul(deps.clock.now()) },
      ...{ at: deps.clock.now(), by: place.office.id },
    })
    deps.clock.advance({ hours: 2, minutes: 5 })
    await api.call(fairMeetings.missed, { params: { id }, body: { missed: true } }, as(place.seller))
    const { data } = await api.call(fairRefills.own, {}, { token: other.token })
    for (const who of [other, place.seller])
      await api.call(fairRefills.answer, { params: { id: data.offers[0]?.id ?? '' }, body: { yes: true } }, as(who))
    const title = en.given.title.replace('{{starts}}', '14:00').replace('{{company}}', 'Saebom Clinic')
    const { stop } = await open(place.buyer, mine)
    const notice = (await screen.findByText(title)).parentElement as HTMLElement
    expect(notice).toHaveTextContent('at booth A01 at 14:05.')
    stop()
    const calendar = await open(place.buyer, 'mypage?tab=calendar')
    expect(await screen.findByText(title)).toBeVisible()
    await calendar.user.click(screen.getByRole('button', { name: /^Got it/ }))
    expect(screen.queryByText(title)).toBeNull()
    const read = { ...localStorage } as Record<string, string>
    calendar.stop()
    for (const [key, value] of Object.entries(read)) localStorage.setItem(key, value)
    await open(place.buyer, mine)
    expect(await screen.findByRole('button', { name: en.list.print })).toBeVisible()
    expect(screen.queryByText(title)).toBeNull()
  })

  test('do not say that a time went to another company where the office canceled', async () => {
    const { api, office } = place
    const { id } = await confirmed(place)
    place.deps.clock.advance({ hours: 2, minutes: 5 })
    const missed = await api.call(fairMeetings.missed, { params: { id }, body: { missed: true } }, as(place.seller))
    const off = { act: 'call_off', version: missed.data.version, reason: 'The buyer is ill.' } as const
    await api.call(fairMeetingDesk.step, { params: { id }, body: off }, as(office))
    await open(place.buyer, mine)
    expect(await screen.findByText('The buyer is ill.')).toBeVisible()
    expect(screen.queryByText(en.row.gaveWayMine)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Got it/ })).toBeNull()
  })

  test.each([
    ['three hours ahead', 3],
    ['three hours behind', -3],
  ])('run by the server’s clock on a phone that is %s', async (_, hours) => {
    await confirmed(place)
    const second = await aSeller(place, { company_en: 'Hanul Hotel' }, 1)
    await aRequest(place, second, place.buyer, place.ahead[1])
    const day = dayInSeoul(place.deps.clock.now())
    const openAt = (time: string) => {
      place.deps.clock.set(instantInSeoul(day, time))
      return open(place.buyer, mine, () => vi.setSystemTime(place.deps.clock.now().getTime() + hours * 3_600_000))
    }
    const phone = await openAt('14:20')
    const now = await screen.findByRole('region', { name: en.list.now })
    expect(within(now).getByText('Saebom Clinic')).toBeVisible()
    phone.stop()
    await openAt('14:26')
    expect(await screen.findByText('Hanul Hotel')).toBeVisible()
    expect(screen.queryByRole('region', { name: en.list.now })).toBeNull()
  })

  test('become the running one on an open page when their time begins', async () => {
    await confirmed(place)
    const second = await aSeller(place, { company_en: 'Hanul Hotel' }, 1)
    await aRequest(place, second, place.buyer, place.ahead[1])
    place.deps.clock.advance({ hours: 1, minutes: 58 })
    await open(place.buyer, mine)
    expect(await screen.findByText('Hanul Hotel')).toBeVisible()
    expect(screen.queryByRole('region', { name: en.list.now })).toBeNull()
    place.deps.clock.advance({ minutes: 3 })
    vi.setSystemTime(place.deps.clock.now())
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByRole('region', { name: en.list.now })).toBeVisible()
  })

  test('are marked as late in the calendar until they have ended, with the delay', async () => {
    await confirmed(place)
    const day = dayInSeoul(place.deps.clock.now())
    const body = { day, hall: 'a', minutes: 10 }
    await place.api.call(fairDayDesk.late, { body }, as(place.office))
    place.deps.clock.set(instantInSeoul(day, '14:34'))
    const first = await open(place.buyer, 'mypage?tab=calendar')
    expect(await screen.findByText(en.calendar.late.replace('{{count}}', '10'))).toBeVisible()
    first.stop()
    place.deps.clock.set(instantInSeoul(day, '14:36'))
    await open(place.buyer, 'mypage?tab=calendar')
    expect(await screen.findByText('Saebom Clinic')).toBeVisible()
    expect(screen.queryByText(en.calendar.late.replace('{{count}}', '10'))).toBeNull()
  })

  test('offer the answer first that the other side waits for', async () => {
    const request = await aRequest(place)
    await step(place, place.seller, request, 'propose', { reason: 'Later, please.', slot_id: place.ahead[1] ?? '' })
    await open(place.buyer, mine)
    const card = (await screen.findAllByRole('listitem')).find((each) => within(each).queryByText('Later, please.'))
    const [first] = within(card as HTMLElement).getAllByRole('button')
    expect(first).toHaveTextContent(/^Accept /)
  })

  test('are printed day by day with the company’s own name, without anything else of the page', async () => {
    await confirmed(place)
    await open(place.buyer, mine)
    await screen.findByRole('button', { name: en.list.print })
    const paper = document.querySelector('.own-agenda') as HTMLElement
    expect(paper).toHaveTextContent('Steppe Travel')
    expect(within(paper).getAllByRole('row', { hidden: true }).at(-1)).toHaveTextContent('14:00–14:25Saebom ClinicA01')
  })
})

test('a company’s page says that the last request was declined and why, beside the button and in the form', async () => {
  await step(place, place.seller, await aRequest(place), 'reject', { reason: 'We meet hotels only.' })
  const { user } = await open(place.buyer, `business/${place.seller.id}`)
  const why = en.request.why.replace('{{reason}}', 'We meet hotels only.')
  expect(await screen.findByText(why)).toBeVisible()
  expect(screen.getByText(en.status.rejected)).toBeVisible()
  await user.click(screen.getByRole('button', { name: en.request.button }))
  expect(await within(await screen.findByRole('dialog')).findByText(why)).toBeVisible()
})

describe('the directory', () => {
  test('requests a meeting from the list, and asks for the times only then', async () => {
    const { user } = await open(place.buyer, 'business/list')
    const ask = await screen.findByRole('button', { name: `${en.request.button}: Saebom Clinic` })
    const times = () => network.requests(fairMeetings.chances.path.replace(':id', place.seller.id)).length
    expect(times()).toBe(0)
    await user.click(ask)
    const dialog = within(await screen.findByRole('dialog'))
    const send = await dialog.findByRole('button', { name: en.request.send })
    await user.click(send)
    expect(await dialog.findByText(refusal.validation.chooseOne)).toBeVisible()
    await user.click(dialog.getAllByRole('radio').at(-1) as HTMLElement)
    await user.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await place.api.call(fairMeetings.list, {}, { token: place.seller.token })).data).toHaveLength(1)
  })
})
