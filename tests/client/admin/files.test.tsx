import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { filesDesk } from '#contract/files-desk'
import { inquiry } from '#contract/inquiry'
import { account } from '#server/modules/accounts/accounts.table'
import { storeUpload } from '#server/modules/media/upload.service'
import { en } from '#src/sites/admin/files/locale/en'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { received } from '#tests/support/files'
import { failNext } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { pdf } from '#tests/support/signup'

let shop: Shop
let person: Person
let member: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  member = await aMember(shop.deps, { name: 'Maya Lind' })
  const body = { type: 'other', title: 'Where is my ticket?', content: 'I cannot find it anywhere.' } as const
  await shop.call(
    inquiry.ask,
    { params: { site: 'shop' }, body, files: { file_1: pdf('ticket.pdf') } },
    { token: member.token },
  )
  await storeUpload(shop.deps, await received(pdf('left.pdf')), { owner: member.id, site: 'shop' })
})

const rowOf = (name: RegExp) => within(screen.getByRole('table', { name: /Files/ })).getByRole('row', { name })

test('files are filtered by what they belong to, lead there, and are shown by the call of that', async () => {
  const { user, router } = await renderDesk('/admin/files', { shop, person })
  await screen.findByRole('table', { name: /Files/ })
  expect(rowOf(/Name hidden \(PDF\)/)).toHaveTextContent(en.unused)
  expect(within(rowOf(/ticket\.pdf/)).getByRole('link', { name: 'Where is my ticket?' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/inquiries/shop/'),
  )
  expect(within(rowOf(/ticket\.pdf/)).getByRole('link', { name: 'Maya Lind' })).toHaveAttribute(
    'href',
    `/admin/members/${member.id}`,
  )
  const sums = await screen.findByRole('table', { name: en.sums.title })
  expect(within(sums).getByRole('row', { name: new RegExp(`${en.subject.inquiry}.* 1$`) })).toBeVisible()

  await user.selectOptions(screen.getByRole('combobox', { name: en.column.uses }), 'inquiry')
  await waitFor(() => expect(router.state.location.search).toBe('?subject=inquiry'))
  await waitFor(() => expect(screen.queryByText('Name hidden (PDF)')).toBeNull())
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }))
  await user.click(screen.getByRole('link', { name: 'ticket.pdf' }))
  await user.click(await screen.findByRole('button', { name: en.content.open }))
  expect(await screen.findByTitle('ticket.pdf')).toHaveAttribute('src', 'blob:file')
})

test('a file that nothing uses has no content to open', async () => {
  const { user } = await renderDesk('/admin/files', { shop, person })
  await user.click(await screen.findByRole('link', { name: 'Name hidden (PDF)' }))
  expect(await screen.findByText(en.content.unused)).toBeVisible()
  expect(screen.queryByRole('button', { name: en.content.open })).toBeNull()
  expect(screen.queryByRole('button', { name: en.content.save })).toBeNull()
})

test('the list is there when the sums cannot be loaded', async () => {
  failNext(filesDesk.sums, { status: 400 })
  await renderDesk('/admin/files', { shop, person })
  await screen.findByRole('table', { name: /Files/ })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('table', { name: en.sums.title })).toBeNull()
})

test('a certificate is shown only while its company has an account', async () => {
  const company_file = await storeUpload(shop.deps, await received(pdf('company.pdf')), {
    owner: member.id,
    site: 'shop',
  })
  await shop.deps.db
    .update(account)
    .set({ company_file, company_name: 'Lim Travel', status: 'blocked' })
    .where(eq(account.id, member.id))
  await renderDesk(`/admin/files/${company_file}`, { shop, person })
  expect(await screen.findByText(en.content.hidden)).toBeVisible()
  expect(screen.queryByRole('button', { name: en.content.open })).toBeNull()
})
