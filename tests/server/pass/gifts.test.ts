import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { membersDesk } from '#contract/members-desk'
import { passDesk } from '#contract/pass/desk'
import { giftLimits, passGifts } from '#contract/pass/gift'
import { passOrders } from '#contract/pass/order'
import { withdrawal } from '#contract/withdrawal'
import { cleanUp } from '#server/jobs'
import { kept } from '#server/kept'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { mailLog } from '#server/modules/mail/mail.table'
import { passGift } from '#server/modules/pass-orders/gifts.table'
import { givePass, mailGiftAgain } from '#server/modules/pass-orders/give.service'
import { pass, passVisit } from '#server/modules/pass-orders/passes.table'
import { ask, balanceAtToss, cancel, goTo, quote, withReason } from '#tests/support/cancellations'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate, aPaidPass, aScan, ownPasses, passesOnSale, passStaffAt, scanAt } from '#tests/support/pass'
import { accept, aGift, aGiftDraft, giftTokenFor, give, readGift, takeBack } from '#tests/support/pass-gifts'

let shop: Shop
let giver: Person
let friend: Person
let place: string
let staff: Person

beforeEach(async () => {
  shop = await aShop()
  giver = await aMember(shop.deps, { name: 'Maya Lind', email: 'maya@people.test' })
  friend = await aMember(shop.deps, { name: '서미나', email: 'friend@people.test', lang: 'ko' })
  await passesOnSale(shop.deps)
  place = await anAffiliate(shop.deps)
  staff = await passStaffAt(shop, place)
})

const scan = async (own: { code: string | null }) => (await scanAt(shop, staff, place, aScan(shop, own))).result
const stateOf = async (token: string) => (await readGift(shop, token)).data.state
const mailTo = async (to: string) => {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.findLast((mail) => mail.to === to)
}
const own = async (who: Person) => (await ownPasses(shop, who))[0]
const rows = () => shop.deps.db.select().from(passGift)

