import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { review } from '#contract/education/review'
import { application } from '#server/modules/education/education.table'
import { auditTrail, headOfTrail } from '#server/modules/education/trail.service'
import { trailEvent } from '#server/modules/education/trail.table'
import { openConnections } from '#tests/support/database'
import { aDraft, anApplicant, anEducationContext, as, type EducationContext, inReview } from '#tests/support/education'

let context: EducationContext
let id: string

beforeEach(async () => {
  context = await anEducationContext()
  id = await inReview(context)
})

/** Changes the database in a way its triggers refuse, as its owner can. */
const behindItsBack = (statement: ReturnType<typeof sql>) =>
  context.deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(statement)
  })
const audit = () => auditTrail(context.deps.db)
const acts = async () =>
  (await context.deps.db.select({ act: trailEvent.act }).from(trailEvent).orderBy(trailEvent.seq)).map(({ act }) => act)

describe('the trail (product §4)', () => {
  test('holds every action with its actor, before and after, and is consistent', async () => {
    expect(await acts()).toEqual(['create', 'submit', 'start_review'])
    const [last] = await context.deps.db.select().from(trailEvent).orderBy(desc(trailEvent.seq)).limit(1)
    expect(last).toMatchObject({
      seq: 3,
      actor_kind: 'reviewer',
      actor_id: context.reviewer.id,
      application_id: id,
      before: 'submitted',
      after: 'in_review',
    })
    expect(await audit()).toEqual({ entries: 3, fault: null })
  })

  test('holds nothing of an action that was refused', async () => {
    await context.api.call(review.start, { params: { id } }, as(context.reviewer))
    expect(await acts()).toEqual(['create', 'submit', 'start_review'])
  })

  test.each([
    ['changed', sql`update education_event set act = 'reject'`],
    ['removed', sql`delete from education_event`],
    ['emptied', sql`truncate education_event`],
  ])('refuses in the database itself to be %s', async (_, statement) => {
    await expect(context.deps.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } })
    expect(await acts()).toHaveLength(3)
  })

  test('is one chain, also under parallel writes', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => anApplicant(context.deps)))
    await openConnections(context.deps.db)
    await Promise.all(people.map((who) => aDraft(context, who)))
    expect(await audit()).toEqual({ entries: 11, fault: null })
  })

  test.each([
    ['a word', sql`update education_event set detail = '{"words":"never said"}' where seq = 2`],
    ['the actor', sql`update education_event set actor_id = null where seq = 2`],
    ['the time', sql`update education_event set at = at + interval '1 millisecond' where seq = 2`],
    ['a status', sql`update education_event set after = 'approved' where seq = 2`],
  ])('reveals that %s was changed outside of it, and where', async (_, statement) => {
    await behindItsBack(statement)
    expect((await audit()).fault).toEqual({ seq: 2, why: 'changed' })
  })

  test('reveals an entry that was changed together with its own hash', async () => {
    await behindItsBack(sql`update education_event set act = 'reject', hash = sha256('guess') where seq = 2`)
    expect((await audit()).fault).toEqual({ seq: 2, why: 'changed' })
  })

  test('reveals a removed entry', async () => {
    await behindItsBack(sql`delete from education_event where seq = 2`)
    expect((await audit()).fault).toEqual({ seq: 2, why: 'missing' })
  })

  test('reveals that its end was cut off, by what the applications store of it', async () => {
    await behindItsBack(sql`delete from education_event where seq = 3`)
    expect((await audit()).fault).toEqual({ seq: 3, why: 'cut off' })
  })

  test('reveals a status that no entry led to', async () => {
    await context.deps.db.update(application).set({ status: 'approved' }).where(eq(application.id, id))
    expect((await audit()).fault).toEqual({ seq: 3, why: 'cut off' })
  })

  test('reveals a granted amount that no entry holds', async () => {
    await context.api.call(review.approve, { params: { id }, body: { won: 1_000_000 } }, as(context.chief))
    expect((await audit()).fault).toBeNull()
    await context.deps.db.update(application).set({ granted_won: 2_000_000 }).where(eq(application.id, id))
    expect((await audit()).fault).toEqual({ seq: 4, why: 'another amount' })
    await context.deps.db.update(application).set({ granted_won: null }).where(eq(application.id, id))
    expect((await audit()).fault).toEqual({ seq: 4, why: 'another amount' })
  })

  test('writes its latest hash to the log every hour, as evidence outside the database', async () => {
    const { hash } = await headOfTrail(context.deps.db)
    await context.deps.jobs.enqueue(context.deps.db, 'end-trips', {})
    await context.deps.jobs.drain(context.deps)
    expect(context.deps.logged()).toContain(hash.toString('hex'))
  })
})
