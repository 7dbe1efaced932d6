import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { companyDesk } from '#contract/companies'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { storeUpload } from '#server/modules/media/upload.service'
import { numbersOf } from '#tests/support/counts'
import { anAccount, anOperator, type Person } from '#tests/support/factories'
import { received } from '#tests/support/files'
import { aShop, type Shop } from '#tests/support/orders'
import { pdf } from '#tests/support/signup'

let shop: Shop
let operator: Person
let company: Person

const aCompany = (fields: { company_name: string; business_number?: string }) =>
  anAccount(shop.deps, { area: 'member', role: 'company', ...fields })

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  company = await aCompany({ company_name: 'Lim Travel', business_number: '2208162517' })
  const company_file = await storeUpload(shop.deps, await received(pdf()), { owner: company.id, site: 'shop' })
  await shop.deps.db.update(account).set({ company_file }).where(eq(account.id, company.id))
})

const list = async (query: object = {}) =>
  (await shop.call(companyDesk.list, { query }, { token: operator.token })).data
const check = (id = company.id, { token } = operator) => shop.call(companyDesk.check, { params: { id } }, { token })
const download = (id: string, token?: string) =>
  shop.app.request(companyDesk.file.path.replace(':id', id), {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })
const acts = async () => {
  const rows = await shop.deps.db.select().from(auditEvent).orderBy(asc(auditEvent.at))
  return rows.map(({ act, actor_id, subject }) => [act, actor_id, subject])
}

describe('companies that sign up (product §4)', () => {
  it('are listed with their certificate, wait until an operator has checked them, and are then registered', async () => {
    await anAccount(shop.deps, { area: 'member', role: 'general' })
    const { items, counts, total } = await list({ status: 'waiting' })
    expect([total.count, numbersOf(counts)]).toEqual([1, { waiting: 1, registered: 0 }])
    expect(items[0]).toMatchObject({
      id: company.id,
      status: 'waiting',
      company_name: 'Lim Travel',
      business_number: '2208162517',
      file: { name: 'registration.pdf', mime: 'application/pdf' },
      checked_at: null,
    })
    expect((await check()).data).toMatchObject({ status: 'registered', checked_at: expect.any(String) })
    const registered = await list({ status: 'registered' })
    expect([registered.total.count, numbersOf(registered.counts)]).toEqual([1, { waiting: 0, registered: 1 }])
    expect((await check()).status).toBe(409)
    expect(await acts()).toEqual([['company.check', operator.id, company.id]])
  })

  it('are found by name, address and number, without closed accounts', async () => {
    const abroad = await aCompany({ company_name: 'Nord Reisen' })
    expect((await list({ q: 'lim' })).items.map(({ id }) => id)).toEqual([company.id])
    expect((await list({ q: '22081' })).items.map(({ id }) => id)).toEqual([company.id])
    expect((await list({ q: abroad.email })).items.map(({ id, file }) => [id, file])).toEqual([[abroad.id, null]])
    await shop.call(auth.withdraw, {}, { token: abroad.token })
    expect((await list()).items.map(({ id }) => id)).toEqual([company.id])
  })

  it('send their certificate to operators only, as an attachment, and each view is logged', async () => {
    const answer = await download(company.id, operator.token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(await pdf().arrayBuffer()))).toBe(true)
    const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    const refused = [
      await download(company.id),
      await download(company.id, company.token),
      await download(company.id, reviewer.token),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 403])
    expect(await acts()).toEqual([['company.file', operator.id, company.id]])
  })

  it('without a certificate, and members who are no companies, have nothing to send', async () => {
    const abroad = await aCompany({ company_name: 'Nord Reisen' })
    const member = await anAccount(shop.deps, { area: 'member', role: 'general' })
    for (const { id } of [abroad, member]) expect((await download(id, operator.token)).status).toBe(404)
    expect((await check(member.id)).status).toBe(404)
    expect(await acts()).toEqual([])
  })
})