describe('giving a pass (product §4)', () => {
  test('mails a private link, and until it is accepted the pass neither admits nor is returned', async () => {
    const bought = await aPaidPass(shop, giver)
    const { gift, token } = await aGift(shop, giver, bought, { message: 'Happy birthday!\nSee evil.example' })
    expect(gift).toMatchObject({
      ...{ state: 'sent', number: bought.number, to_email: 'mina@people.test', may_mail_again: true, ended_at: null },
      ends_at: '2027-03-16T03:00:00.000Z',
    })
    const mail = await mailTo('mina@people.test')
    expect(mail?.subject).toBe('A friend gave you a Seoulite Pass')
    expect(mail?.text).toContain('Hello Mina Seo, Maya Lind gave you a Seoulite Pass.')
    expect(mail?.text).toContain('Happy birthday!')
    expect(mail?.text).toContain('Seoulite Pass, 3 visits')
    expect(mail?.text).toContain('March 16, 2027')
    // Words of the giver are never a link.
    expect(mail?.text).not.toContain('evil.example')
    const [shown] = await ownPasses(shop, giver)
    expect(shown).toMatchObject({ code: null, gift_until: gift.ends_at, gift: { id: gift.id, state: 'sent' } })
    expect(await scan(bought)).toBe('given')
    expect((await ask(shop, giver, bought.booking_id, { refund_won: 25_000 })).refusal.code).toBe('pass.giftOpen')
    expect((await quote(shop, giver, bought.booking_id)).refusal.code).toBe('pass.giftOpen')
    expect((await give(shop, giver, bought.id)).refusal.code).toBe('pass.giftOpen')
    // The token is hashed, and no mail keeps it.
    expect(JSON.stringify(await rows())).not.toContain(token)
    expect(JSON.stringify(await shop.deps.db.select().from(mailLog))).not.toContain(token)
  })

  test('writes to the friend in Korean where that is the chosen language', async () => {
    const bought = await aPaidPass(shop, giver)
    await aGift(shop, giver, bought, { lang: 'ko', to_name: '서미나', message: '생일 축하해!' })
    const mail = await mailTo('mina@people.test')
    expect(mail?.subject).toBe('[서울라이트 패스] 친구가 패스를 선물했습니다')
    for (const words of ['서미나 님, Maya Lind 님이', '생일 축하해!', '서울라이트 패스 3회권', '2027년 3월 16일'])
      expect(mail?.text).toContain(words)
  })

  test('is refused for a pass of another member, and for one that is used, returned or too old', async () => {
    const bought = await aPaidPass(shop, giver)
    expect((await give(shop, friend, bought.id)).status).toBe(404)
    expect((await give(shop, giver, crypto.randomUUID())).status).toBe(404)
    await scan(bought)
    expect((await give(shop, giver, bought.id)).refusal.code).toBe('pass.notGivable')
    const returned = await aPaidPass(shop, giver)
    await cancel(shop, giver, returned.booking_id)
    expect((await give(shop, giver, returned.id)).refusal.code).toBe('pass.notGivable')
    const old = await aPaidPass(shop, giver)
    await goTo(shop, new Date('2027-08-29T15:00:00Z'), giver)
    expect((await give(shop, giver, old.id)).refusal.code).toBe('pass.notGivable')
  })

  test('is refused at its field for the own address and for a message that is too long', async () => {
    const { id } = await aPaidPass(shop, giver)
    const refused = async (given: Parameters<typeof give>[3]) => {
      const { status, refusal } = await give(shop, giver, id, given)
      return [status, refusal.code, refusal.field]
    }
    expect(await refused({ to_email: 'MAYA@people.test' })).toEqual([400, 'pass.giftToSelf', 'to_email'])
    expect(await refused({ message: 'x'.repeat(301) })).toEqual([400, 'validation.tooLong', 'message'])
    expect(await refused({ to_name: ' ' })).toEqual([400, 'validation.required', 'to_name'])
    expect(await refused({ message: 'x'.repeat(300) })).toEqual([200, undefined, undefined])
  })

  test('near the last day of the pass ends with that day', async () => {
    const bought = await aPaidPass(shop, giver)
    await goTo(shop, new Date('2027-08-28T03:00:00Z'), giver)
    const { gift } = await aGift(shop, giver, bought)
    expect(gift.ends_at).toBe('2027-08-29T15:00:00.000Z')
  })

  test('mails it three times at most, and only the newest link works', async () => {
    const bought = await aPaidPass(shop, giver)
    const { gift, token } = await aGift(shop, giver, bought)
    const again = () => shop.call(passGifts.again, { params: { id: gift.id } }, { token: giver.token })
    expect((await again()).data.may_mail_again).toBe(true)
    const newer = await giftTokenFor(shop)
    expect(newer).not.toBe(token)
    expect((await readGift(shop, token)).refusal.code).toBe('pass.giftUnknown')
    expect(await stateOf(newer)).toBe('sent')
    expect((await again()).data.may_mail_again).toBe(false)
    expect((await again()).status).toBe(429)
    expect((await shop.call(passGifts.again, { params: { id: gift.id } }, { token: friend.token })).status).toBe(404)
  })

  test('stops after too many emails to one address, also after taking gifts back', async () => {
    const bought = await aPaidPass(shop, giver)
    for (let at = 0; at < giftLimits.toAddress; at += 1)
      await takeBack(shop, giver, (await give(shop, giver, bought.id)).data.id)
    expect((await give(shop, giver, bought.id)).status).toBe(429)
    expect((await give(shop, giver, bought.id, { to_email: 'other@people.test' })).status).toBe(200)
  })

  test('is refused while its address gets no more messages', async () => {
    const bought = await aPaidPass(shop, giver)
    const full = { ...shop.deps, maySend: async () => false }
    const refused = { status: 429, code: 'general.tooMany' }
    await expect(givePass(full, giver.id, bought.id, aGiftDraft())).rejects.toMatchObject(refused)
    // Nothing is counted for a person who has no such pass.
    await expect(givePass(full, friend.id, bought.id, aGiftDraft())).rejects.toMatchObject({ status: 404 })
    const { gift } = await aGift(shop, giver, bought)
    await expect(mailGiftAgain(full, giver.id, gift.id)).rejects.toMatchObject(refused)
    expect(await rows()).toMatchObject([{ mails: 1 }])
  })

  test('that is taken back before its turn is not mailed', async () => {
    const bought = await aPaidPass(shop, giver)
    const { data } = await give(shop, giver, bought.id)
    await takeBack(shop, giver, data.id)
    expect(await mailTo('mina@people.test')).toBeUndefined()
  })
})

