import { beforeEach, expect, it } from 'vitest'
import { jobNames, jobsDesk, type QueueState } from '#contract/jobs-desk'
import { handlers } from '#server/jobs'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const as = () => ({ token: operator.token })
const of = async (name: QueueState['name']) =>
  (await shop.call(jobsDesk.list, {}, as())).data.queues.find((each) => each.name === name)
const retry = (queue: QueueState['name'], id?: string) =>
  shop.call(jobsDesk.retry, { params: { queue }, body: { id } }, as())
const enqueue = (id: string) => shop.deps.jobs.enqueue(shop.deps.db, 'match-fair', { id })

it('every queue is shown, with waiting and failed jobs', async () => {
  expect([...jobNames].toSorted()).toEqual(Object.keys(handlers).toSorted())
  await enqueue('one')
  expect(await of('match-fair')).toMatchObject({ waiting: 1, failed: 0, failures: [] })
  await shop.deps.jobs.fail('match-fair', 'Error')
  expect(await of('match-fair')).toMatchObject({ waiting: 0, failed: 1, failures: [{ error: 'Error' }] })
})

it('one failure or all of a queue are retried, which is in the audit log; unknown failures are rejected', async () => {
  for (const id of ['one', 'two', 'three']) await enqueue(id)
  await shop.deps.jobs.fail('match-fair', 'Error')
  const one = (await of('match-fair'))?.failures[0]?.id
  expect((await retry('match-fair', one)).data).toEqual({ retried: 1 })
  expect((await retry('match-fair', one)).refusal.code).toBe('desk.changed')
  expect((await retry('match-fair')).data).toEqual({ retried: 2 })
  expect((await retry('match-fair')).refusal.code).toBe('desk.changed')
  expect(await of('match-fair')).toMatchObject({ waiting: 3, failed: 0 })
  const events = await shop.deps.db.select().from(auditEvent)
  expect(events.map(({ act, subject, actor_id, detail }) => [act, subject, actor_id, detail])).toEqual([
    ['job.retry', 'match-fair', operator.id, { retried: 1, id: one }],
    ['job.retry', 'match-fair', operator.id, { retried: 2 }],
  ])
})

it('jobs with personal data are not stored, and cannot be retried', async () => {
  expect((await retry('mail')).refusal.code).toBe('job.forgotten')
})
