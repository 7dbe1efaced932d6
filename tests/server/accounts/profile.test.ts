import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '#contract/endpoint'
import { members } from '#contract/members'
import { account } from '#server/modules/accounts/accounts.table'
import { mask, seal, unseal } from '#server/seal'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember, type Person } from '#tests/support/factories'

const keyOf = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) })
let deps: TestDeps
let api: TestApi
let me: Person

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  me = await aMember(deps)
})

type Change = CallInput<typeof members.change>['body']
const change = (fields: Partial<Change>) => {
  const body = { name: 'Jiwoo', birthday: null, gender: null, nationality: null, agree_marketing: false, ...fields }
  return api.call(members.change, { body }, { token: me.token })
}
const stored = async () => (await deps.db.select().from(account).where(eq(account.id, me.id)))[0]

describe('the profile (product §3)', () => {
  it('is read and changed by its member', async () => {
    const changed = await change({ name: ' Jiwoo Lim ', gender: 'female', nationality: 'US', agree_marketing: true })
    const read = await api.call(members.profile, { params: { id: me.id } }, { token: me.token })
    expect(read.data).toEqual(changed.data)
    expect(read.data).toMatchObject({
      id: me.id,
      email: me.email,
      name: 'Jiwoo Lim',
      type: 'general',
      nationality: 'US',
    })
  })

  it.each(['19900425', '1990-04-25'])(
    'accepts the birthday %s and stores it as an ISO day (product §5)',
    async (birthday) => {
      expect((await change({ birthday })).data.birthday).toBe('1990-04-25')
    },
  )

  it.each([
    ['a day that does not exist', '1990-02-30'],
    ['a day before 1900', '1899-12-31'],
    ['today in Seoul', '2027-03-02'],
    ['a future day', '2030-01-01'],
    ['a text', 'yesterday'],
  ])('rejects the birthday %s (product §5)', async (_, birthday) => {
    const { status, refusal } = await change({ birthday })
    expect([status, refusal.code, refusal.field]).toEqual([400, 'validation.birthday', 'birthday'])
  })
})

describe('the passport number (product §5, hazard 8)', () => {
  it('is returned masked and stored sealed', async () => {
    const { data } = await change({ nationality: 'KR', passport: 'm12345678' })
    const row = await stored()
    expect(data.passport).toBe('M•••••678')
    expect(row?.passport_sealed?.includes('12345678')).toBe(false)
    expect(unseal(deps.settings.PASSPORT_KEYS, row?.passport_sealed ?? Buffer.alloc(0))).toBe('M12345678')
  })

  it.each([
    ['KR', 'M12345678', true],
    ['KR', 'M123A4567', true],
    ['KR', 'X12345678', false],
    ['KR', 'M1234567', false],
    ['US', '123456789', true],
    ['US', '12345', false],
    ['US', 'AB-123456', false],
  ])('of %s with the form %s is accepted: %s', async (nationality, passport, accepted) => {
    const { status, refusal } = await change({ nationality, passport })
    expect(status).toBe(accepted ? 200 : 400)
    if (!accepted) expect([refusal.code, refusal.field]).toEqual(['validation.passport', 'passport'])
  })

  it('requires a nationality', async () => {
    const { refusal } = await change({ passport: 'M12345678' })
    expect([refusal.code, refusal.field]).toEqual(['validation.country', 'nationality'])
  })

  it('stays when it is omitted, must then fit a new nationality, and is removed when it is null', async () => {
    await change({ nationality: 'KR', passport: 'M12345678' })
    expect((await change({ nationality: 'KR' })).data.passport).toBe('M•••••678')
    await change({ nationality: 'US', passport: 'A1B2C3' })
    expect((await change({ nationality: 'KR' })).refusal.field).toBe('passport')
    expect((await change({ nationality: 'KR', passport: null })).data.passport).toBe('')
    expect((await stored())?.passport_sealed).toBeNull()
  })

  it('is opened by the key that sealed it after another key has become the current one', () => {
    const old = keyOf('2026', 1)
    const sealed = seal([old], 'M12345678')
    expect(unseal([keyOf('2027', 2), old], sealed)).toBe('M12345678')
    expect(() => unseal([keyOf('2027', 2)], sealed)).toThrow('2026')
  })

  it('is sealed differently every time and not opened when a byte was changed', () => {
    const keys = [keyOf('k', 3)]
    const sealed = seal(keys, 'M12345678')
    expect(seal(keys, 'M12345678').equals(sealed)).toBe(false)
    for (let at = 2; at < sealed.length; at++) {
      const touched = Buffer.from(sealed)
      touched[at] = (touched[at] ?? 0) ^ 1
      expect(() => unseal(keys, touched)).toThrow()
    }
  })

  it('shows its first letter and last three digits when masked', () => {
    expect([mask('M12345678'), mask('AB1234'), mask('AB1')]).toEqual(['M•••••678', 'A••234', '•••'])
  })
})
