import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { fairParticipants } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { fairImport, ImportRow } from '#contract/fair/participant-import'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { participant } from '#server/modules/fair/participant.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anAccount, type Person } from '#tests/support/factories'
import { aFair, aFairAdmin, aParticipant } from '#tests/support/fair'
import { anImportRow } from '#tests/support/fair-import'

let deps: TestDeps
let api: TestApi
let office: Person

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  await aFair(deps)
  office = await aFairAdmin(deps)
})

const take = (rows: ImportRow[], key: string = crypto.randomUUID(), who = office) =>
  takeOver(
    rows,
    rows.map(() => null),
    key,
    who,
  )
const takeOver = (rows: ImportRow[], bases: (number | null)[], key: string = crypto.randomUUID(), who = office) =>
  api.call(fairImport.take, { body: { rows, bases } }, { token: who.token, headers: { 'Idempotency-Key': key } })
const check = (rows: Partial<ImportRow>[]) => api.call(fairImport.check, { body: { rows } }, { token: office.token })
const saved = async () => (await api.call(fairImport.rows, {}, { token: office.token })).data.rows as ImportRow[]
const count = () => deps.db.$count(participant)

const consents = { agree_terms: true, agree_privacy: true, agree_provided: true, agree_marketing: false }

describe('an import of companies (product §6)', () => {
  it('creates accounts without a password and invites each by a mail whose link sets one', async () => {
    const rows = [anImportRow(1), anImportRow(2, { lang: 'ko', name_ko: '김나루', company_ko: '나루여행' })]
    expect((await take(rows)).data).toEqual({ created: 2, changed: 0 })
    const made = await deps.db.select().from(participant)
    expect(made.map(({ status, side, is_test }) => [status, side, is_test])).toEqual([
      ['invited', 'buyer', false],
      ['invited', 'buyer', false],
    ])
    const [first] = await deps.db.select().from(account).where(eq(account.email, 'company1@naru.test'))
    expect(first).toMatchObject({ area: 'business', roles: ['buyer'], password_hash: null, agreed_terms_at: null })
    await deps.jobs.drain(deps)
    expect(deps.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['company1@naru.test', 'You are invited to the fair'],
      ['company2@naru.test', '박람회에 초대합니다'],
    ])
    const code = /password-reset\/([\w-]+)/.exec(deps.mails[0]?.text ?? '')?.[1] ?? ''
    deps.clock.advance({ hours: 24 * 13 })
    const set = await api.call(auth.resetPassword, { params: { code }, body: { site: 'fair', password: 'Passw0rd1' } })
    expect(set.status).toBe(200)
    expect((await deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'fair.import')))[0]).toMatchObject({
      actor_id: office.id,
      detail: { rows: 2 },
    })
  })

  it('accepts all rows of a call or none, names the row, and overwrites no account', async () => {
    const there = await aParticipant(deps)
    const rows = [anImportRow(1), anImportRow(2, { email: there.email })]
    expect((await take(rows)).refusal).toMatchObject({ code: 'fair.importRegistered', field: 'rows.1.email' })
    expect((await take([anImportRow(1), anImportRow(2, { email: office.email })])).refusal).toMatchObject({
      code: 'auth.emailTaken',
      field: 'rows.1.email',
    })
    expect((await take([anImportRow(1), anImportRow(3), anImportRow(1)])).refusal).toMatchObject({
      code: 'fair.importTwice',
      field: 'rows.2.email',
    })
    expect(await count()).toBe(1)
    const { data } = await check([...rows, anImportRow(3, { email: office.email })])
    expect(data.rows.map(({ at, effect }) => [at, effect])).toEqual([
      [0, 'new'],
      [1, 'changed'],
    ])
    expect(data.bad).toEqual([{ at: 2, column: 'email', reason: 'auth.emailTaken' }])
  })

  it('treats an address of another area as free', async () => {
    const member = await anAccount(deps, { area: 'member', role: 'general' })
    expect((await take([anImportRow(1, { email: member.email })])).status).toBe(200)
  })

  it('runs once however often the same is sent, also in parallel; two files with one address are not both accepted', async () => {
    const key = crypto.randomUUID()
    const rows = [anImportRow(1)]
    expect((await take(rows, key)).data).toEqual({ created: 1, changed: 0 })
    expect((await take(rows, key)).data).toEqual({ created: 1, changed: 0 })
    expect(await count()).toBe(1)
    const both = await Promise.all([take([anImportRow(2), anImportRow(3)]), take([anImportRow(3), anImportRow(4)])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await count()).toBe(3)
  })

  it('accepts 1,000 rows at once, and no more', async () => {
    const rows = Array.from({ length: 1001 }, (_, at) => anImportRow(at))
    expect((await take(rows)).status).toBe(400)
    expect((await take(rows.slice(1))).data).toEqual({ created: 1000, changed: 0 })
  })

  it('is for the office only', async () => {
    const seller = await aParticipant(deps, { side: 'seller' })
    expect((await take([anImportRow(1)], 'k', seller)).status).toBe(403)
  })

  it.each([
    ['company_en', { company_en: ' ' }, 'validation.fillIn'],
    ['email', { email: 'nobody' }, 'validation.email'],
    ['mobile', { mobile: '12' }, 'validation.phone'],
    ['country', { country: 'Korea' }, 'validation.country'],
    ['buyer_type', { buyer_type: '' as const }, 'validation.chooseOne'],
    ['homepage', { homepage: 'naru' }, 'validation.homepage'],
  ])('names an invalid %s by its cell', (field, change, message) => {
    const { error } = ImportRow.safeParse(anImportRow(1, change))
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]])
  })
})

