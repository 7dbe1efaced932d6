import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type AuditAct, auditActs } from '#contract/audit-acts'
import { type AuditDetail, type Worded, writeAudit } from '#server/modules/accounts/audit.service'
import { ko as reservations } from '#src/sites/admin/reservations/locale/ko'
import { ko as settings } from '#src/sites/admin/settings/locale/ko'
import { ko } from '#src/sites/admin/staff/locale/ko'
import { renderDesk } from '#tests/support/desk'
import { anAccount, type Person } from '#tests/support/factories'
import { aFair } from '#tests/support/fair'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let owner: Person

beforeEach(async () => {
  shop = await aShop()
  owner = await anAccount(shop.deps, { area: 'admin', role: 'owner', name: '윤가람' })
})

const entry = <Detail extends AuditDetail>(
  act: AuditAct,
  detail: Worded<Detail>,
  actor_id: string | null = owner.id,
  subject = 'a',
) => writeAudit(shop.deps.db, { at: shop.deps.clock.now(), act, actor_id, subject, detail })
const rowOf = async (act: string) =>
  within((await screen.findByRole('cell', { name: act })).closest('tr') as HTMLElement)

test('entries name people and instants as the reader does, and say what no person did', async () => {
  const colleague = await anAccount(shop.deps, { area: 'admin', role: 'operator', name: '문서아' })
  await entry('inquiry.handOver', { before: null, after: colleague.id })
  await entry('product.saleStart', { from: '2026-12-31T15:00:00.000Z' }, null)
  await entry('staff.invite', {}, null)
  await entry('product.restore', { parts: ['texts', 'facts'] })
  await renderDesk('/admin/audit', { shop, person: owner }, { LOCALE: 'ko' })
  expect((await rowOf(auditActs['inquiry.handOver'].ko)).getByText('문서아')).toBeVisible()
  const start = await rowOf(auditActs['product.saleStart'].ko)
  expect(start.getByText(/2027\. 1\. 1\. 00:00/)).toBeVisible()
  expect(start.getByText(ko.audit.automatic)).toBeVisible()
  expect((await rowOf(auditActs['staff.invite'].ko)).getByText(ko.audit.console)).toBeVisible()
  expect((await rowOf(auditActs['product.restore'].ko)).getByText('글, 기본 정보')).toBeVisible()
})

test('exported columns are called what the export calls them', async () => {
  const { slots } = await aFair(shop.deps)
  await entry('desk.export', { rows: 3, columns: ['number', 'amount', 'gone'] }, owner.id, 'admin.reservations')
  await entry('fair.matchingLock', { slot_id: slots[0]?.id })
  await renderDesk('/admin/audit', { shop, person: owner }, { LOCALE: 'ko' })
  const row = await rowOf(auditActs['desk.export'].ko)
  const { number, amount } = reservations.column
  expect(await row.findByText(`${number}, ${amount}, gone`)).toBeVisible()
  const { day = '', starts, ends } = slots[0] ?? {}
  expect((await rowOf(auditActs['fair.matchingLock'].ko)).getByText(`${day} ${starts}–${ends}`)).toBeVisible()
})

test('a setting is called as on its page, and leads there', async () => {
  await entry('setting.change', { version: 2 }, owner.id, 'reservation:apec')
  await renderDesk('/admin/audit', { shop, person: owner }, { LOCALE: 'ko' })
  const row = await rowOf(auditActs['setting.change'].ko)
  const link = await row.findByRole('link', { name: settings.names.apec })
  expect(link).toHaveAttribute('href', '/admin/settings?key=reservation:apec')
})
