import { expect, test } from 'vitest'
import type { Data } from '#contract/endpoint'
import type { miceGate } from '#contract/mice/gate'
import { judgeAlone } from '#src/sites/admin/mice/parts/judge'

type List = Data<typeof miceGate.list>
const number = 'MB270301-AAAAAAAA'
const entered = [{ number, at: '2027-03-08T01:00:00.000Z', place: 'North gate' }]
const listOf = (change: Partial<List>): List => ({
  ...{ year: 2027, day: '2027-03-08', numbers: [number], seated: null, entered: [] },
  asked_at: '2027-03-08T09:00:00.000Z',
  ...change,
})
/** The device's result at a time for a number that staff typed. */
const judged = async (list: List, at: string, own: [string, { at: string; place: string }][] = []) =>
  (await judgeAlone({ keys: [], firstDay: '2027-03-08', list, own: new Map(own) }, { id: '1', code: number, at }))
    .result

test('offline, a device that stayed open overnight admits at the entrance whom it admitted the day before', async () => {
  const [list, evening, morning] = [listOf({ entered }), '2027-03-08T08:00:00.000Z', '2027-03-09T01:00:00.000Z']
  expect(await judged(list, evening)).toBe('used')
  expect(await judged(list, morning)).toBe('valid')
  const own: [string, { at: string; place: string }][] = [[number, { at: evening, place: 'South gate' }]]
  expect(await judged(listOf({}), evening, own)).toBe('used')
  expect(await judged(listOf({}), morning, own)).toBe('valid')
  // Admitted yesterday by this device, and today by another.
  const today = { entered: [{ number, at: '2027-03-09T00:30:00.000Z', place: 'North gate' }] }
  expect(await judged(listOf(today), morning, own)).toBe('used')
})

test('offline, a session admits once a day: whoever was admitted in a rehearsal is admitted at the fair', async () => {
  const list = listOf({ entered, seated: [number] })
  expect(await judged(list, '2027-03-08T08:00:00.000Z')).toBe('used')
  expect(await judged(list, '2027-03-09T01:00:00.000Z')).toBe('valid')
})
