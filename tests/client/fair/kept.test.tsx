import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fairRecords } from '#contract/fair/record'
import { meetingRecord } from '#server/modules/fair-records/record.table'
import { tokenKeys } from '#src/session/areas'
import { en as company } from '#src/sites/fair/company/locale/en'
import { en as t } from '#src/sites/fair/records/locale/en'
import { aFairDesk } from '#tests/support/fair-desk'
import { confirmed } from '#tests/support/meetings'
import { failNext } from '#tests/support/network'
import { reloaded, renderApp } from '#tests/support/render'

let place: Awaited<ReturnType<typeof aFairDesk>>

beforeEach(async () => {
  place = await aFairDesk()
})

describe('a record of a meeting that is written without a network', () => {
  const open = () =>
    renderApp('/fair/ppipsa/mypage?tab=records', {
      shop: place.shop,
      remember: () => sessionStorage.setItem(tokenKeys.business, place.buyer.token),
    })
  const onDevice = () => localStorage.getItem(`fair-records:${place.buyer.account_id}`)
  const connected = () => window.dispatchEvent(new Event('online'))

  test('is opened as it was written, survives the end of the session, and is sent after the next sign-in', async () => {
    await confirmed(place)
    place.deps.clock.advance({ hours: 3 })
    const { user, stop } = await open()
    await user.click(await screen.findByRole('button', { name: t.open }))
    const points = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: new RegExp(t.content) })
    await user.type(points(), 'Twelve guests in May')
    failNext(fairRecords.save, { networkError: true })
    await user.click(screen.getByRole('button', { name: t.save }))
    expect((await screen.findAllByText(t.kept))[0]).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.open }))
    expect(points()).toHaveValue('Twelve guests in May')
    failNext(fairRecords.save, { status: 401, code: 'auth.expired' })
    connected()
    await waitFor(() => expect(sessionStorage.getItem(tokenKeys.business)).toBeNull())
    expect(onDevice()).toContain('Twelve guests in May')
    stop()
    await open()
    await waitFor(() => expect(onDevice()).toBeNull())
    const [record] = await place.deps.db.select().from(meetingRecord)
    expect(record?.said.content).toBe('Twelve guests in May')
  })

  test('is reported when the server refuses it for good, instead of disappearing', async () => {
    await confirmed(place)
    place.deps.clock.advance({ hours: 3 })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: t.open }))
    failNext(fairRecords.save, { networkError: true })
    await user.click(screen.getByRole('button', { name: t.save }))
    await screen.findAllByText(t.kept)
    failNext(fairRecords.save, { status: 404, code: 'meeting.notFound', message: 'This meeting does not exist.' })
    connected()
    expect(await screen.findByText('This meeting does not exist.')).toBeVisible()
    expect(onDevice()).toBeNull()
  })
})

describe('a registration that is being typed', () => {
  test('keeps its messengers through a reload', async () => {
    const at = '/fair/ppipsa/register?step=person'
    const app = await renderApp(at, { shop: place.shop })
    await app.user.click(await screen.findByRole('button', { name: company.field.snsAdd }))
    await app.user.type(screen.getByRole('textbox', { name: company.field.snsId }), 'steppe.travel')
    await reloaded(app, at)
    expect(await screen.findByRole('textbox', { name: company.field.snsId })).toHaveValue('steppe.travel')
  })
})
