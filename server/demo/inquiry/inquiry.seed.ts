import type { InquiryDraft } from '#contract/inquiry'
import { demoPast } from '#server/demo/accounts/demo-past.seed'
import type { Deps } from '#server/deps'
import { askAsMember } from '#server/modules/inquiry/ask.service'
import { answer } from '#server/modules/inquiry/desk.service'

interface SeedInquiry extends InquiryDraft {
  /** How many hours ago it was sent, and answered. */
  hoursAgo: number
  answered?: { hours: number; content: string }
}

/** Inquiries of the demo member: one is answered, one is open. */
const asMember: readonly SeedInquiry[] = [
  {
    type: 'product',
    title: 'Is there a place for a stroller on the Busan coast tour?',
    content:
      'We travel with our little daughter, who is two years old. Can we bring a folding stroller, and is there a child seat in the van?',
    hoursAgo: 75,
    answered: {
      hours: 54,
      content:
        'Thank you for asking. A folding stroller travels in the trunk free of charge and does not count as luggage.\nThe van has child seats for children from one year on: please write “child seat” into the wishes of the reservation, so that the driver brings one.\nGamcheon has many stairs, but there is a level way, and the guide will gladly take it with you.',
    },
  },
  {
    type: 'payment',
    title: 'Receipt with our company’s name',
    content:
      'Could you issue the receipt for the Gyeongbokgung walk in the name of my company? I need it for my accounts.',
    hoursAgo: 5,
  },
]

/** Inquiries of the demo school: two are answered, one is open. */
const asSchool: readonly SeedInquiry[] = [
  {
    type: 'eligibility',
    title: 'Do students of two schools count as one group?',
    content:
      'Our school has seven students who learn Korean, and our sister school in Sakai has eight. They would travel together for four days. Can we apply as one group of fifteen?',
    hoursAgo: 220,
    answered: {
      hours: 198,
      content:
        'Yes, if they travel together and follow the same plan. One of the two schools applies, and its letter names the other school with the number of its students.',
    },
  },
  {
    type: 'documents',
    title: 'A letter in Japanese',
    content: 'The stamp and the letterhead of our school are in Japanese. May the whole letter be in Japanese?',
    hoursAgo: 98,
    answered: {
      hours: 76,
      content:
        'It may. Please add a few lines in English or Korean that say what the trip is for and who signed the letter. You can write them below the stamp.',
    },
  },
  {
    type: 'application',
    title: 'A day for the exchange',
    content:
      'We would like to visit a high school on the third day. Is it enough to name the district for now, or do we need the name of the school before we submit?',
    hoursAgo: 9,
  },
]

/** Demo data: inquiries of the demo member and the demo school, made through the services that they use. Accounts must exist. */
export async function seedInquiries(deps: Deps): Promise<void> {
  const { member, applicant, operator, at } = await demoPast(deps)
  const people = [
    { site: 'shop', accountId: member, inquiries: asMember },
    { site: 'edu-travel', accountId: applicant, inquiries: asSchool },
  ] as const
  for (const { site, accountId, inquiries } of people) {
    for (const { hoursAgo, answered, ...draft } of inquiries) {
      const { id } = await askAsMember(at(hoursAgo), { accountId, lang: 'en' }, site, draft, {})
      if (answered) await answer(at(answered.hours), operator, { site, id }, { content: answered.content, seen: 1 })
    }
  }
}
