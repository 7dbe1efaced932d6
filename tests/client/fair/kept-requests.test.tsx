import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fairCalendar } from '#contract/fair/calendar'
import { fairMeetings } from '#contract/fair/meeting'
import { en as refusal } from '#contract/texts/refusal.en'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import { tokenKeys } from '#src/session/areas'
import { keepDraft } from '#src/session/drafts'
import { en as business } from '#src/sites/fair/business/locale/en'
import { en } from '#src/sites/fair/meetings/locale/en'
import { checkRequests } from '#src/sites/fair/meetings/parts/check-requests'
import type { Company } from '#tests/support/fair'
import { aFairDesk } from '#tests/support/fair-desk'
import { aRequest, aSeller, as } from '#tests/support/meetings'
import { failNext } from '#tests/support/network'
import { renderApp } from '#tests/support/render'

let place: Awaited<ReturnType<typeof aFairDesk>>

beforeEach(async () => {
  place = await aFairDesk()
})

const open = (path: string, before = () => {}) =>
  renderApp(`/fair/ppipsa/${path}`, {
    shop: place.shop,
    remember: () => {
      sessionStorage.setItem(tokenKeys.business, place.buyer.token)
      before()
    },
  })
const check = 'business/application/confirm'
const keys = [
  '0b0e7d6e-5b0a-4a51-9d54-5f5c3c7f0a01',
  '0b0e7d6e-5b0a-4a51-9d54-5f5c3c7f0a02',
  '0b0e7d6e-5b0a-4a51-9d54-5f5c3c7f0a03',
]
/** Keeps requests as the dialog does. */
const keep = (...to: readonly (readonly [Company, name: string, slot: string | undefined])[]) =>
  keepDraft(
    'fair-requests',
    to.map(([{ id }, name, slot_id = ''], at) => ({
      body: { to: id, slot_id, attendees: 2, message: 'About checkups' },
      company: { en: name, ko: name },
      key: keys[at],
    })),
  )
const kept = () => screen.findByRole('list', { name: en.kept.title })
const rowOf = async (name: string) => {
  const row = within(await kept())
    .getByRole('link', { name })
    .closest('li')
  if (!row) throw new Error(`${name} is not on the list`)
  return row
}
const sendButton = (count: number) =>
  screen.findByRole('button', {
    name: (count === 1 ? business.confirm.sendRequests_one : business.confirm.sendRequests_other).replace(
      '{{count}}',
      String(count),
    ),
  })
const stored = () => place.deps.db.select().from(meeting)

