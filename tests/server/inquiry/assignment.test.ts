import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/endpoint'
import { inquiry } from '#contract/inquiry'
import { type Assignment, inquiryDesk, inquiryInbox } from '#contract/inquiry-desk'
import { mailsDesk } from '#contract/mails-desk'
import { staffDesk } from '#contract/staff-desk'
import { transaction } from '#server/db/connect'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { assign } from '#server/modules/inquiry/assign.service'
import { readInquiry } from '#server/modules/inquiry/desk.place'
import { inquiryMessage, inquiry as inquiryTable } from '#server/modules/inquiry/inquiry.table'
import { root } from '#server/root'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anApplicant } from '#tests/support/education'
import { aMember, anAccount, type Person } from '#tests/support/factories'

type At = 'shop' | 'edu-travel'

let deps: TestDeps
let api: TestApi
let owner: Person
let one: Person
let other: Person

const operator = (name: string) => anAccount(deps, { area: 'admin', role: 'operator', name })

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  owner = await anAccount(deps, { area: 'admin', role: 'owner', name: 'Own Er' })
  one = await operator('Ana One')
  other = await operator('Ben Other')
})

const as = ({ token }: Person) => ({ token })
const ask = async (site: At = 'shop') => {
  const who = await (site === 'shop' ? aMember(deps) : anApplicant(deps))
  const body = { type: 'other', title: `About ${site}`, content: 'We would like to know one thing.' } as const
  const { data } = await api.call(inquiry.ask, { params: { site }, body }, as(who))
  return { id: data.id, who, place: { params: { site, id: data.id } } as const }
}
type Asked = Awaited<ReturnType<typeof ask>>

const give = ({ place }: Asked, by: Person, body: Assignment) => {
  // The log is read in the order of time.
  deps.clock.advance({ minutes: 1 })
  return api.call(inquiryDesk.assign, { ...place, body }, as(by))
}
const take = (asked: Asked, by: Person, seen: string | null = null) => give(asked, by, { person: by.id, seen })
const seenBy = async ({ place }: Asked, by: Person = one) => (await api.call(inquiryDesk.thread, place, as(by))).data
const assigneeOf = async (asked: Asked) => (await seenBy(asked)).assignee?.name ?? null
const answer = async ({ id, place }: Asked, by: Person) => {
  const seen = await deps.db.$count(inquiryMessage, eq(inquiryMessage.inquiry_id, id))
  return api.call(inquiryDesk.answer, { ...place, body: { content: 'Yes, all of it is level.', seen } }, as(by))
}
const add = ({ place, who }: Asked) =>
  api.call(inquiry.add, { ...place, body: { content: 'One thing more.' } }, as(who))
const actsOn = async (subject: string) =>
  (await deps.db.select().from(auditEvent).where(eq(auditEvent.subject, subject)).orderBy(auditEvent.at)).map(
    ({ act, actor_id, detail }) => [act, actor_id, detail],
  )

