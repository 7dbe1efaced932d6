import type { InquiryDraft } from '#contract/inquiry'
import { demoPast } from '#server/demo/accounts/demo-past.seed'
import type { Deps } from '#server/deps'
import { askAsMember } from '#server/modules/inquiry/ask.service'
import { answer } from '#server/modules/inquiry/desk.service'

interface SeedInquiry extends InquiryDraft {
  /** How many hours ago it was asked, and answered. */
  asked: number
  answered?: { hours: number; content: string }
}

/** What the demo member has asked: one inquiry is answered, one is open. */
const inquiries: readonly SeedInquiry[] = [
  {
    type: 'product',
    title: 'Is there a place for a stroller on the Busan coast tour?',
    content:
      'We travel with our little daughter, who is two years old. Can we bring a folding stroller, and is there a child seat in the van?',
    asked: 75,
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
    asked: 5,
  },
]

/** Demo data: inquiries of the demo member, made as a member makes them. Accounts must be there. */
export async function seedInquiries(deps: Deps): Promise<void> {
  const { member: accountId, operator, at } = await demoPast(deps)
  for (const { asked, answered, ...draft } of inquiries) {
    const { id } = await askAsMember(at(asked), { accountId, lang: 'en' }, 'shop', draft, {})
    if (answered) await answer(at(answered.hours), operator, { site: 'shop', id }, answered.content)
  }
}
