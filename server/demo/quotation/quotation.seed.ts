import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import type { OfferDraft } from '#contract/quotation-desk'
import type { QuotationDraft } from '#contract/quotation-draft'
import { demoPast } from '#server/demo/accounts/demo-past.seed'
import type { Deps } from '#server/deps'
import { answerQuestion, makeOffer } from '#server/modules/quotation/desk.service'
import { askQuestion } from '#server/modules/quotation/own.service'
import { requestQuotation } from '#server/modules/quotation/request.service'

const contact = { contact_name: 'Yuna Seo', contact_email: 'member@naru.test', contact_phone: '01000000001' }

/** Returns the quotation of a school class that has received its offer; days are counted from `today`. */
const offered = (today: string) => {
  const from = addDays(today, 52)
  const party = { adult: 3, senior: 0, youth: 24, child: 0, infant: 0 }
  const draft: QuotationDraft = {
    ...contact,
    date_from: from,
    date_to: addDays(from, 1),
    flexible: true,
    party,
    regions: ['gyeongsang'],
    wishes:
      'We are a history class of a secondary school and would like to see Gyeongju in a day: Bulguksa, the royal tombs and one workshop. Three of us do not eat meat.',
    budget: { amount: 9_000, currency: 'USD', per: 'person' },
    languages: ['en'],
  }
  const offer: OfferDraft = {
    title: 'A day in Gyeongju for a history class',
    note: 'Coach from Busan and back, a guide who teaches history, lunch with a vegetarian choice. The workshop is stamping roof-tile patterns on paper, about an hour.',
    date: from,
    start_time: '08:30',
    meeting_point: 'Busan Station, the square in front of the main entrance',
    party,
    lines: [
      { label: 'Coach with driver, one day', quantity: 1, unit_won: 780_000 },
      { label: 'English-speaking history guide', quantity: 1, unit_won: 320_000 },
      { label: 'Lunch', quantity: 27, unit_won: 14_000 },
      { label: 'Roof-tile pattern workshop', quantity: 27, unit_won: 12_000 },
    ],
    valid_until: instantInSeoul(addDays(today, 14), '18:00').toISOString(),
  }
  return { draft, offer }
}

/** A company outing that has only been requested. */
const requested: QuotationDraft = {
  ...contact,
  date_from: '',
  date_to: '',
  flexible: true,
  party: { adult: 40, senior: 0, youth: 0, child: 0, infant: 0 },
  regions: ['gangwon', 'seoul'],
  wishes:
    'An outing of our team: one night by the sea in Gangneung, a coffee street walk and something active in the morning. Any weekday in spring suits us.',
  budget: null,
  languages: ['en', 'ko'],
}

/** Demo data: two quotations of the demo member, made through the services of members and operators. Accounts must exist. */
export async function seedQuotations(deps: Deps): Promise<void> {
  const { member: accountId, operator, at } = await demoPast(deps)
  const who = { accountId, lang: 'en' }
  const { draft, offer } = offered(dayInSeoul(deps.clock.now()))
  const { id } = await requestQuotation(at(70), who, draft, {})
  await askQuestion(at(66), { id, accountId }, 'Is there a place at the lunch for a wheelchair user?')
  await answerQuestion(
    at(48),
    operator,
    id,
    'Yes. The restaurant is on the ground floor, and the coach has an elevator. Our offer follows today.',
  )
  await makeOffer(at(46), operator, id, offer)
  await requestQuotation(at(4), who, requested, {})
}
