import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fairRecords } from '#contract/fair/record'
import { meetingRecord } from '#server/modules/fair-records/record.table'
import { tokenKeys } from '#src/session/areas'
import { en as t } from '#src/sites/fair/records/locale/en'
import { keepRecord, keptRecords } from '#src/sites/fair/records/parts/kept-records'
import { aFairDesk } from '#tests/support/fair-desk'
import { confirmed, only } from '#tests/support/meetings'
import { failNext } from '#tests/support/network'
import { record } from '#tests/support/records'
import { renderApp } from '#tests/support/render'

let place: Awaited<ReturnType<typeof aFairDesk>>

/** The company's own page after its only meeting. */
const open = (tab: string) =>
  renderApp(`/fair/ppipsa/mypage?tab=${tab}`, {
    shop: place.shop,
    remember: () => sessionStorage.setItem(tokenKeys.business, place.buyer.token),
  })
const sent = () => place.deps.db.select().from(meetingRecord)

beforeEach(async () => {
  place = await aFairDesk()
  await confirmed(place)
  place.deps.clock.advance({ hours: 3 })
})

test('a record is prefilled, waits on the device while there is no network, and is sent when it returns (product §3)', async () => {
  const { user } = await open('records')
  await user.click(await screen.findByRole('button', { name: t.open }))
  failNext(fairRecords.save, { networkError: true })
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByRole('button', { name: t.save }))
  expect((await screen.findAllByText(t.kept)).length).toBeGreaterThan(0)
  expect(await sent()).toEqual([])
  dispatchEvent(new Event('online'))
  expect(await screen.findByText(t.done)).toBeVisible()
  expect(await sent()).toMatchObject([{ said: { held: true, not_held: null } }])
  expect(localStorage.length).toBe(0)
})

test('a record that was stored on the device is sent when the page is opened again; that of another account is not', async () => {
  const { id } = await only(place, place.buyer)
  keepRecord(place.buyer.account_id, id, record)
  keepRecord(place.seller.account_id, id, record)
  await open('records')
  expect(await screen.findByText(t.done)).toBeVisible()
  expect(await sent()).toMatchObject([{ participant_id: place.buyer.id, said: record }])
  expect(Object.keys(keptRecords(place.seller.account_id))).toEqual([id])
})

test('a company reads its own figures', async () => {
  await open('figures')
  const label = await screen.findByText(t.figures.mine)
  expect(label.nextElementSibling).toHaveTextContent('1 of 1')
  expect(screen.getByText(t.figures.unrecorded).nextElementSibling).toHaveTextContent('1')
  expect(screen.getAllByText(t.figures.none).length).toBe(3)
})
