import { eq, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { review } from '#contract/education/review'
import type { Role } from '#contract/endpoint'
import { filesDesk } from '#contract/files-desk'
import { inquiry } from '#contract/inquiry'
import { inquiryDesk } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import { fileUses } from '#server/file-uses'
import { account } from '#server/modules/accounts/accounts.table'
import { post, postFile } from '#server/modules/board/board.table'
import { participantDocument } from '#server/modules/fair/participant.table'
import { upload } from '#server/modules/media/media.table'
import { storeUpload } from '#server/modules/media/upload.service'
import { passPartnershipFile } from '#server/modules/pass/partnership.table'
import { quotationFile } from '#server/modules/quotation/quotation.table'
import { aBoardContext, aText } from '#tests/support/boards'
import {
  aDraft as anApplicationDraft,
  anEducationContext,
  aSubmitted,
  type EducationContext,
  fill,
} from '#tests/support/education'
import { aMember, anAccount, anOperator, type Person } from '#tests/support/factories'
import { aFair, aParticipant } from '#tests/support/fair'
import { received } from '#tests/support/files'
import { aShop, type Shop } from '#tests/support/orders'
import { aPartnership } from '#tests/support/partnership'
import { aPicture } from '#tests/support/pictures'
import { aQuotation } from '#tests/support/quotations'
import { pdf } from '#tests/support/signup'

let shop: Shop
let operator: Person
let member: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  member = await aMember(shop.deps, { name: 'Maya Lind' })
})

type Filters = Record<string, string | number>
const list = async (
  query: Filters = {},
  { call }: Pick<Shop, 'call'> = shop,
  { token }: Pick<Person, 'token'> = operator,
) => (await call(filesDesk.list, { query: { lang: 'en', ...query } as never }, { token })).data
const names = async (query: Filters = {}) => (await list(query)).items.map(({ name }) => name)
const store = async (name: string, { owner = member.id, site = 'shop' }: { owner?: string; site?: Site } = {}) =>
  storeUpload(shop.deps, await received(pdf(name)), { owner, site })

const statusOf = async ({ app }: Pick<Shop, 'app'>, path: string, token: string) =>
  (await app.request(path, { headers: { Authorization: `Bearer ${token}` } })).status

/** An inquiry of the member with a file. */
async function anInquiry(name: string): Promise<string> {
  const body = { type: 'other', title: 'Where is my ticket?', content: 'I cannot find it anywhere.' } as const
  const input = { params: { site: 'shop' }, body, files: { file_1: pdf(name) } } as const
  return (await shop.call(inquiry.ask, input, { token: member.token })).data.id
}

