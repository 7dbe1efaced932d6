import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { auditActs } from '#contract/audit-acts'
import { mailTries } from '#server/modules/mail/log.service'
import { mailLater } from '#server/modules/mail/mail.service'
import { mailLog } from '#server/modules/mail/mail.table'
import { en } from '#src/sites/admin/mails/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aWelcome } from '#tests/support/welcome'

let shop: Shop
let person: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
})

const work = () => shop.deps.jobs.drain(shop.deps)
const aMail = async (to: string) => {
  await mailLater(shop.deps, shop.deps.db, { template: 'welcome', to, lang: 'en', values: aWelcome('Maya Lind') })
}

test('a message is found by its recipient, opened with a reason and sent again', async () => {
  await aMail('maya@people.test')
  await aMail('other@people.test')
  await work()
  const { user, router } = await renderDesk('/admin/mails', { shop, person })
  const table = await screen.findByRole('table')
  expect(within(table).getByText('ma•••@people.test')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'maya@people.test{Enter}')
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2))
  expect(router.state.location.search).not.toContain('maya')

  await user.click(within(screen.getByRole('table')).getByRole('link', { name: en.kind.welcome }))
  await user.click(await screen.findByRole('button', { name: en.content.act }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(new RegExp(en.content.why)), 'She did not get it.')
  await user.click(within(dialog).getByRole('button', { name: en.content.act }))
  const shown = await screen.findByTitle(en.content.frame)
  expect(shown).toHaveAttribute('sandbox', '')
  expect(shown.getAttribute('srcdoc')).toContain('Maya Lind')
  expect(screen.getByText('maya@people.test')).toBeInTheDocument()
  await screen.findByText(auditActs['mail.open'].en)
  await user.click(screen.getByRole('button', { name: en.content.hide }))
  expect(screen.queryByTitle(en.content.frame)).toBeNull()

  const before = router.state.location.pathname
  await user.click(screen.getByRole('button', { name: en.resend.act }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  await screen.findByText(en.resend.done)
  await waitFor(() => expect(router.state.location.pathname).not.toBe(before))
  await screen.findByRole('link', { name: en.resentOf.act })
  await work()
  expect(shop.deps.mails.filter(({ to }) => to === 'maya@people.test')).toHaveLength(2)
})

test('a failure links from the first page to its message, and is resolved there', async () => {
  await aMail('gone@people.test')
  await shop.deps.db.update(mailLog).set({ tries: mailTries - 1 })
  shop.deps.mailer.send = async () => {
    throw Object.assign(new Error('refused'), { responseCode: 550 })
  }
  await expect(work()).rejects.toThrow()
  const { user } = await renderDesk('/admin', { shop, person })
  await user.click(await screen.findByRole('link', { name: /Check failed messages.*1/ }))
  await user.click(within(await screen.findByRole('table')).getByRole('link', { name: en.kind.welcome }))
  await user.click(await screen.findByRole('button', { name: en.settle.act }))
  expect(screen.getByText('Error 550')).toBeInTheDocument()
  await screen.findByText(en.settled)
  expect(screen.queryByRole('button', { name: en.settle.act })).toBeNull()
})
