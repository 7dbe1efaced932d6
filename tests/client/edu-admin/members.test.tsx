import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { applicantsDesk } from '#contract/applicants-desk'
import { auth } from '#contract/auth'
import { en as desk } from '#src/kits/desk/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en } from '#src/sites/edu-admin/members/locale/en'
import { anAccount, type Person } from '#tests/support/factories'
import { failNext } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'

let shop: Shop
let chief: Person
let reviewer: Person
let teacher: Person

beforeEach(async () => {
  shop = await aShop()
  chief = await anAccount(shop.deps, { area: 'admin', role: 'chief', name: 'Baek Seorin' })
  reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
  teacher = await anAccount(shop.deps, { area: 'travel', role: 'applicant', name: 'Hana Weber' })
})

const open = (path: string, who: Person) =>
  renderApp(`/seouleduadmin/${path}`, {
    shop,
    remember: () => sessionStorage.setItem(tokenKeys.admin, who.token),
  })
const detail = (who = chief) => open(`members-detail/${teacher.id}`, who)
const dialog = () => screen.findByRole('dialog')

async function block({ user }: RenderedApp, reason: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: en.block.button }))
  const question = within(await dialog())
  if (reason) await user.type(question.getByLabelText(en.reason), reason)
  await user.click(question.getByRole('button', { name: en.block.submit }))
}

test('a chief finds an account in the list, and blocks it with a reason that is shown with the chief’s name', async () => {
  const app = await open('members?q=hana', chief)
  await app.user.click(await screen.findByRole('link', { name: 'Test School' }))
  await block(app, 'Three names.')
  await screen.findByText(en.block.done)
  expect((await shop.call(auth.isLogin, {}, { token: teacher.token })).status).toBe(401)
  expect(await screen.findByText('Three names.')).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: en.blocks.title })).getByText('Baek Seorin')).toBeInTheDocument()
  // The reviewer's own act triggers no notice.
  expect(screen.queryByText(desk.changed.title)).not.toBeInTheDocument()
})

test('a reason is required, and the typed text stays when a colleague was faster', async () => {
  const app = await detail()
  await block(app, '')
  expect(within(await dialog()).getByLabelText(en.reason)).toHaveAttribute('aria-invalid', 'true')
  failNext(applicantsDesk.block, { status: 409, code: 'desk.changed', message: 'Somebody was faster' })
  await app.user.type(within(await dialog()).getByLabelText(en.reason), 'Three names.')
  await app.user.click(within(await dialog()).getByRole('button', { name: en.block.submit }))
  await screen.findByText('Somebody was faster')
  expect(within(await dialog()).getByLabelText(en.reason)).toHaveValue('Three names.')
})

test('a reviewer sees the same without any actions', async () => {
  await detail(reviewer)
  await screen.findByRole('heading', { level: 1, name: 'Test School' })
  expect(screen.queryByRole('button', { name: en.block.button })).not.toBeInTheDocument()
})

test('an open account says what a colleague did to it, until that was seen', async () => {
  const { user } = await detail(reviewer)
  await screen.findByRole('heading', { level: 1, name: 'Test School' })
  await shop.call(
    applicantsDesk.block,
    { params: { id: teacher.id }, body: { reason: 'Elsewhere.' } },
    { token: chief.token },
  )
  // The reader returns to the tab.
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await screen.findByText(desk.changed.title)).toBeInTheDocument()
  expect(screen.getByText('Elsewhere.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: desk.changed.seen }))
  await waitFor(() => expect(screen.queryByText(desk.changed.title)).not.toBeInTheDocument())
})