describe('the list of files (product §6)', () => {
  it('names what each file belongs to, with its owner, and what nothing uses', async () => {
    const sent = await anInquiry('ticket.pdf')
    const left = await store('left.pdf', { owner: '00000000-0000-4000-8000-000000000000' })
    const { items, total } = await list({ sort: 'bytes' })
    expect(total.count).toBe(2)
    expect(items.find(({ name }) => name === 'ticket.pdf')).toMatchObject({
      ...{ kind: 'pdf', mime: 'application/pdf', owner: { id: member.id, name: 'Maya Lind', area: 'member' } },
      uses: [
        { subject: 'inquiry', site: 'shop', id: sent, name: 'Where is my ticket?', can_open: true, is_shown: true },
      ],
    })
    const unused = (await list({ subject: 'none' })).items
    expect(unused).toMatchObject([{ id: left, name: null, kind: 'pdf', owner: null, uses: [] }])
    expect(await names({ subject: 'none', site: 'shop' })).toHaveLength(1)
    expect(await names({ subject: 'none', site: 'fair' })).toEqual([])
  })

  it('finds the files of every subject, on its site only', async () => {
    const { db } = shop.deps
    await anInquiry('inquiry.pdf')
    const certificate = await store('company.pdf')
    await db
      .update(account)
      .set({ company_file: certificate, company_name: 'Lim Travel' })
      .where(eq(account.id, member.id))
    const { write } = await aBoardContext(shop, shop.deps)
    const written = await write({ en: aText('News'), ko: aText('소식') })
    await db.insert(postFile).values({ post_id: written.id, upload_id: await store('post.pdf'), position: 1 })
    const { id: quotation_id } = await aQuotation(shop, member)
    await db.insert(quotationFile).values({ quotation_id, upload_id: await store('quotation.pdf'), position: 1 })
    const { id: partnership_id } = await aPartnership(shop)
    const partner = { partnership_id, upload_id: await store('partnership.pdf', { site: 'seoulitepass' }), position: 9 }
    await db.insert(passPartnershipFile).values(partner)
    await aFair(shop.deps)
    const { id: participant_id } = await aParticipant(shop.deps)
    const added_at = shop.deps.clock.now()
    await db
      .insert(participantDocument)
      .values({ participant_id, upload_id: await store('fair.pdf', { site: 'fair' }), added_at })
    const subjects = {
      ...{ inquiry: 'shop', company: 'shop', post: 'shop', quotation: 'shop' },
      ...{ partnership: 'seoulitepass', fair: 'fair' },
    }
    const nameOf = (subject: string) => (subject === 'fair' ? null : `${subject}.pdf`)
    for (const [subject, site] of Object.entries(subjects)) {
      expect(await names({ subject }), subject).toEqual([nameOf(subject)])
      expect(await names({ q: subject }), subject).toEqual(subject === 'fair' ? [] : [nameOf(subject)])
      expect(await names({ subject, site }), subject).toEqual([nameOf(subject)])
      expect(await names({ subject, site: 'apec' }), subject).toEqual([])
      const [row] = (await list({ subject })).items
      expect(row?.uses, subject).toMatchObject([{ subject, site, can_open: subject !== 'fair' }])
    }
    expect((await names({ site: 'shop' })).toSorted()).toEqual([
      'company.pdf',
      'inquiry.pdf',
      'post.pdf',
      'quotation.pdf',
    ])
    const { data } = await shop.call(filesDesk.sums, {}, { token: operator.token })
    expect(data.items.map(({ subject, files }) => [subject, files]).toSorted()).toEqual(
      Object.keys(subjects)
        .map((subject) => [subject, 1])
        .toSorted(),
    )
    expect(data.items.every(({ bytes }) => bytes > 0)).toBe(true)
  })

  it('filters by name, kind and day in Seoul, and sorts by size', async () => {
    const picture = new File([new Uint8Array(await aPicture(64, 64).png().toBuffer())], 'Map of 서울.png')
    const { id: quotation_id } = await aQuotation(shop, member)
    const map = await storeUpload(shop.deps, await received(picture), { owner: member.id, site: 'shop' })
    const small = await store('100%_sure.pdf')
    await shop.deps.db.insert(quotationFile).values([
      { quotation_id, upload_id: map, position: 1 },
      { quotation_id, upload_id: small, position: 2 },
    ])
    await shop.deps.db
      .update(upload)
      .set({ created_at: new Date('2027-02-28T14:59:00Z'), bytes: 1 })
      .where(eq(upload.id, small))
    expect(await names({ q: '서울' })).toEqual(['Map of 서울.png'])
    expect(await names({ q: 'MAP' })).toEqual(['Map of 서울.png'])
    expect(await names({ q: '0_S' })).toEqual(['100_sure.pdf'])
    expect(await names({ q: '1%s' })).toEqual([])
    expect(await names({ kind: 'picture' })).toEqual(['Map of 서울.png'])
    expect(await names({ to: '2027-02-28' })).toEqual([(await list({ kind: 'pdf' })).items[0]?.name])
    expect(await names({ from: '2027-03-01', to: '2027-02-28' })).toEqual([])
    expect((await list({ sort: 'bytes', per_page: 1 })).items[0]?.id).toBe(small)
    const first = await list({ sort: '-bytes', per_page: 1 })
    const second = await list({ sort: '-bytes', per_page: 1, cursor: first.next ?? '' })
    expect(second.items[0]?.id).toBe(small)
    expect([first.total.count, second.next]).toEqual([2, null])
  })

  it('is for operators only, and shows one file without its content', async () => {
    await anInquiry('ticket.pdf')
    const [file] = (await list()).items
    const params = { id: file?.id ?? '' }
    const { data } = await shop.call(filesDesk.detail, { params, query: { lang: 'en' } }, { token: operator.token })
    expect(data).toEqual(file)
    expect(Object.keys(data)).not.toContain('key')
    const others: Role[] = ['reviewer', 'chief', 'mice-gate-staff']
    for (const role of others) {
      const { token } = await anAccount(shop.deps, { area: 'admin', role })
      for (const endpoint of [filesDesk.list, filesDesk.sums] as const) {
        expect(
          (await shop.call(endpoint as typeof filesDesk.sums, { query: { lang: 'en' } } as never, { token })).status,
        ).toBe(403)
      }
    }
  })

  it('does not show a post’s file before the post is public', async () => {
    const { write } = await aBoardContext(shop, shop.deps)
    const { id: post_id } = await write({ en: aText('Soon'), ko: aText('곧') }, { at: null })
    await shop.deps.db.insert(postFile).values({ post_id, upload_id: await store('soon.pdf'), position: 1 })
    const { items } = await list()
    expect(items[0]?.uses).toMatchObject([{ name: 'Soon', can_open: true, is_shown: false }])
    expect([items[0]?.name, await names({ q: 'soon' })]).toEqual([null, []])
    await shop.deps.db.update(post).set({ published_at: shop.deps.clock.now() })
    expect((await list({ lang: 'ko' })).items[0]?.uses).toMatchObject([{ name: '곧', is_shown: true }])
    expect(await names({ q: 'soon' })).toEqual(['soon.pdf'])
  })
})