describe('a sheet of this year’s companies', () => {
  const rowsThere = () => deps.db.select().from(participant).orderBy(participant.id)

  /** Two companies of this year as rows of a sheet, by name. */
  async function aSheet() {
    await aParticipant(deps, { company_en: 'Almaty Tours', lang: 'ko' })
    await aParticipant(deps, { side: 'seller', company_en: 'Seoul Clinic', company_ko: '서울의원' })
    const [first, second] = await saved()
    return [first as ImportRow, second as ImportRow] as const
  }

  it('is imported again as it was saved and changes nothing', async () => {
    const sheet = await aSheet()
    const before = await rowsThere()
    expect(sheet.map(({ company_en }) => company_en)).toEqual(['Almaty Tours', 'Seoul Clinic'])
    const { data } = await check([...sheet])
    expect(data.bad).toEqual([])
    expect(data.rows.map(({ effect, changed }) => [effect, changed])).toEqual([
      ['same', []],
      ['same', []],
    ])
    const bases = data.rows.map(({ base }) => base)
    expect((await takeOver([...sheet], bases)).data).toEqual({ created: 0, changed: 0 })
    expect(await rowsThere()).toEqual(before)
  })

  it('with one other cell is one change, with the old and the new value, in the audit log and without a mail', async () => {
    const [first, second] = await aSheet()
    const rows = [{ ...first, city: 'Astana' }, second]
    const { data } = await check(rows)
    expect(data.rows.map(({ effect, changed }) => [effect, changed])).toEqual([
      ['changed', ['city']],
      ['same', []],
    ])
    expect(data.rows[0]?.before).toEqual(first)
    const there = (await rowsThere()).find(({ company_en }) => company_en === first.company_en)
    const bases = data.rows.map(({ base }) => base)
    expect((await takeOver(rows, bases)).data).toEqual({ created: 0, changed: 1 })
    expect((await rowsThere()).find(({ id }) => id === there?.id)).toEqual({
      ...there,
      profile: { ...there?.profile, city: 'Astana' },
      version: (there?.version ?? 0) + 1,
      updated_at: deps.clock.now(),
    })
    expect(await saved()).toEqual(rows)
    expect(await deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'fair.change'))).toMatchObject([
      { actor_id: office.id, subject: there?.id, detail: { fields: ['profile'] } },
    ])
    await deps.jobs.drain(deps)
    expect(deps.mails).toEqual([])
  })

  it('changes nothing by an empty cell, by choices in another order, or by letters stored in another form', async () => {
    const [first, second] = await aSheet()
    const rows: ImportRow[] = [
      { ...first, lang: '', city: '', languages: first.languages.toReversed() },
      { ...second, company_ko: second.company_ko.normalize('NFD') },
    ]
    expect((await check(rows)).data.rows.map(({ effect }) => effect)).toEqual(['same', 'same'])
  })

  it('changes the language and the name of the mails', async () => {
    const [, second] = await aSheet()
    const rows: ImportRow[] = [{ ...second, lang: 'ko', name_ko: '이나루' }]
    const { data } = await check(rows)
    expect(data.rows[0]?.changed).toEqual(['name_ko', 'lang'])
    await takeOver(rows, [data.rows[0]?.base ?? null])
    const [holder] = await deps.db.select().from(account).where(eq(account.email, second.email))
    expect([holder?.name, holder?.lang]).toEqual(['이나루', 'ko'])
  })

  it('is imported as a whole or not at all, also where a company was changed meanwhile', async () => {
    const [first, second] = await aSheet()
    const rows = [anImportRow(1), { ...first, city: 'Astana' }, { ...second, city: 'Busan' }]
    const bases = (await check(rows)).data.rows.map(({ base }) => base)
    await takeOver([rows[2] as ImportRow], [bases[2] ?? null])
    const before = await rowsThere()
    expect((await takeOver(rows, bases)).refusal).toMatchObject({ code: 'general.conflict', field: 'rows.2.email' })
    expect(await rowsThere()).toEqual(before)
  })

  it('does not make a buyer a seller, and says so at the cell', async () => {
    const [first] = await aSheet()
    const rows: ImportRow[] = [{ ...first, side: 'seller', buyer_type: '' }]
    expect((await check(rows)).data).toEqual({ bad: [{ at: 0, column: 'side', reason: 'fair.importSide' }], rows: [] })
    expect((await takeOver(rows, [0])).refusal).toMatchObject({ code: 'fair.importSide', field: 'rows.0.side' })
  })

  it('leaves out companies that withdrew, test companies and blocked accounts', async () => {
    const [first] = await aSheet()
    await aParticipant(deps, { company_en: 'Test', isTest: true })
    await aParticipant(deps, { company_en: 'Gone', status: 'withdrawn' })
    await deps.db.update(account).set({ status: 'blocked' }).where(eq(account.email, first.email))
    expect((await saved()).map(({ company_en }) => company_en)).toEqual(['Seoul Clinic'])
  })
})