describe('accepting a pass (product §4)', () => {
  test('makes it the friend’s, with a code of its own; the giver’s no longer admits', async () => {
    const bought = await aPaidPass(shop, giver)
    const { token } = await aGift(shop, giver, bought, { message: 'For you' })
    expect((await readGift(shop, token)).data).toEqual({
      ...{ state: 'sent', by: 'Maya Lind', to_name: 'Mina Seo', message: 'For you', type: 'visits_3', person: 'adult' },
      ...{ valid_until: '2027-08-29', ends_at: '2027-03-16T03:00:00.000Z' },
    })
    const { data } = await accept(shop, friend, token)
    expect(data).toEqual({ pass_id: bought.id, number: `${bought.number}-G1` })
    const got = await own(friend)
    expect(got).toMatchObject({
      ...{ id: bought.id, number: `${bought.number}-G1`, gift_until: null, gift: null },
      received: { by: 'Maya Lind', at: '2027-03-02T03:00:00.000Z' },
    })
    expect(await ownPasses(shop, giver)).toEqual([])
    const given = (await shop.call(passOrders.own, {}, { token: giver.token })).data.given
    expect(given).toMatchObject([{ state: 'claimed', number: bought.number, to_name: 'Mina Seo' }])
    expect(await scan(bought)).toBe('given')
    expect(await scan({ code: got?.code ?? '' })).toBe('valid')
    expect(await stateOf(token)).toBe('claimed')
  })

  test('shows the words of the giver as the email does: none is a link, or turns the text around', async () => {
    const typed = { to_name: '\u202eMina evil.example', message: 'Win at https://evil.example\u202e' }
    const { token } = await aGift(shop, giver, await aPaidPass(shop, giver), typed)
    await shop.deps.db.update(account).set({ name: 'Maya\u202e evil.example' }).where(eq(account.id, giver.id))
    expect((await readGift(shop, token)).data).toMatchObject({
      ...{ by: 'Maya evil. example', to_name: 'Mina evil. example', message: 'Win at  evil. example' },
    })
    await accept(shop, friend, token)
    expect(await own(friend)).toMatchObject({ received: { by: 'Maya evil. example' } })
  })

  test('tells both, each in their language', async () => {
    const bought = await aPaidPass(shop, giver)
    const { token } = await aGift(shop, giver, bought)
    await accept(shop, friend, token)
    const toGiver = await mailTo('maya@people.test')
    expect(toGiver?.subject).toBe('Your gift was accepted')
    expect(toGiver?.text).toContain('Mina Seo accepted the Seoulite Pass')
    expect(toGiver?.text).toContain(bought.number)
    const toFriend = await mailTo('friend@people.test')
    expect(toFriend?.subject).toBe('[서울라이트 패스] 선물 받은 패스가 등록되었습니다')
    expect(toFriend?.text).toContain(`${bought.number}-G1`)
    expect(toFriend?.text).toContain('/seoulitepass/mypage')
  })

  test('repeated by the friend answers the same; it is refused for the giver and for a third person', async () => {
    const bought = await aPaidPass(shop, giver)
    const { token } = await aGift(shop, giver, bought)
    expect((await accept(shop, giver, token)).refusal.code).toBe('pass.giftOwn')
    const first = await accept(shop, friend, token)
    expect((await accept(shop, friend, token)).data).toEqual(first.data)
    expect((await accept(shop, await aMember(shop.deps), token)).refusal.code).toBe('pass.giftClosed')
    expect((await accept(shop, friend, 'x'.repeat(43))).refusal.code).toBe('pass.giftUnknown')
    expect((await shop.call(passGifts.accept, { body: { link_token: token } })).status).toBe(401)
  })

  test('is refused after it was taken back, and the link says so', async () => {
    const bought = await aPaidPass(shop, giver)
    const { gift, token } = await aGift(shop, giver, bought)
    expect((await takeBack(shop, friend, gift.id)).status).toBe(404)
    expect((await takeBack(shop, giver, gift.id)).data.state).toBe('taken_back')
    expect(await stateOf(token)).toBe('taken_back')
    expect((await accept(shop, friend, token)).refusal.code).toBe('pass.giftClosed')
    expect((await takeBack(shop, giver, gift.id)).refusal.code).toBe('pass.giftClosed')
    expect(await own(giver)).toMatchObject({ gift: null, code: bought.code })
    expect(await scan(bought)).toBe('valid')
  })

  test('is refused after 14 days, and the pass is the giver’s again, before and after that is recorded', async () => {
    const bought = await aPaidPass(shop, giver)
    const { token } = await aGift(shop, giver, bought)
    await goTo(shop, new Date('2027-03-16T02:59:59Z'), giver, friend, staff)
    expect(await stateOf(token)).toBe('sent')
    await goTo(shop, new Date('2027-03-16T03:00:00Z'), giver, friend, staff)
    expect(await stateOf(token)).toBe('expired')
    expect((await accept(shop, friend, token)).refusal.code).toBe('pass.giftClosed')
    const before = await own(giver)
    expect(before).toMatchObject({
      code: bought.code,
      gift: { state: 'expired', ended_at: '2027-03-16T03:00:00.000Z' },
    })
    await cleanUp(shop.deps)
    expect(await own(giver)).toEqual({ ...before, gift_until: null })
    expect((await give(shop, giver, bought.id)).status).toBe(200)
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['expired', 'sent'])
  })

  test('is refused after 14 days, which is mailed to the giver once: the pass can be used again', async () => {
    const bought = await aPaidPass(shop, giver)
    await aGift(shop, giver, bought)
    await goTo(shop, new Date('2027-03-16T03:00:00Z'), giver, friend)
    await cleanUp(shop.deps)
    await cleanUp(shop.deps)
    await shop.deps.jobs.drain(shop.deps)
    const mails = shop.deps.mails.filter(({ subject }) => subject === 'Your gift was not accepted')
    expect(mails).toMatchObject([{ to: 'maya@people.test' }])
    expect(mails[0]?.text).toContain('Hello Maya Lind, Mina Seo did not accept the Seoulite Pass in time')
    expect(mails[0]?.text).toContain('The pass is yours again')
    expect(mails[0]?.text).toContain(bought.number)
  })

  test('that ends with the last day of the pass, the email says so, in the giver’s language', async () => {
    const bought = await aPaidPass(shop, giver)
    await shop.deps.db.update(account).set({ lang: 'ko' }).where(eq(account.id, giver.id))
    await goTo(shop, new Date('2027-08-28T03:00:00Z'), giver)
    await aGift(shop, giver, bought)
    await goTo(shop, new Date('2027-08-29T15:00:00Z'), giver)
    await cleanUp(shop.deps)
    const mail = await mailTo('maya@people.test')
    expect(mail?.subject).toBe('[서울라이트 패스] 친구가 선물을 받지 않았습니다')
    expect(mail?.text).toContain('사용 개시 기한도 함께 지나')
  })

  test('of a gift that the giver has replaced, used or returned by then, no email is sent', async () => {
    const [replaced, used, returned] = [
      await aPaidPass(shop, giver),
      await aPaidPass(shop, giver),
      await aPaidPass(shop, giver),
    ]
    for (const each of [replaced, used, returned]) await aGift(shop, giver, each)
    await goTo(shop, new Date('2027-03-16T03:00:00Z'), giver, friend, staff)
    await give(shop, giver, replaced.id)
    expect(await scan(used)).toBe('valid')
    await cancel(shop, giver, returned.booking_id)
    await cleanUp(shop.deps)
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails.map(({ subject }) => subject)).not.toContain('Your gift was not accepted')
  })

  test('of a gift that expired a moment ago can be replaced at once', async () => {
    const bought = await aPaidPass(shop, giver)
    await aGift(shop, giver, bought)
    await goTo(shop, new Date('2027-03-16T03:00:00Z'), giver, friend)
    const { token } = await aGift(shop, giver, bought)
    expect((await accept(shop, friend, token)).status).toBe(200)
  })

  test('lets the friend give it on, and every former code stays without effect', async () => {
    const bought = await aPaidPass(shop, giver)
    await accept(shop, friend, (await aGift(shop, giver, bought)).token)
    const got = await own(friend)
    const third = await aMember(shop.deps, { email: 'third@people.test' })
    const next = await aGift(shop, friend, { id: bought.id }, { to_email: 'third@people.test' })
    expect((await accept(shop, third, next.token)).data.number).toBe(`${bought.number}-G2`)
    expect([await scan(bought), await scan({ code: got?.code ?? '' })]).toEqual(['given', 'given'])
    expect(await scan({ code: (await own(third))?.code ?? '' })).toBe('valid')
  })

  test('is not possible while the giver’s account is blocked', async () => {
    const bought = await aPaidPass(shop, giver)
    const { token } = await aGift(shop, giver, bought)
    const block = (status: 'blocked' | 'active') =>
      shop.deps.db.update(account).set({ status }).where(eq(account.id, giver.id))
    await block('blocked')
    expect((await accept(shop, friend, token)).refusal.code).toBe('pass.giftUnknown')
    expect((await readGift(shop, token)).status).toBe(404)
    await block('active')
    expect((await accept(shop, friend, token)).status).toBe(200)
  })
})

