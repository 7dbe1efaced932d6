import { beforeEach, describe, expect, test } from 'vitest'
import { miceGate } from '#contract/mice/gate'
import { miceStand, miceStandDesk } from '#contract/mice/stand'
import { databaseLimits, type Limits } from '#server/http/limits'
import { figures } from '#server/http/limits.figures'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anOperator, type Person } from '#tests/support/factories'
import { aMiceFair } from '#tests/support/mice'

let deps: TestDeps
let api: TestApi
let limits: Limits
let operator: Person
/** The address of every call of a test. */
const ip = 'local'

beforeEach(async () => {
  const database = await testDatabase()
  deps = await testDeps(database)
  limits = databaseLimits(database.pool)
  api = testApi(deps, limits)
  await aMiceFair(deps)
  operator = await anOperator({ deps })
})

const scan = (token?: string) =>
  api.call(
    miceGate.scan,
    {
      params: { door: 'entrance' },
      body: {
        place: 'Gate 1',
        scans: [{ id: crypto.randomUUID(), code: 'x', at: deps.clock.now().toISOString(), told: null }],
      },
    },
    token === undefined ? {} : { token },
  )

/** Uses up an account's own limit of scans but for `left`. */
async function scanned({ id }: Person, left: number): Promise<void> {
  for (let at = left; at < figures.scan.identifier.points; at++) await limits.countAbout('scan', id)
}

test('one account scans so often at a door and no more in a minute, and another one still scans', async () => {
  await scanned(operator, 1)
  expect((await scan(operator.token)).status).toBe(200)
  expect((await scan(operator.token)).refusal.code).toBe('general.tooMany')
  expect((await scan((await anOperator({ deps })).token)).status).toBe(200)
})

describe('in a hall whose network has few scans left in this minute', () => {
  const left = 4
  let colleague: Person
  beforeEach(async () => {
    colleague = await anOperator({ deps })
    await scanned(operator, 0)
    for (let at = left; at < figures.scan.network.points; at++) await limits.count('scan', ip)
  })

  test('scans of one account beyond its own limit use up nothing of the others', async () => {
    for (let at = 0; at < 2 * left; at++) expect((await scan(operator.token)).refusal.code).toBe('general.tooMany')
    for (let at = 0; at < left; at++) expect((await scan(colleague.token)).status).toBe(200)
    expect((await scan(colleague.token)).refusal.code).toBe('general.tooMany')
  })

  test('scans without a session still count: the control of the network’s limit', async () => {
    for (let at = 0; at < left; at++) expect((await scan()).status).toBe(401)
    expect((await scan(colleague.token)).refusal.code).toBe('general.tooMany')
  })
})

test('many wrong tokens from the address of the hall do not shut out its self check-in stands', async () => {
  const read = (stand_token: string) => api.call(miceStand.read, { body: { stand_token, code: 'x' } })
  for (let at = 0; at < 40; at++) expect((await read('a'.repeat(43))).status).toBe(404)
  const { data } = await api.call(miceStandDesk.open, { body: { place: 'Stand 1' } }, { token: operator.token })
  expect((await read(data.token)).refusal.code).toBe('mice.badgeUnknown')
})