describe('a request that is kept instead of sent', () => {
  test('is on the list after the dialog, survives a reload, and is sent from the check', async () => {
    const { user, stop } = await open(`business/${place.seller.id}`)
    const button = await screen.findByRole('button', { name: en.request.button })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: en.kept.add }))
    // Like a request that is sent, it needs a time.
    expect(await within(dialog).findByText(refusal.validation.chooseOne)).toBeVisible()
    await user.click(await within(dialog).findByRole('radio', { name: /^1[04]:00–/ }))
    await user.click(within(dialog).getByRole('button', { name: en.kept.add }))
    expect(await screen.findByText(en.kept.badge)).toBeVisible()
    expect(await stored()).toEqual([])
    const session = { ...sessionStorage } as Record<string, string>
    stop()
    const again = await open(check, () => {
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    })
    await again.user.click(await sendButton(1))
    expect(await screen.findByText(business.confirm.doneRequests)).toBeVisible()
    expect(await stored()).toMatchObject([{ seller_id: place.seller.id, status: 'requested', attendees: 1 }])
    expect(Object.keys(sessionStorage).filter((key) => key.includes('fair-requests'))).toEqual([])
  })

  test('says why it would be refused, is left out, and stays', async () => {
    const { api, seller, ahead } = place
    const [closed, met] = [
      await aSeller(place, { company_en: 'Hanul Hotel' }, 1),
      await aSeller(place, { company_en: 'Dal Hospital' }, 2),
    ]
    await aRequest(place, place.buyer, met, ahead[1])
    await api.call(fairCalendar.set, { body: { slot_ids: [ahead[0] ?? ''], open: false } }, as(closed))
    const { user } = await open(check, () =>
      keep([seller, 'Saebom Clinic', ahead[0]], [closed, 'Hanul Hotel', ahead[0]], [met, 'Dal Hospital', ahead[2]]),
    )
    await user.click(await sendButton(1))
    expect(await screen.findByText(business.confirm.partly)).toBeVisible()
    expect(screen.getByText(business.confirm.went.replace('{{list}}', 'Saebom Clinic'))).toBeVisible()
    expect(await rowOf('Hanul Hotel')).toHaveTextContent(en.kept.obstacle.slot)
    expect(await rowOf('Dal Hospital')).toHaveTextContent(en.kept.obstacle.meeting)
    expect(within(await kept()).queryByText('Saebom Clinic')).toBeNull()
    expect(await stored()).toHaveLength(2)
    // Another time can be chosen for it.
    await user.click(screen.getByRole('button', { name: `${en.kept.change}: Hanul Hotel` }))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('radio', { name: /^10:00–/ }))
    await user.click(within(dialog).getByRole('button', { name: en.kept.replace }))
    await user.click(await sendButton(1))
    expect(await screen.findByText(business.confirm.went.replace('{{list}}', 'Hanul Hotel'))).toBeVisible()
    expect(await stored()).toHaveLength(3)
    await user.click(await screen.findByRole('button', { name: `${en.kept.remove}: Dal Hospital` }))
    expect(await screen.findByText(business.confirm.doneRequests)).toBeVisible()
  })

  test('that the server refuses after all stays with its reason, and the others go', async () => {
    const { seller, ahead } = place
    const second = await aSeller(place, { company_en: 'Hanul Hotel' }, 1)
    const { user } = await open(check, () =>
      keep([seller, 'Saebom Clinic', ahead[0]], [second, 'Hanul Hotel', ahead[1]]),
    )
    const button = await sendButton(2)
    const message = 'Saebom Clinic has just closed this time.'
    failNext(fairMeetings.ask, { status: 409, code: 'meeting.closedTheirs', message })
    await user.click(button)
    expect(await screen.findByText(business.confirm.went.replace('{{list}}', 'Hanul Hotel'))).toBeVisible()
    expect(await rowOf('Saebom Clinic')).toHaveTextContent(message)
    expect((await stored()).map(({ seller_id }) => seller_id)).toEqual([second.id])
  })

  test('is sent once where only the answer is lost, and stays with all after it where there is no network', async () => {
    const { seller, ahead } = place
    const second = await aSeller(place, { company_en: 'Hanul Hotel' }, 1)
    const third = await aSeller(place, { company_en: 'Dal Hospital' }, 2)
    const { user } = await open(check, () =>
      keep([seller, 'Saebom Clinic', ahead[0]], [second, 'Hanul Hotel', ahead[1]], [third, 'Dal Hospital', ahead[2]]),
    )
    const button = await sendButton(3)
    failNext(fairMeetings.ask, { lostReply: true })
    failNext(fairMeetings.ask, { after: Promise.resolve() })
    failNext(fairMeetings.ask, { networkError: true })
    failNext(fairMeetings.ask, { networkError: true })
    await user.click(button)
    expect(await screen.findByText(business.confirm.went.replace('{{list}}', 'Saebom Clinic'))).toBeVisible()
    expect((await stored()).map(({ seller_id }) => seller_id)).toEqual([seller.id])
    await user.click(await sendButton(2))
    expect(await screen.findByText(business.confirm.doneRequests)).toBeVisible()
    expect(await stored()).toHaveLength(3)
  })
})

test('a list is checked as if it were sent in its order: limits are used up, and equal times are named', () => {
  const slot = (id: string) => ({ id, day: '2026-11-28', starts: '10:00', ends: '10:25' })
  const chances = {
    slots: [slot('a'), slot('b')],
    left: { today: 2, waiting: 5, meetings: 5 },
    meeting: null,
    last: null,
  }
  const known = (to: string, slot_id: string, change = {}) => ({
    request: { body: { to, slot_id, attendees: 1, message: '' }, company: { en: to, ko: to }, key: to },
    chances: { ...chances, ...change },
    error: '',
  })
  const of = (...rows: Parameters<typeof checkRequests>[0]) =>
    checkRequests(rows, null).map(({ obstacle, ready, clash }) => [obstacle, ready, clash])
  expect(of(known('1', 'a'), known('2', 'gone'), known('3', 'a'), known('4', 'b'))).toEqual([
    [null, true, true],
    ['slot', false, false],
    [null, true, true],
    ['today', false, false],
  ])
  const full = { left: { today: 9, waiting: 1, meetings: 1 } }
  expect(of(known('1', 'a', full), known('2', 'b', full))).toEqual([
    [null, true, false],
    ['waiting', false, false],
  ])
  expect(of(known('1', 'a', { left: { today: 9, waiting: 9, meetings: 0 } }))).toEqual([['meetings', false, false]])
  const early = { today: '2026-11-01', figures: { requests_open: '2026-11-02' } } as Parameters<typeof checkRequests>[1]
  expect(checkRequests([known('1', 'a')], early)[0]).toMatchObject({ obstacle: 'early', ready: false })
})