describe('the documents of a desk of its own (product §6)', () => {
  let context: EducationContext
  let id: string

  beforeEach(async () => {
    context = await anEducationContext()
    id = await aSubmitted(context)
  })
  const seen = async (roles: Role[]) => {
    const { token, ...person } = await anAccount(context.deps, { area: 'admin', role: 'operator' })
    await context.deps.db.update(account).set({ roles }).where(eq(account.id, person.id))
    const { items } = (
      await context.api.call(filesDesk.list, { query: { lang: 'en', subject: 'application' } }, { token })
    ).data
    return { token, uses: items.flatMap(({ uses }) => uses) }
  }

  it('are listed for operators, who can open none of them, and opened by those who also review', async () => {
    const operators = await seen(['operator'])
    expect(operators.uses).toHaveLength(4)
    expect(operators.uses.filter(({ can_open }) => can_open)).toEqual([])
    const both = await seen(['operator', 'reviewer'])
    expect(both.uses.map((use) => [use.id, use.can_open, use.is_shown])).toEqual(Array(4).fill([id, true, true]))
    const [use] = both.uses
    const path = review.document.path.replace(':id', id).replace(':document', use?.file ?? '')
    const open = (token: string) => statusOf(context.api, path, token)
    expect([await open(operators.token), await open(both.token)]).toEqual([403, 200])
  })

  it('have names only for those who may open them, in the list, on their page and in the search', async () => {
    const { db } = context.deps
    await db.update(upload).set({ name: 'Passport Kim.pdf' })
    const inquiryAs = async (roles: Role[]) => {
      const { token } = await seen(roles)
      const found = await list({ q: 'passport kim' }, context.api, { token })
      const [file] = (await list({ subject: 'application' }, context.api, { token })).items
      const params = { id: file?.id ?? '' }
      const page = await context.api.call(filesDesk.detail, { params, query: { lang: 'en' } }, { token })
      return [
        found.items.length,
        found.total.count,
        file?.name,
        page.data.name,
        JSON.stringify(page.data).includes('Kim'),
      ]
    }
    expect(await inquiryAs(['operator'])).toEqual([0, 0, null, null, false])
    expect(await inquiryAs(['operator', 'reviewer'])).toEqual([4, 4, 'Passport Kim.pdf', 'Passport Kim.pdf', true])
    await db.execute(sql`update education_document set is_submitted = false`)
    expect(await inquiryAs(['operator', 'reviewer'])).toEqual([0, 0, null, null, false])
  })

  it('are not shown to anybody before they are submitted', async () => {
    const { id: draft } = await anApplicationDraft(context, context.teacher)
    await fill(context, context.teacher, draft)
    const { uses } = await seen(['operator', 'reviewer'])
    expect(uses.filter((use) => use.id === draft).map(({ is_shown }) => is_shown)).toEqual(Array(4).fill(false))
  })
})

