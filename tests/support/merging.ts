import { randomUUID } from 'node:crypto'
import { addDays, dayInSeoul } from '#contract/days'
import { inquiry } from '#contract/inquiry'
import { membersMerge } from '#contract/members-merge'
import { miceRegistration } from '#contract/mice/registration'
import { pointEntry } from '#server/modules/benefits/benefits.table'
import { picture, upload } from '#server/modules/media/media.table'
import { miceInvitation, miceLogo, miceSaved } from '#server/modules/mice/mice.table'
import { miceGateScan } from '#server/modules/mice-gate/gate.table'
import { miceLead, miceLeadScan } from '#server/modules/mice-leads/lead.table'
import { passPlan, passWish } from '#server/modules/pass/pass.table'
import { socialReview } from '#server/modules/reviews/reviews.table'
import { wish } from '#server/modules/wishlist/wishlist.table'
import { aPaidOrder, aTour } from '#tests/support/cancellations'
import { giveCoupon } from '#tests/support/coupons'
import { aMember, type Person } from '#tests/support/factories'
import { aBuyerDraft, aMiceBooth, aMiceCompany, aMiceFair, aMiceSession, aSellerDraft } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { inCart, type Shop } from '#tests/support/orders'
import { anAffiliate, aPaidPass, aPlanWish, passesOnSale } from '#tests/support/pass'
import { accept, aGift } from '#tests/support/pass-gifts'
import { aQuotation } from '#tests/support/quotations'
import { aPhoto, aReview } from '#tests/support/reviews'

type Id = Pick<Person, 'id'>

/** The merges of one operator. */
export const mergesBy = (shop: Shop, { token }: Person) => {
  const preview = (remaining: Id, other: Id) =>
    shop.call(membersMerge.preview, { params: { id: remaining.id }, query: { other: other.id } }, { token })
  const send = (remaining: Id, other: Id, fingerprint: string, reason = 'Asked for by phone.', is_one_person = true) =>
    shop.call(
      membersMerge.merge,
      { params: { id: remaining.id }, body: { other: other.id, fingerprint, reason, is_one_person } },
      { token },
    )
  return {
    preview,
    send,
    /** Merges as the preview says; returns the call's response. */
    merge: async (remaining: Id, other: Id) => {
      const { data, status, refusal } = await preview(remaining, other)
      if (!data) throw new Error(`${status} ${refusal.code}`)
      return send(remaining, other, data.fingerprint)
    },
    undo: (who: Id, reason = 'They were two people.') =>
      shop.call(membersMerge.undo, { params: { id: who.id }, body: { reason } }, { token }),
  }
}

/** Points that a member was given, valid for `days` days. */
export async function givePoints({ deps: { db, clock } }: Shop, { id }: Id, amount: number, days = 30): Promise<void> {
  const now = clock.now()
  const expires_at = new Date(now.getTime() + days * 86_400_000)
  await db.insert(pointEntry).values({ account_id: id, amount, reason: 'granted', at: now, expires_at })
}

const written = { type: 'product', title: 'A pushchair', content: 'May we bring a folding pushchair?' } as const

async function visitsTheFair(shop: Shop, who: Person, staff: Person): Promise<void> {
  const { db, clock } = shop.deps
  const now = clock.now()
  const { year } = await aMiceFair(shop.deps)
  await shop.call(miceRegistration.seller, { body: aSellerDraft }, { token: who.token })
  await shop.call(
    miceRegistration.buyer,
    { body: { ...aBuyerDraft, wants_hosting: true, hosting_reason: 'We bring four congresses a year.' } },
    { token: who.token },
  )
  await aPaidBooth(shop, who, await aMiceBooth(shop.deps))
  const company_id = await aMiceCompany(shop.deps)
  const session_id = await aMiceSession(shop.deps)
  await db.insert(miceSaved).values({ account_id: who.id, company_id, at: now })
  const [logo] = await db
    .insert(picture)
    .values({
      ...{ key: `media/${randomUUID()}`, width: 10, height: 10, widths: [10], color: '#0f766e' },
      ...{ alt: { en: '', ko: '' }, owner_id: who.id },
    })
    .returning({ id: picture.id })
  await db.insert(miceLogo).values({ account_id: who.id, year, picture_id: logo?.id ?? '' })
  const person = { name_latin: 'Mina Seo', organization: 'Lantern', position: '', country: 'KR', lang: 'en' as const }
  const invitation = {
    ...person,
    year,
    role: 'visitor' as const,
    answers: { profession: 'planner' as const, interests: [], days: [] },
  }
  const expires_at = new Date(now.getTime() + 86_400_000)
  await db.insert(miceInvitation).values([
    { ...invitation, inviter_id: who.id, email: 'mina@people.test', expires_at },
    { ...invitation, inviter_id: staff.id, email: who.email, account_id: who.id, confirmed_at: now, expires_at },
  ])
  const times = { at: now, received_at: now }
  await db.insert(miceGateScan).values({
    ...{ id: randomUUID(), year, day: addDays(dayInSeoul(now), 7), session_id, place: 'r1', staff_id: staff.id },
    ...{ account_id: who.id, result: 'valid' as const, ...times },
  })
  await db.insert(miceLead).values({
    ...{
      company_id,
      account_id: who.id,
      name: 'Maya Lind',
      name_latin: 'Maya Lind',
      organization: '',
      email: who.email,
    },
    ...{ words: '', stars: 0, next_step: 'none' as const, scanned_at: now, staff_id: staff.id },
  })
  await db
    .insert(miceLeadScan)
    .values({ id: randomUUID(), company_id, account_id: who.id, staff_id: staff.id, result: 'new', ...times })
}

/** Gives a member something of everything that an account can have. */
export async function haveEverything(shop: Shop, who: Person, friend: Person): Promise<void> {
  const { db, clock } = shop.deps
  const now = clock.now()
  await givePoints(shop, who, 5_000)
  const tour = await aTour(shop)
  await aPaidOrder(shop, who, [tour], { points: 1_000, coupon_ids: [await giveCoupon(shop, who)] })
  await giveCoupon(shop, who)
  await passesOnSale(shop.deps)
  const given = await aGift(shop, who, await aPaidPass(shop, who))
  await accept(shop, friend, given.token)
  const got = await aGift(shop, friend, await aPaidPass(shop, friend), { to_email: who.email })
  await accept(shop, who, got.token)
  await aQuotation(shop, who)
  await visitsTheFair(shop, who, await aMember(shop.deps))
  await inCart(shop, who, await aTour(shop))
  await db.insert(wish).values({ account_id: who.id, product_id: tour.id, created_at: now })
  await aReview(shop, who, tour)
  await aPhoto(shop, who)
  await db.insert(socialReview).values({ account_id: who.id, url: `https://x.com/naru/${randomUUID()}` })
  await shop.call(inquiry.ask, { params: { site: 'shop' }, body: written }, { token: who.token })
  await db.insert(passPlan).values({ account_id: who.id, name: 'A day', wish: aPlanWish(shop.deps), changed_at: now })
  await db.insert(passWish).values({ account_id: who.id, affiliate_id: await anAffiliate(shop.deps), at: now })
  const file = {
    key: `uploads/${randomUUID()}`,
    name: 'list.pdf',
    mime: 'application/pdf',
    bytes: 13,
    owner_id: who.id,
  }
  await shop.deps.storage.put(file.key, Buffer.from('a certificate'))
  await db.insert(upload).values({ ...file, site: 'shop' })
}
