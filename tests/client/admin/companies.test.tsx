import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditActs } from '#contract/audit-acts'
import { companyDesk } from '#contract/companies'
import { en as refusal } from '#contract/texts/refusal.en'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { storeUpload } from '#server/modules/media/upload.service'
import { en } from '#src/sites/admin/companies/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anAccount, anOperator, type Person } from '#tests/support/factories'
import { received } from '#tests/support/files'
import { aShop, type Shop } from '#tests/support/orders'
import { pdf } from '#tests/support/signup'

let shop: Shop
let person: Person
let company: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  const named = { company_name: 'Lim Travel', business_number: '2208162517' }
  company = await anAccount(shop.deps, { area: 'member', role: 'company', ...named })
  const company_file = await storeUpload(shop.deps, await received(pdf()), { owner: company.id, site: 'shop' })
  await shop.deps.db.update(account).set({ company_file }).where(eq(account.id, company.id))
})

const check = ({ token }: Person) => shop.call(companyDesk.check, { params: { id: company.id } }, { token })
const press = (name: string) => screen.findByRole('button', { name })
const yes = async () => within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' })

test('a company is found by its number, reviewed with its certificate, and registered', async () => {
  const { user } = await renderDesk('/admin/companies?q=220-81', { shop, person })
  expect(await screen.findByText('220-81-62517')).toBeInTheDocument()
  await user.click(await screen.findByRole('link', { name: 'Lim Travel' }))
  await screen.findByRole('heading', { level: 1, name: 'Lim Travel' })
  await user.click(await press(en.file.open))
  expect(await screen.findByTitle('registration.pdf')).toBeInTheDocument()
  // The view is logged, and the page shows it.
  expect(await screen.findByText(auditActs['company.file'].en)).toBeInTheDocument()
  await user.click(await press(en.check.act))
  await user.click(await yes())
  await screen.findByText(en.check.done)
  expect(screen.queryByRole('button', { name: en.check.act })).not.toBeInTheDocument()
  const acts = (await shop.deps.db.select().from(auditEvent)).map(({ act }) => act)
  expect(acts.toSorted()).toEqual(['company.check', 'company.file'])
})

test('registering a company that a colleague has registered meanwhile is refused, and its present state is shown', async () => {
  const { user } = await renderDesk(`/admin/companies/${company.id}`, { shop, person })
  const button = await press(en.check.act)
  await check(await anOperator(shop))
  await user.click(button)
  await user.click(await yes())
  await screen.findByText(refusal.general.conflict)
  expect(await screen.findByText(en.next.registered)).toBeInTheDocument()
})