describe('an inquiry', () => {
  test('is taken, handed over and released; each act is logged with both people', async () => {
    const asked = await ask()
    expect(await assigneeOf(asked)).toBeNull()
    expect((await take(asked, one)).data.assignee).toEqual({ id: one.id, name: 'Ana One' })
    expect((await give(asked, one, { person: other.id, seen: one.id })).data.assignee?.name).toBe('Ben Other')
    // Of a colleague who is away.
    expect((await give(asked, one, { person: null, seen: other.id })).data.assignee).toBeNull()
    expect(await actsOn(asked.id)).toEqual([
      ['inquiry.take', one.id, { before: null, after: one.id }],
      ['inquiry.handOver', one.id, { before: one.id, after: other.id }],
      ['inquiry.release', one.id, { before: other.id, after: null }],
    ])
  })

  test('that has the requested assignee already stays as it is, without an act', async () => {
    const asked = await ask()
    await take(asked, one)
    expect((await take(asked, one)).status).toBe(200)
    await give(asked, one, { person: null, seen: one.id })
    expect((await give(asked, other, { person: null, seen: one.id })).status).toBe(200)
    expect((await actsOn(asked.id)).map(([act]) => act)).toEqual(['inquiry.take', 'inquiry.release'])
  })

  test('is assigned only to people who can answer the inquiries of its site, of whom the desk has the list', async () => {
    const reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer', name: 'Rei Viewer' })
    const gate = await anAccount(deps, { area: 'admin', role: 'gate-staff', name: 'Gate Staff' })
    const [shop, school] = [await ask('shop'), await ask('edu-travel')]
    const operators = ['Ana One', 'Ben Other', 'Own Er']
    expect((await seenBy(shop)).colleagues.map(({ name }) => name)).toEqual(operators)
    expect((await seenBy(school)).colleagues.map(({ name }) => name)).toEqual([...operators, 'Rei Viewer'])
    expect((await give(school, reviewer, { person: reviewer.id, seen: null })).data.assignee?.name).toBe('Rei Viewer')
    for (const person of [reviewer, gate, shop.who]) {
      const { status, refusal } = await give(shop, one, { person: person.id, seen: null })
      expect([status, refusal.code, refusal.field]).toEqual([400, 'inquiry.notColleague', 'person'])
    }
    expect((await take(shop, reviewer)).status).toBe(403)
    expect((await take(school, gate)).status).toBe(403)
    expect(await assigneeOf(shop)).toBeNull()
  })

  test('that was given to another person meanwhile is refused with that person’s name', async () => {
    const asked = await ask()
    await take(asked, one)
    for (const person of [other.id, null]) {
      const { status, refusal } = await give(asked, other, { person, seen: null })
      expect([status, refusal.code]).toEqual([409, 'inquiry.assignedMeanwhile'])
      expect(refusal.message).toContain('Ana One')
    }
    expect((await take(asked, other, one.id)).data.assignee?.name).toBe('Ben Other')
  })

  test('is not shown with its assignee to the person who asked', async () => {
    const asked = await ask()
    await take(asked, one)
    const { data } = await api.call(inquiry.thread, asked.place, as(asked.who))
    expect(JSON.stringify(data)).not.toContain(one.id)
  })
})

describe('a colleague to whom an inquiry is handed over', () => {
  const mailed = async () => {
    await deps.jobs.drain(deps)
    return deps.mails.filter(({ to }) => [one.email, other.email].includes(to))
  }

  test('is mailed a link to it, without anything about the person who asked', async () => {
    const asked = await ask()
    await give(asked, one, { person: other.id, seen: null })
    const mails = await mailed()
    expect(mails.map(({ to }) => to)).toEqual([other.email])
    const { subject, html, text } = mails[0] ?? { subject: '', html: '', text: '' }
    const { number } = await seenBy(asked)
    expect(subject).toBe(`Ana One has handed inquiry ${number} over to you`)
    expect(text).toContain(`/admin/inquiries/shop/${asked.id}`)
    for (const part of [subject, html, text])
      for (const own of [asked.who.email, 'Test Person', 'About shop', 'one thing']) expect(part).not.toContain(own)
    const { data } = await api.call(mailsDesk.list, { query: { kind: 'inquiryHandedOver' } }, as(one))
    expect(data.items).toMatchObject([{ kind: 'inquiryHandedOver', site: 'admin', state: 'sent' }])
  })

  test('reads it in the language of their account, with a link to the desk of education travel for its inquiries', async () => {
    const reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer', name: '이검토', lang: 'ko' })
    const asked = await ask('edu-travel')
    await give(asked, one, { person: reviewer.id, seen: null })
    await deps.jobs.drain(deps)
    const [mail] = deps.mails.filter(({ to }) => to === reviewer.email)
    expect(mail?.subject).toContain('문의를 인계했습니다')
    expect(mail?.text).toContain(`/seouleduadmin/qna/${asked.id}`)
  })

  test('is not mailed who takes it, has it already, or loses it; nor is anyone after a refusal', async () => {
    const asked = await ask()
    await take(asked, one)
    await give(asked, other, { person: one.id, seen: one.id })
    expect((await give(asked, other, { person: other.id, seen: null })).status).toBe(409)
    await take(asked, other, one.id)
    await give(asked, one, { person: null, seen: other.id })
    expect((await answer(asked, one)).data.assignee?.name).toBe('Ana One')
    expect(await mailed()).toEqual([])
  })
})

