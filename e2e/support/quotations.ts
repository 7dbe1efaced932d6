import type { OfferDraft } from '#contract/quotation-desk'
import type { QuotationDraft } from '#contract/quotation-draft'
import { api } from './fixtures'
import type { Member } from './members'
import { anOperator } from './operator'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const party = { adult: 2, senior: 0, youth: 10, child: 0, infant: 0 }

/** The operator's offer, valid for ten days: 1,780,000 won. */
export const anOffer = (title = 'Three days by the sea'): OfferDraft => ({
  title,
  note: 'With a guide from the first morning on.',
  date: dayAhead(40),
  start_time: '09:00',
  meeting_point: 'Busan Station, ticket hall',
  party,
  lines: [
    { label: 'Coach and driver', quantity: 2, unit_won: 650_000 },
    { label: 'Guide', quantity: 1, unit_won: 480_000 },
  ],
  valid_until: new Date(Date.now() + 10 * 86_400_000).toISOString(),
})

/** Requests a group tour. */
export const aRequest = ({ token, email }: Member): Promise<{ id: string; number: string }> => {
  const body: QuotationDraft = {
    date_from: '',
    date_to: '',
    flexible: true,
    party,
    regions: ['busan'],
    wishes: 'Temples, the sea, and a workshop for twelve people.',
    budget: null,
    languages: ['en'],
    contact_name: 'Robin Park',
    contact_email: email,
    contact_phone: '01012345678',
  }
  return api('POST', '/api/v1/quotations', { token, body })
}

/** A request with an open offer. */
export async function anOffered(member: Member): Promise<{ id: string; number: string }> {
  const request = await aRequest(member)
  await (await anOperator()).offer(request.id, anOffer())
  return request
}