describe('money of a pass that was given away (product §4)', () => {
  test('neither the giver nor the friend can return it; an operator refunds the giver, and it admits no more', async () => {
    const bought = await aPaidPass(shop, giver)
    await accept(shop, friend, (await aGift(shop, giver, bought)).token)
    expect((await quote(shop, giver, bought.booking_id)).refusal.code).toBe('pass.givenAway')
    expect((await ask(shop, giver, bought.booking_id, { refund_won: 25_000 })).refusal.code).toBe('pass.givenAway')
    expect((await ask(shop, friend, bought.booking_id, { refund_won: 25_000 })).status).toBe(404)
    const got = await own(friend)
    const operator = await anOperator(shop)
    expect((await withReason(shop, operator, 'cancel', bought.booking_id)).status).toBe(200)
    expect((await own(friend))?.returned_at).not.toBeNull()
    expect(await scan({ code: got?.code ?? '' })).toBe('returned')
    const mail = await mailTo('friend@people.test')
    expect(mail?.subject).toBe('[서울라이트 패스] 선물 받은 패스가 취소되었습니다')
    expect(mail?.text).toContain(`${bought.number}-G1`)
    const mine = await shop.call(passOrders.orders, { query: { lang: 'en' } }, { token: giver.token })
    expect(mine.data).toMatchObject([{ passes: [{ refund: { amount_won: 25_000 } }] }])
  })

  test('is the giver’s to return once the friend has given it back, without an email about it', async () => {
    const bought = await aPaidPass(shop, giver)
    await accept(shop, friend, (await aGift(shop, giver, bought)).token)
    await accept(shop, giver, (await aGift(shop, friend, bought, { to_email: 'maya@people.test' })).token)
    await cancel(shop, giver, bought.booking_id)
    expect((await own(giver))?.returned_at).not.toBeNull()
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails.map(({ subject }) => subject)).not.toContain('Your Seoulite Pass was canceled')
  })

  test('an operator takes back an open gift first', async () => {
    const bought = await aPaidPass(shop, giver)
    const { token } = await aGift(shop, giver, bought)
    const operator = await anOperator(shop)
    expect((await withReason(shop, operator, 'cancel', bought.booking_id)).refusal.code).toBe('pass.giftOpen')
    const on = { params: { id: bought.id }, body: { reason: 'Asked by phone' } }
    const take = () => shop.call(passDesk.takeGiftBack, on, { token: operator.token })
    expect((await take()).data).toMatchObject({
      gift_until: null,
      gifts: [{ state: 'taken_back', to_email: 'mina@people.test', by: { email: 'maya@people.test' } }],
    })
    expect((await take()).refusal.code).toBe('pass.giftClosed')
    expect(await stateOf(token)).toBe('taken_back')
    const acts = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.subject, bought.id))
    expect(acts).toMatchObject([
      { act: 'pass.takeGiftBack', detail: { number: bought.number, reason: 'Asked by phone' } },
    ])
    expect((await withReason(shop, operator, 'cancel', bought.booking_id)).status).toBe(200)
    // It was never a friend's, so nobody else is told.
    expect((await mailTo('maya@people.test'))?.subject).not.toContain('Your Seoulite Pass was canceled')
  })

  test('the desk finds the pass by the friend’s address and sees who has it now', async () => {
    const bought = await aPaidPass(shop, giver)
    const { token } = await aGift(shop, giver, bought)
    await accept(shop, friend, token)
    const operator = await anOperator(shop)
    const found = async (q: string) => (await shop.call(passDesk.passes, { query: { q } }, operator)).data.items
    for (const q of ['mina@people', 'friend@people', bought.number])
      expect(await found(q)).toMatchObject([
        { email: 'friend@people.test', gifts: [{ state: 'claimed', claimed_by: { email: 'friend@people.test' } }] },
      ])
  })
})