describe('the uses of files', () => {
  it('are the first five, those that can be opened before others, and the number of the rest', async () => {
    const context = await anEducationContext()
    const shared = await aSubmitted(context)
    const { db } = context.deps
    const [file] = await db.select().from(upload)
    await db.execute(sql`insert into education_document (application_id, upload_id, kind, added_at, added_by)
      select application_id, ${file?.id}, kind, added_at, added_by from education_document, generate_series(1, 2) where upload_id <> ${file?.id}`)
    const { token } = await anOperator(context)
    const { data } = await context.api.call(
      filesDesk.detail,
      { params: { id: file?.id ?? '' }, query: { lang: 'en' } },
      { token },
    )
    expect([data.uses.length, data.more, new Set(data.uses.map(({ id }) => id))]).toEqual([5, 2, new Set([shared])])
  })

  it('are named by the modules of all tables that refer to files', async () => {
    const { rows } = await shop.deps.db.execute<{ name: string }>(
      sql`select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'upload'::regclass order by 1`,
    )
    const dialect = new PgDialect()
    const queries = fileUses.map(({ ids }) => dialect.sqlToQuery(ids).sql)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter(({ name }) => !queries.some((query) => query.includes(`from "${name}"`)))).toEqual([])
  })

  it('are counted by triggers of exactly the columns that the modules name', async () => {
    const { rows } = await shop.deps.db.execute<{ table: string; column: string }>(
      sql`select tgrelid::regclass::text as table, encode(tgargs, 'escape') as column from pg_trigger
          where tgfoid = 'count_upload_uses'::regproc order by 1`,
    )
    const dialect = new PgDialect()
    const named = fileUses.map(({ ids }) =>
      /^select "(?:\w+"\.")?(\w+)" from "(\w+)"/.exec(dialect.sqlToQuery(ids).sql),
    )
    expect(rows.map(({ table, column }) => [table, column.replace('\\000', '')])).toEqual(
      named.map((each) => [each?.[2], each?.[1]]).toSorted(),
    )
  })

  it('are unused until something refers to them, and again once nothing does', async () => {
    const { db } = shop.deps
    const unused = async () => (await list({ subject: 'none' })).items.map(({ id }) => id)
    const [one, other] = [await store('one.pdf'), await store('other.pdf')]
    expect((await unused()).toSorted()).toEqual([one, other].toSorted())
    const company = await anAccount(shop.deps, { area: 'member', role: 'company', company_file: one })
    expect(await unused()).toEqual([other])
    const own = eq(account.id, company.id)
    await db.update(account).set({ company_file: other }).where(own)
    expect(await unused()).toEqual([one])
    await db.update(account).set({ name: 'Other Name' }).where(own)
    expect(await unused()).toEqual([one])
    await db.update(account).set({ company_file: null }).where(own)
    expect((await unused()).toSorted()).toEqual([one, other].toSorted())
    const { rows } = await db.execute(sql`select id from upload where uses <> 0`)
    expect(rows).toEqual([])
  })

  it('are served by calls that refuse others, with the id named here', async () => {
    const sent = await anInquiry('ticket.pdf')
    const [use] = (await list()).items.flatMap(({ uses }) => uses)
    const path = inquiryDesk.file.path
      .replace(':site', 'shop')
      .replace(':id', sent)
      .replace(':file', use?.file ?? '')
    const { token } = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    expect([await statusOf(shop, path, operator.token), await statusOf(shop, path, token)]).toEqual([200, 403])
  })
})

describe('with many files', () => {
  it('every order and filter has an index', async () => {
    const { db } = shop.deps
    await db.execute(sql`insert into upload (key, name, mime, bytes, site, owner_id, created_at)
      select 'uploads/' || n, 'file ' || n || '.pdf', case when n % 500 = 0 then 'image/png' else 'application/pdf' end, n, case when n % 400 = 0 then 'fair' else 'shop' end, ${member.id}, now() - n * interval '1 minute'
      from generate_series(1, 20000) n`)
    const sent = await anInquiry('rare.pdf')
    await db.execute(sql`insert into inquiry_file (message_id, upload_id, position)
      select (select id from inquiry_message where inquiry_id = ${sent} limit 1), id, 1 from upload where bytes % 2 = 0 on conflict do nothing`)
    await db.execute(sql`select gin_clean_pending_list('upload_name')`)
    await db.execute(sql`analyze`)
    const plan = async (where: ReturnType<typeof sql>, order = sql`created_at desc, id desc`) => {
      const { rows } = await db.execute(sql`explain select id from upload where ${where} order by ${order} limit 51`)
      return JSON.stringify(rows)
    }
    expect(await plan(sql`true`)).toContain('upload_created')
    expect(await plan(sql`true`, sql`bytes, id`)).toContain('upload_bytes')
    expect(await plan(sql`kind = 'picture'`)).toContain('upload_kind')
    expect(await plan(sql`kind = 'picture'`, sql`bytes, id`)).toContain('upload_kind')
    expect(await plan(sql`site = 'fair'`)).toContain('upload_site')
    expect(await plan(sql`site = 'fair'`, sql`bytes, id`)).toContain('upload_site')
    expect(await plan(sql`lower(name) like '%1999%'`)).toContain('upload_name')
    const used = sql`exists (select from (select upload_id from inquiry_file) used (id) where used.id = upload.id)`
    const plans = await plan(used)
    expect(plans).toMatch(/inquiry_file_upload|upload_created/)
    expect(plans).not.toContain('Seq Scan on upload')
  })
})
