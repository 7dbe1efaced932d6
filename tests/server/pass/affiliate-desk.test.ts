import { beforeEach, describe, expect, test } from 'vitest'
import { passAffiliates } from '#contract/pass/affiliate'
import { type AffiliateDraft, passAffiliateDesk, type WrittenAffiliate } from '#contract/pass/affiliate-desk'
import { passDesk } from '#contract/pass/desk'
import { passPartnershipDesk } from '#contract/pass/partnership'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPartnership } from '#tests/support/partnership'
import { anAffiliate, anAffiliateDraft } from '#tests/support/pass'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const both = (text: string) => ({ en: text, ko: text })
const read = async (id: string): Promise<WrittenAffiliate> =>
  (await shop.call(passAffiliateDesk.read, { params: { id } }, { token: operator.token })).data
const save = async (id: string, given: Partial<AffiliateDraft>, version?: number) => {
  const written = await read(id)
  const { name, about, station } = written
  const affiliate = anAffiliateDraft({ name, about, station, ...given })
  const body = { base: version ?? written.version, ...affiliate }
  return shop.call(passAffiliateDesk.save, { params: { id }, body }, { token: operator.token })
}
const hours = { opens: '11:00', last_entry: '20:00', closes: '21:00' }
const closed = { day: '2027-03-20', hours: null, reason: both('Repairs') }

describe('an affiliate at the desk (product §6)', () => {
  test('is saved as a whole, and its hours count as checked today', async () => {
    const id = await anAffiliate(shop.deps)
    const week = [null, hours, hours, hours, hours, hours, hours]
    const late = { ...closed, day: '2027-03-25' }
    const { data } = await save(id, { name: both('A tower'), week, exceptions: [late, closed], times_per_pass: 2 })
    expect(data).toMatchObject({ name: both('A tower'), times_per_pass: 2, as_of: '2027-03-02', version: 2 })
    const shown = (await shop.call(passAffiliates.one, { params: { id } })).data.affiliate
    expect(shown.schedule).toEqual({ week, exceptions: [closed, late], as_of: '2027-03-02' })
    expect(await shop.deps.db.select({ act: auditEvent.act }).from(auditEvent)).toEqual([{ act: 'pass.saveAffiliate' }])
  })

  test('is saved only on the version that was read', async () => {
    const id = await anAffiliate(shop.deps)
    await save(id, { name: both('First') })
    const second = await save(id, { name: both('Second') }, 1)
    expect([second.status, second.refusal.code]).toEqual([409, 'general.conflict'])
    expect((await read(id)).name).toEqual(both('First'))
    const { status } = await shop.call(
      passAffiliateDesk.read,
      { params: { id: '00000000-0000-4000-8000-000000000000' } },
      { token: operator.token },
    )
    expect(status).toBe(404)
  })

  test('shows errors at their field', async () => {
    const id = await anAffiliate(shop.deps)
    const refused = async (given: Partial<AffiliateDraft>) => {
      const { status, refusal } = await save(id, given)
      return [status, refusal.code, refusal.field]
    }
    expect(await refused({ exceptions: [closed, closed] })).toEqual([400, 'pass.exceptionTwice', 'exceptions'])
    expect(await refused({ reservation: { en: 'By phone', ko: '' } })).toEqual([
      ...[400, 'validation.required', 'reservation.ko'],
    ])
    expect(await refused({ position: { lat: 35.1, lon: 129 } })).toEqual([
      ...[400, 'validation.numberLow', 'position.lat'],
    ])
  })

  test('made from an application is not shown before it is complete', async () => {
    const { id } = await aPartnership(shop)
    const approved = await shop.call(passPartnershipDesk.approve, { params: { id } }, { token: operator.token })
    const affiliate = approved.data.affiliate_id ?? ''
    const show = () =>
      shop.call(passDesk.show, { params: { id: affiliate }, body: { shown: true } }, { token: operator.token })
    expect((await show()).refusal.code).toBe('pass.incomplete')
    const station = { name: both('Anguk'), line: both('Line 3'), walk_minutes: 4 }
    expect((await save(affiliate, { about: both('Tea by a stream.'), station })).status).toBe(200)
    expect((await show()).data.state).toBe('public')
    expect((await shop.call(passAffiliates.list, {})).data.items.map((each) => each.id)).toEqual([affiliate])
  })
})
