import { expect } from 'vitest'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import { quotation } from '#contract/quotation'
import { type OfferDraft, quotationDesk } from '#contract/quotation-desk'
import type { QuotationDraft } from '#contract/quotation-draft'
import type { Person } from '#tests/support/factories'
import { aKey, type Shop } from '#tests/support/orders'

const party = { adult: 2, senior: 0, youth: 10, child: 0, infant: 0 }

/** A school class's request, for a month ahead of the clock. */
export function aDraft({ deps }: Shop, change: Partial<QuotationDraft> = {}): QuotationDraft {
  const from = addDays(dayInSeoul(deps.clock.now()), 40)
  return {
    date_from: from,
    date_to: addDays(from, 2),
    flexible: false,
    party,
    regions: ['busan', 'gyeongsang'],
    wishes: 'Temples, the sea, and a workshop for twelve people.',
    budget: { amount: 9_000, currency: 'USD', per: 'person' },
    languages: ['en'],
    contact_name: 'Maya Lind',
    contact_email: 'maya@people.test',
    contact_phone: '+46701234567',
    ...change,
  }
}

/** A request of a member. */
export async function aQuotation(
  shop: Shop,
  { token }: Person,
  change: Partial<QuotationDraft> = {},
): Promise<Data<typeof quotation.request>> {
  const { data, status, refusal } = await shop.call(quotation.request, { body: aDraft(shop, change) }, { token })
  expect(status, refusal?.code).toBe(200)
  return data
}

/** An operator's offer: 1,780,000 won, valid for ten days. */
export function anOfferDraft({ deps }: Shop, change: Partial<OfferDraft> = {}): OfferDraft {
  const today = dayInSeoul(deps.clock.now())
  return {
    title: 'Three days by the sea',
    note: 'With a guide from the first morning on.',
    date: addDays(today, 40),
    start_time: '09:00',
    meeting_point: 'Busan Station, ticket hall',
    party,
    lines: [
      { label: 'Coach and driver', quantity: 2, unit_won: 650_000 },
      { label: 'Guide', quantity: 1, unit_won: 480_000 },
    ],
    valid_until: instantInSeoul(addDays(today, 10), '18:00').toISOString(),
    ...change,
  }
}

/** Makes an offer; returns the endpoint's response. */
export const offer = (shop: Shop, { token }: Person, id: string, change: Partial<OfferDraft> = {}) =>
  shop.call(quotationDesk.offer, { params: { id }, body: anOfferDraft(shop, change) }, { token })

/** A quotation with an open offer, as its member sees it. */
export async function anOffered(
  shop: Shop,
  member: Person,
  operator: Person,
  change: Partial<OfferDraft> = {},
): Promise<Data<typeof quotation.detail>> {
  const { id } = await aQuotation(shop, member)
  const { status, refusal } = await offer(shop, operator, id, change)
  expect(status, refusal?.code).toBe(200)
  return seenQuotation(shop, member, id)
}

/** The quotation as its member sees it now. */
export const seenQuotation = async ({ call }: Shop, { token }: Person, id: string) =>
  (await call(quotation.detail, { params: { id } }, { token })).data

/** Accepts the newest offer in `seen`; returns the endpoint's response. */
export const accept = (
  { call }: Pick<Shop, 'call'>,
  { token }: Person,
  { id, offers }: Pick<Data<typeof quotation.detail>, 'id' | 'offers'>,
) =>
  call(
    quotation.accept,
    { params: { id }, body: { offer_id: offers[0]?.id ?? '', total_won: offers[0]?.total_won ?? 0 } },
    { token, headers: aKey() },
  )