describe('two people who take an inquiry at the same time', () => {
  const results = async (asked: Asked) => {
    const [row] = await deps.db.select().from(inquiryTable).where(eq(inquiryTable.id, asked.id))
    return { assignee: row?.assignee_id, acts: (await actsOn(asked.id)).length }
  }

  test('do not both get it: the second reads who has it', async () => {
    const asked = await ask()
    const answers = await Promise.all([take(asked, one), take(asked, other)])
    const won = answers.find(({ status }) => status === 200)
    const lost = answers.find(({ status }) => status !== 200)
    expect([lost?.status, lost?.refusal.code]).toEqual([409, 'inquiry.assignedMeanwhile'])
    expect(lost?.refusal.message).toContain(won?.data.assignee?.name)
    expect(await results(asked)).toEqual({ assignee: won?.data.assignee?.id, acts: 1 })
  })

  test('both get it without the lock: the control, which must fail', async () => {
    const asked = await ask()
    let readers = 0
    let go = () => {}
    const both = new Promise<void>((all) => {
      go = all
    })
    const unlocked: typeof readInquiry = async (...given) => {
      const row = await readInquiry(...given)
      if (++readers === 2) go()
      await both
      return row
    }
    const given = await Promise.allSettled(
      [one, other].map(({ id }) => assign(deps, id, asked.place.params, { person: id, seen: null }, unlocked)),
    )
    expect(given.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect((await results(asked)).acts).toBe(2)
  })
})

describe('an answer', () => {
  test('assigns an unassigned inquiry to the person who gave it, and further messages stay with that person', async () => {
    const asked = await ask()
    expect((await answer(asked, one)).data.assignee?.name).toBe('Ana One')
    await add(asked)
    expect(await assigneeOf(asked)).toBe('Ana One')
    expect(await actsOn(asked.id)).toEqual([['inquiry.answer', one.id, { taken: true }]])
  })

  test('to a colleague’s inquiry leaves it with the colleague', async () => {
    const asked = await ask()
    await take(asked, one)
    deps.clock.advance({ minutes: 1 })
    expect((await answer(asked, other)).data.assignee?.name).toBe('Ana One')
    expect((await actsOn(asked.id)).at(-1)).toEqual(['inquiry.answer', other.id, {}])
  })

  test('is the first one only once, however often the desk writes', async () => {
    const asked = await ask()
    expect((await seenBy(asked)).first_answered_at).toBeNull()
    deps.clock.advance({ minutes: 90 })
    const first = (await answer(asked, one)).data.first_answered_at
    expect(Date.parse(first ?? '') - Date.parse((await seenBy(asked)).created_at)).toBe(90 * 60_000)
    deps.clock.advance({ minutes: 10 })
    await add(asked)
    expect((await answer(asked, one)).data.first_answered_at).toBe(first)
  })

  test('is not given by closing and reopening', async () => {
    const asked = await ask()
    for (const act of ['close', 'reopen'] as const) await api.call(inquiryDesk[act], asked.place, as(one))
    expect(await seenBy(asked)).toMatchObject({ first_answered_at: null, assignee: null })
  })
})

describe('the list', () => {
  const listed = async (by: Person, query: CallInput<typeof inquiryInbox.list>['query'] = {}) => {
    const { data } = await api.call(inquiryInbox.list, { query }, as(by))
    return {
      ids: data.items.map(({ id }) => id),
      names: data.items.map(({ assignee }) => assignee?.name ?? null),
      data,
    }
  }

  test('has one’s own inquiries, the unassigned ones or all, and counts them by status', async () => {
    const [mine, theirs, free] = [await ask(), await ask('edu-travel'), await ask()]
    await take(mine, one)
    await take(theirs, other)
    expect((await listed(one)).names.toSorted()).toEqual(['Ana One', 'Ben Other', null])
    expect((await listed(one, { assigned: 'me' })).ids).toEqual([mine.id])
    expect((await listed(other, { assigned: 'me' })).ids).toEqual([theirs.id])
    const { ids, data } = await listed(one, { assigned: 'nobody' })
    expect([ids, data.counts.received.count, data.total.count]).toEqual([[free.id], 1, 1])
  })

  test('of education travel has the same filter for its own staff', async () => {
    const reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer', name: 'Rei Viewer' })
    const [mine, free] = [await ask('edu-travel'), await ask('edu-travel')]
    await take(mine, reviewer)
    const of = async (assigned: 'me' | 'nobody') => {
      const input = { params: { site: 'edu-travel' }, query: { assigned } } as const
      return (await api.call(inquiryDesk.list, input, as(reviewer))).data.items.map(({ id }) => id)
    }
    expect([await of('me'), await of('nobody')]).toEqual([[mine.id], [free.id]])
  })
})

describe('the inquiries of a person who', () => {
  const released = async (asked: Asked) => (await seenBy(asked, other)).assignee
  const setRoles = (roles: CallInput<typeof staffDesk.setRoles>['body']['roles']) =>
    api.call(staffDesk.setRoles, { params: { id: one.id }, body: { roles } }, as(owner))

  test('leaves the staff become unassigned, also answered and closed ones, and the log says how many', async () => {
    const [open, answered, closed, theirs] = [await ask(), await ask(), await ask('edu-travel'), await ask()]
    for (const asked of [open, closed]) await take(asked, one)
    await answer(answered, one)
    await api.call(inquiryDesk.close, closed.place, as(one))
    await take(theirs, other)
    expect((await api.call(staffDesk.remove, { params: { id: one.id } }, as(owner))).status).toBe(200)
    for (const asked of [open, answered, closed]) expect(await released(asked)).toBeNull()
    expect((await released(theirs))?.name).toBe('Ben Other')
    expect(await actsOn(one.id)).toContainEqual(['staff.inquiriesReleased', owner.id, { inquiries: 3 }])
  })

  test('becomes a reviewer stay theirs at education travel only', async () => {
    const [shop, school] = [await ask(), await ask('edu-travel')]
    for (const asked of [shop, school]) await take(asked, one)
    await setRoles(['reviewer'])
    expect([await released(shop), (await released(school))?.id]).toEqual([null, one.id])
  })

  test('gets another role besides stay theirs', async () => {
    const asked = await ask()
    await take(asked, one)
    await setRoles(['operator', 'chief'])
    expect((await released(asked))?.id).toBe(one.id)
    expect((await actsOn(one.id)).map(([act]) => act)).toEqual(['staff.roles'])
  })

  test('is removed while somebody hands them one are not assigned to that person afterwards', async () => {
    const asked = await ask()
    await Promise.all([
      give(asked, other, { person: one.id, seen: null }),
      api.call(staffDesk.remove, { params: { id: one.id } }, as(owner)),
    ])
    const [row] = await deps.db.select().from(inquiryTable).where(eq(inquiryTable.id, asked.id))
    expect(row?.assignee_id).toBeNull()
  })

  test('wait for an assignment under way: the removal releases that one too', async () => {
    const asked = await ask()
    let removal: Promise<unknown> = Promise.resolve()
    await transaction(deps.db, async (tx) => {
      await assign({ ...deps, db: tx }, other.id, asked.place.params, { person: one.id, seen: null })
      removal = api.call(staffDesk.remove, { params: { id: one.id } }, as(owner))
    })
    await removal
    expect(await released(asked)).toBeNull()
  })
})

describe('the time until the first answer', () => {
  // Sessions end within days: each call has its own.
  const someone = () => operator('Some One')
  const times = async () => (await api.call(inquiryInbox.answerTimes, {}, as(await someone()))).data.sites

  test('is the median of each site over the last 28 days, without inquiries that were not answered', async () => {
    expect(await times()).toEqual([])
    const answeredAfter = async (minutes: number, site: At = 'shop') => {
      const asked = await ask(site)
      deps.clock.advance({ minutes })
      await answer(asked, await someone())
    }
    await answeredAfter(600)
    deps.clock.advance({ days: 29 })
    expect(await times()).toEqual([])
    for (const minutes of [10, 20, 90, 6000]) await answeredAfter(minutes)
    await answeredAfter(7, 'edu-travel')
    await ask()
    const school = { site: 'edu-travel', count: 1, median_minutes: 7 }
    expect(await times()).toEqual([school, { site: 'shop', count: 4, median_minutes: 55 }])
    const reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer' })
    const own = await api.call(inquiryDesk.answerTimes, { params: { site: 'edu-travel' } }, as(reviewer))
    expect(own.data.sites).toEqual([school])
    expect((await api.call(inquiryDesk.answerTimes, { params: { site: 'shop' } }, as(reviewer))).status).toBe(403)
    expect((await api.call(inquiryInbox.answerTimes, {}, as(reviewer))).status).toBe(403)
  })

  test('is filled in by the migration for inquiries that were answered before it', async () => {
    const [answered, open] = [await ask(), await ask()]
    deps.clock.advance({ minutes: 5 })
    const { first_answered_at: at } = (await answer(answered, one)).data
    deps.clock.advance({ minutes: 5 })
    await answer(answered, other)
    await deps.db.update(inquiryTable).set({ first_answered_at: null })
    const file = await readFile(path.join(root, 'server/db/migrations/0012_inquiry_assignee.sql'), 'utf8')
    const fill = file.split('--> statement-breakpoint').filter((statement) => statement.includes('UPDATE "inquiry"'))
    expect(fill).toHaveLength(1)
    await deps.db.execute(sql.raw(fill[0] ?? ''))
    expect((await seenBy(answered)).first_answered_at).toBe(at)
    expect((await seenBy(open)).first_answered_at).toBeNull()
  })
})