describe('a company of a former year', () => {
  /** A company of last year's fair, and a session of its account and of the office after the next one was announced. */
  async function aFormer() {
    const last = await aParticipant(deps, { company_ko: '나루여행', password: 'Passw0rd1' })
    deps.clock.advance({ days: 363 })
    const { year } = await aFair(deps)
    const session = async (id: string) => ({ token: await issueToken(deps.db, deps.clock.now(), id, 'business') })
    office = { ...office, ...(await session(office.id)) }
    return { last, year, ...(await session(last.account_id)) }
  }
  const ofYear = async (year: number) => (await deps.db.select().from(participant)).filter((row) => row.year === year)

  it('is invited with its account and its last profile; only what the row says changes, and the former year stays', async () => {
    const { last, year, token } = await aFormer()
    const accounts = await deps.db.select().from(account)
    const before = await ofYear(year - 1)
    const row = anImportRow(1, { email: last.email, company_en: 'New name', employees: 'to_200' })
    expect((await check([row])).data.rows).toMatchObject([{ effect: 'former', base: null, before: null }])
    expect((await take([row, anImportRow(2)])).data).toEqual({ created: 2, changed: 0 })
    expect((await ofYear(year)).find(({ account_id }) => account_id === last.account_id)).toMatchObject({
      status: 'invited',
      company_en: 'New name',
      company_ko: '나루여행',
      markets: ['central_asia'],
      profile: { position: 'Manager', city: 'Test City', employees: 'to_200' },
    })
    expect(await ofYear(year - 1)).toEqual(before)
    // The account is its holder's: the office changes nothing in it.
    expect(await deps.db.select().from(account)).toEqual(expect.arrayContaining(accounts))
    await deps.jobs.drain(deps)
    const mail = deps.mails.find(({ to }) => to === last.email)
    expect(mail?.subject).toBe('You are invited to this year’s fair')
    expect(mail?.text).toMatch(/\/fair\/ppipsa\/mypage/)
    expect(mail?.text).not.toContain('password-reset')
    expect((await api.call(fairParticipants.accept, { body: consents }, { token })).data).toMatchObject({
      status: 'submitted',
    })
  })

  it('is added once by two files in parallel, and is registered afterwards', async () => {
    const { last, year } = await aFormer()
    const row = anImportRow(1, { email: last.email })
    const both = await Promise.all([take([row]), take([row])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await take([row])).refusal).toMatchObject({ code: 'fair.importRegistered', field: 'rows.0.email' })
    expect(await ofYear(year)).toHaveLength(1)
  })

  it('is not invited where its account is blocked', async () => {
    const { last } = await aFormer()
    await deps.db.update(account).set({ status: 'blocked' }).where(eq(account.id, last.account_id))
    expect((await take([anImportRow(1, { email: last.email })])).refusal).toMatchObject({
      code: 'auth.emailTaken',
      field: 'rows.0.email',
    })
  })
})

