import type { Order } from '#contract/order'
import { type DeskSamples, deskSamples } from './desk-samples'
import { aReportThatIsDue } from './education'
import { aFairMeeting, aMailing, aRecordedMeeting, aSeller } from './fair'
import { api } from './fixtures'
import { aMember, anApplicant, type Member } from './members'
import { aHeldBooth } from './mice'
import { anOperator } from './operator'
import { aPaidOrder, aReadyOrder, aTransferOrder, inCart } from './orders'
import { anOffered, aRequest } from './quotations'

/** The users of the pages behind the sign-in, and their data. */
export interface Samples {
  newcomer: Member
  customer: Member
  applicant: Member
  open: Order
  paid: Order
  deposit: Order
  /** Paid by transfer: a refund needs an account. */
  arrived: Order
  inquiry: { id: string }
  /** The applicant's question. */
  question: { id: string }
  /** An application of the applicant whose trip has ended. */
  due: { id: string; account_id: string }
  /** A seller of the demo fair. */
  company: { id: string }
  /** A meeting of that fair. */
  meeting: { id: string }
  /** A recorded meeting of it, and a mail of its office. */
  recorded: { id: string }
  mailing: { id: string }
  /** A request waiting for its offer, and one with an offer. */
  requested: { id: string }
  offered: { id: string }
  /** One record for each page of the operators' desk, by id. */
  desk: DeskSamples
}

/** The samples before anything is written: for the names of tests. */
export const noSamples = {
  open: { id: '' },
  paid: { id: '', bookings: [] },
  deposit: { id: '', bookings: [] },
  arrived: { id: '', bookings: [] },
  inquiry: { id: '' },
  question: { id: '' },
  due: { id: '', account_id: '' },
  company: { id: '' },
  meeting: { id: '' },
  recorded: { id: '' },
  mailing: { id: '' },
  requested: { id: '' },
  offered: { id: '' },
  desk: { company: '', exhibitor: '', review: '', post: '', coupon: '', member: '', staff: '', file: '' },
} as unknown as Samples

/** The page of an order's only reservation. */
export const reservationOf = ({ bookings }: Order): string => `/purchase/reservation-detail/${bookings[0]?.id}`

/** A customer with a full cart, an order to be paid, two paid ones and one waiting for its deposit; a newcomer with nothing. */
export async function writeSamples(): Promise<Samples> {
  const [newcomer, customer, applicant] = await Promise.all([aMember(), aMember(), anApplicant()])
  const { order: paid } = await aPaidOrder(customer)
  const deposit = await aTransferOrder(customer)
  const arrived = await aTransferOrder(customer)
  const operator = await anOperator()
  await operator.deposit(arrived, arrived.amount_won)
  const open = await aReadyOrder(customer)
  await inCart(customer)
  await aHeldBooth(customer)
  const inquiry = await api<{ id: string }>('POST', '/api/v1/sites/shop/inquiries', {
    token: customer.token,
    body: { type: 'product', title: 'A pushchair', content: 'May we bring a folding pushchair?' },
  })
  const question = await api<{ id: string }>('POST', '/api/v1/sites/edu-travel/inquiries', {
    token: applicant.token,
    body: { type: 'documents', title: 'A letter', content: 'May the letter be in Japanese?' },
  })
  const due = await aReportThatIsDue(applicant)
  const company = await aSeller()
  const meeting = await aFairMeeting()
  const recorded = await aRecordedMeeting()
  const mailing = await aMailing()
  const requested = await aRequest(customer)
  const offered = await anOffered(customer)
  const desk = await deskSamples(customer)
  return {
    newcomer,
    customer,
    applicant,
    open,
    paid,
    deposit,
    arrived,
    inquiry,
    question,
    due,
    company,
    meeting,
    recorded,
    mailing,
    requested,
    offered,
    desk,
  }
}
