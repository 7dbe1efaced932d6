import { beforeEach, expect, it, vi } from 'vitest'
import { auth } from '#contract/auth'
import { type Answer, type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember } from '#tests/support/factories'
import { countQueries } from '#tests/support/queries'

/** The expensive work, counted: it could be timed, so it must be the same in all cases. */
const argon2 = vi.hoisted(() => ({ calls: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const counted =
    <A extends unknown[], R>(work: (...all: A) => R) =>
    (...all: A): R => {
      argon2.calls++
      return work(...all)
    }
  return { ...real, verify: counted(real.verify), hash: counted(real.hash) }
})

const password = 'Abcdefg1'
const member = { email: 'jiwoo@people.test', name: 'Jiwoo Lim', phone: '01055556666' }
const unknown = { email: 'nobody@people.test', name: 'No Body', phone: '01099990000' }
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  await aMember(deps, { ...member, password })
  // The dummy hash for unknown accounts is computed once per process.
  await api.call(auth.signin, { body: { email: unknown.email, password } })
})

/** What an outsider could see or measure of a call. */
async function tracesOf(ask: () => Promise<Answer<(typeof auth)[keyof typeof auth]>>) {
  argon2.calls = 0
  const before = (await deps.jobs.queued()).length
  const { result, queries } = await countQueries(ask)
  const jobs = (await deps.jobs.queued()).slice(before).map(({ name }) => name)
  const { data, refusal, status } = result
  return { status, data, code: refusal?.code, message: refusal?.message, queries, hashes: argon2.calls, jobs }
}

type Who = typeof member
it.each<[string, (who: Who) => ReturnType<typeof tracesOf>, { queries: number; hashes: number; jobs: string[] }]>([
  [
    'sign-in',
    ({ email }) => tracesOf(() => api.call(auth.signin, { body: { email, password: 'Wrong1234' } })),
    { queries: 1, hashes: 1, jobs: [] },
  ],
  [
    'a forgotten password',
    ({ email }) => tracesOf(() => api.call(auth.requestReset, { body: { email } })),
    { queries: 1, hashes: 0, jobs: ['password-reset'] },
  ],
  [
    'a code for an address',
    ({ email }) => tracesOf(() => api.call(auth.sendCode, { body: { email } })),
    { queries: 1, hashes: 0, jobs: ['email-code'] },
  ],
  [
    'a forgotten address with the wrong name',
    ({ phone }) => tracesOf(() => api.call(auth.findId, { body: { name: 'Some One', phone } })),
    { queries: 1, hashes: 0, jobs: [] },
  ],
  [
    'a code attempt',
    ({ email }) => tracesOf(() => api.call(auth.verifyCode, { body: { email, code: '123456' } })),
    // A valid code is read, then locked, in a transaction.
    { queries: 4, hashes: 0, jobs: [] },
  ],
])(
  '%s does the same work and gives the same response for a known and an unknown address (hazard 4)',
  async (_, ask, work) => {
    const [somebody, nobody] = [await ask(member), await ask(unknown)]
    expect(nobody).toEqual(somebody)
    expect(nobody).toMatchObject(work)
  },
)

it('a forgotten address does the same work whether it is found or not, although its response differs (product §8)', async () => {
  const ask = ({ name, phone }: Who) => tracesOf(() => api.call(auth.findId, { body: { name, phone } }))
  const [found, none] = [await ask(member), await ask(unknown)]
  expect([found.data, none.data]).toEqual([{ email: 'ji•••@people.test' }, { email: null }])
  expect([none.queries, none.hashes]).toEqual([found.queries, found.hashes])
})