describe('an invited company', () => {
  it('completes its profile, consents, and then waits for the office, which cannot approve it before', async () => {
    await take([anImportRow(1)])
    const [row] = await deps.db.select().from(participant)
    const [id, accountId] = [row?.id ?? '', row?.account_id ?? '']
    const approve = (base: number) =>
      api.call(fairParticipantsDesk.approve, { params: { id }, body: { base } }, { token: office.token })
    expect((await approve(0)).refusal.code).toBe('fair.step')
    const token = await issueToken(deps.db, deps.clock.now(), accountId, 'business')
    const accept = () => api.call(fairParticipants.accept, { body: consents }, { token })
    expect((await accept()).refusal.code).toBe('fair.profileFirst')
    expect((await api.call(fairParticipants.submit, {}, { token })).refusal.code).toBe('fair.step')
    await deps.db
      .update(participant)
      .set({
        markets: ['japan'],
        profile: { ...(row?.profile as NonNullable<typeof row>['profile']), position: 'Head', city: 'Almaty' },
      })
      .where(eq(participant.id, id))
    expect((await accept()).data).toMatchObject({ status: 'submitted' })
    expect((await accept()).refusal.code).toBe('fair.step')
    const [agreed] = await deps.db.select().from(account).where(eq(account.id, accountId))
    expect([agreed?.agreed_terms_at, agreed?.agreed_provided]).toEqual([deps.clock.now(), true])
    expect((await approve(1)).data).toMatchObject({ status: 'approved' })
  })

  it('takes part only with its consents: neither a withdrawal nor a decision of the office replaces them', async () => {
    await take([anImportRow(1)])
    const [row] = await deps.db.select().from(participant)
    const params = { id: row?.id ?? '' }
    const declined = { params, body: { base: 0, reason: 'Not this year.' } }
    const answer = await api.call(fairParticipantsDesk.decline, declined, { token: office.token })
    expect(answer.refusal.code).toBe('fair.step')
    const token = await issueToken(deps.db, deps.clock.now(), row?.account_id ?? '', 'business')
    expect((await api.call(fairParticipants.withdraw, {}, { token })).data.status).toBe('withdrawn')
    expect((await api.call(fairParticipants.submit, {}, { token })).data.status).toBe('invited')
    const approve = { params, body: { base: 2 } }
    expect((await api.call(fairParticipantsDesk.approve, approve, { token: office.token })).refusal.code).toBe(
      'fair.step',
    )
  })
})
