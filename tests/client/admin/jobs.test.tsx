import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '#src/sites/admin/jobs/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator } from '#tests/support/factories'
import { aShop } from '#tests/support/orders'

test('failed jobs are shown with their reason, one or all are retried, and personal data is not shown', async () => {
  const shop = await aShop()
  const person = await anOperator(shop)
  const { db, jobs } = shop.deps
  for (const id of ['one', 'two', 'three']) await jobs.enqueue(db, 'match-fair', { id })
  await jobs.fail('match-fair', 'Error EHOSTDOWN')
  await jobs.enqueue(db, 'mail', { template: 'welcome', to: 'a@people.test', lang: 'en', values: {} })
  await jobs.fail('mail', 'Error 550')
  const { user } = await renderDesk('/admin/jobs', { shop, person })
  const label = en.name['match-fair']
  const part = await screen.findByRole('region', { name: `${label} · ${en.failures.title}` })
  expect(within(part).getAllByText('Error EHOSTDOWN')).toHaveLength(3)
  const mails = screen.getByRole('region', { name: `${en.name.mail} · ${en.failures.title}` })
  expect(within(mails).getByText(en.failures.forgotten)).toBeInTheDocument()
  expect(within(mails).queryByRole('button')).toBeNull()

  const [first] = within(part).getAllByRole('button', { name: new RegExp(`^${en.failures.retry}:`) })
  await user.click(first as HTMLElement)
  await screen.findByText('1 job will run again.')
  await user.click(within(part).getByRole('button', { name: en.failures.retryAll }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  await screen.findByText('2 jobs will run again.')
  expect(screen.queryByText('Error EHOSTDOWN')).toBeNull()
  expect((await jobs.queued()).map(({ name }) => name)).toEqual(['match-fair', 'match-fair', 'match-fair'])
})