describe('what is stored about a friend (product §8)', () => {
  const emptied = { to_name: '', to_email: '', message: '', token_hash: null }

  test('is removed 30 days after the end, with the link', async () => {
    const bought = await aPaidPass(shop, giver)
    const { gift, token } = await aGift(shop, giver, bought, { message: 'Hi' })
    await takeBack(shop, giver, gift.id)
    await goTo(shop, new Date('2027-04-01T02:59:00Z'))
    await cleanUp(shop.deps)
    expect(await rows()).toMatchObject([{ to_email: 'mina@people.test' }])
    await goTo(shop, new Date('2027-04-01T03:01:00Z'))
    await cleanUp(shop.deps)
    expect(await rows()).toMatchObject([emptied])
    expect((await readGift(shop, token)).status).toBe(404)
  })

  test('is removed with the giver’s account, whose open gifts are taken back', async () => {
    const bought = await aPaidPass(shop, giver)
    // Extended by the desk beyond its booking, which no longer keeps the account open.
    await shop.deps.db.update(pass).set({ valid_until: '2028-01-01' })
    await goTo(shop, new Date('2027-09-01T03:00:00Z'), giver, friend)
    const { token } = await aGift(shop, giver, bought)
    const operator = await anOperator(shop)
    const body = { reason: 'Asked for by phone.' }
    expect((await shop.call(membersDesk.withdraw, { params: { id: giver.id }, body }, operator)).status).toBe(200)
    expect(await rows()).toMatchObject([{ state: 'taken_back', ...emptied }])
    expect((await accept(shop, friend, token)).status).toBe(404)
    expect(await shop.deps.db.select().from(pass)).toMatchObject([{ gift_until: null, account_id: giver.id }])
  })

  test('is removed with the friend’s account, also from other gifts to its address', async () => {
    const [one, two] = [await aPaidPass(shop, giver), await aPaidPass(shop, giver)]
    await accept(shop, friend, (await aGift(shop, giver, one)).token)
    const other = await aGift(shop, giver, two, { to_email: 'friend@people.test' })
    await takeBack(shop, giver, other.gift.id)
    const operator = await anOperator(shop)
    const body = { reason: 'Asked for by phone.' }
    expect((await shop.call(membersDesk.withdraw, { params: { id: friend.id }, body }, operator)).status).toBe(200)
    expect(await rows()).toMatchObject([emptied, emptied])
  })

  test('that its friend could still use is counted before the account is closed, and admits no more after it', async () => {
    const bought = await aPaidPass(shop, giver)
    await accept(shop, friend, (await aGift(shop, giver, bought)).token)
    const { code } = (await own(friend)) ?? { code: null }
    const check = async () => (await shop.call(withdrawal.check, {}, { token: friend.token })).data
    expect(await check()).toMatchObject({ open_reservations: 0, passes: 1 })
    // Waiting for somebody else, it is still theirs.
    const next = await aGift(shop, friend, bought, { to_email: 'third@people.test' })
    expect((await check()).passes).toBe(1)
    await takeBack(shop, friend, next.gift.id)
    const used = await aPaidPass(shop, giver)
    await accept(shop, friend, (await aGift(shop, giver, used)).token)
    const now = shop.deps.clock.now()
    await shop.deps.db.update(pass).set({ started_at: now, ends_at: now, visits_left: 0 }).where(eq(pass.id, used.id))
    expect((await check()).passes).toBe(1)
    expect((await shop.call(auth.withdraw, { query: { site: 'shop' } }, { token: friend.token })).status).toBe(200)
    expect(await scan({ code })).toBe('closed')
    expect(await shop.deps.db.select().from(passVisit)).toEqual([])
  })

  test('is removed with the account of its buyer, who can close it as soon as a friend has the pass: it keeps working', async () => {
    const bought = await aPaidPass(shop, giver)
    const check = async () => (await shop.call(withdrawal.check, {}, { token: giver.token })).data
    const close = () => shop.call(auth.withdraw, { query: { site: 'shop' } }, { token: giver.token })
    const { token } = await aGift(shop, giver, bought)
    // It could still be taken back and returned.
    expect(await check()).toMatchObject({ open_reservations: 1, open_passes: 1, given_passes: 0 })
    expect((await close()).refusal.code).toBe('auth.openReservations')
    await accept(shop, friend, token)
    expect(await check()).toMatchObject({ open_reservations: 0, open_passes: 0, passes: 0, given_passes: 1 })
    expect((await close()).status).toBe(200)
    expect(await rows()).toMatchObject([{ state: 'claimed', ...emptied }])
    const got = await own(friend)
    expect(got).toMatchObject({ received: { by: '' }, code: expect.any(String) })
    expect(await scan({ code: got?.code ?? '' })).toBe('valid')
  })

  test('leaves the desk a refund by the card that paid, also after the buyer’s account was closed', async () => {
    const bought = await aPaidPass(shop, giver)
    await accept(shop, friend, (await aGift(shop, giver, bought)).token)
    await shop.call(auth.withdraw, { query: { site: 'shop' } }, { token: giver.token })
    const got = await own(friend)
    expect((await withReason(shop, await anOperator(shop), 'cancel', bought.booking_id)).status).toBe(200)
    expect(await balanceAtToss(shop, bought.order_id)).toBe(0)
    expect(await scan({ code: got?.code ?? '' })).toBe('returned')
    expect((await mailTo('friend@people.test'))?.subject).toContain('취소되었습니다')
  })

  test('a pass that its buyer has used keeps no account open, but is counted among what stops working', async () => {
    const bought = await aPaidPass(shop, giver)
    await scan(bought)
    const before = (await shop.call(withdrawal.check, {}, { token: giver.token })).data
    expect(before).toMatchObject({ open_reservations: 0, open_passes: 0, passes: 1 })
    expect((await shop.call(auth.withdraw, { query: { site: 'shop' } }, { token: giver.token })).status).toBe(200)
  })

  test('is part of what either person can get, without the link', async () => {
    const bought = await aPaidPass(shop, giver)
    const { token } = await aGift(shop, giver, bought)
    await accept(shop, friend, token)
    const [given, received] = [giver, friend].map(({ id }) => kept['pass-orders']?.(shop.deps.db, [id]))
    expect((await given)?.gifts_given).toMatchObject([{ number: bought.number, to_email: 'mina@people.test' }])
    const got = await received
    expect(got?.gifts_received).toHaveLength(1)
    expect(JSON.stringify(got)).not.toContain('token_hash')
  })
})
