import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { instantInSeoul } from '#contract/days'
import type { MiceFigures } from '#contract/mice/edition'
import { miceRegistration } from '#contract/mice/registration'
import { miceStandDesk } from '#contract/mice/stand'
import { miceGateScan } from '#server/modules/mice-gate/gate.table'
import { anOperator } from '#tests/support/factories'
import { aMiceFair, aVisitor } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop
let code: string
let fair: MiceFigures & { year: number }
let token: string

beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
  const visitor = await aVisitor(shop.deps, fair)
  code = (await shop.call(miceRegistration.badge, {}, { token: visitor.token })).data.code
  const operator = await anOperator(shop)
  token = (await shop.call(miceStandDesk.open, { body: { place: 'Stand 1' } }, { token: operator.token })).data.token
})

/** Types as a USB scanner does, one key per 10 ms, however slow the test machine is. */
const scan = (text: string) => {
  for (const [nth, key] of [...text, 'Enter'].entries()) {
    const event = createEvent.keyDown(document.body, { key })
    Object.defineProperty(event, 'timeStamp', { value: nth * 10 })
    fireEvent(document.body, event)
  }
}

test('a visitor scans, corrects and confirms with the keyboard, and the next visitor starts with an empty form', async () => {
  const { user } = await renderApp(`/mice/stand#${token}`, { shop })
  expect(await screen.findByRole('heading', { level: 1, name: 'Check in by yourself' })).toBeVisible()
  await waitFor(() => expect(location.hash).toBe(''))
  expect(await screen.findByText(/USB scanner/)).toBeVisible()
  scan(code)
  const name = await screen.findByRole('textbox', { name: 'Name in Latin letters' })
  await user.clear(name)
  await user.type(name, 'Gil-dong Hong{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'You are checked in' })).toBeVisible()
  expect(screen.getByText('Gil-dong Hong')).toBeVisible()
  expect(await shop.deps.db.$count(miceGateScan)).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Check in by yourself' })).toBeVisible()
  expect(screen.queryByText('Gil-dong Hong')).toBeNull()
})

test('says on each day on which the fair is not open that it is a rehearsal', async () => {
  await renderApp(`/mice/stand#${token}`, { shop })
  expect(await screen.findByText(/do not count for the fair/)).toBeVisible()
})

test('says nothing of a rehearsal on a day of the fair', async () => {
  shop.deps.clock.set(instantInSeoul(fair.days[0]?.day ?? '', '10:30'))
  const operator = await anOperator(shop)
  token = (await shop.call(miceStandDesk.open, { body: { place: 'Stand 2' } }, { token: operator.token })).data.token
  await renderApp(`/mice/stand#${token}`, { shop })
  expect(await screen.findByText(/USB scanner/)).toBeVisible()
  expect(screen.queryByText(/do not count for the fair/)).toBeNull()
})

test('a device that is not a stand says whom to ask', async () => {
  await renderApp('/mice/stand', { shop })
  expect(await screen.findByText('This device is not a stand')).toBeVisible()
})
