import type { InquiryType } from '#contract/inquiry-types'
import type { MailTemplates } from '#server/modules/mail/mail.types'
import { linesOf } from '../mail.lines'

const inquiryTypes: Record<InquiryType, string> = {
  reservation: 'Reservation',
  payment: 'Payment and refund',
  product: 'Tours and tickets',
  partnership: 'Partnership',
  eligibility: 'Who can apply',
  application: 'Application',
  documents: 'Documents',
  report: 'Report after the trip',
  account: 'Account',
  other: 'Other',
}

/** Mails of inquiries. */
export const inquiry = {
  inquiryReceived: ({ name, number, type, title, path }) => ({
    subject: `We have received your inquiry ${number}`,
    heading: 'We have received your inquiry',
    text: [
      name
        ? `Hello ${name}, thank you for writing to us. We answer on the next working day in Seoul.`
        : 'Thank you for writing to us. We answer on the next working day in Seoul, by email to this address.',
    ],
    rows: [
      ['Inquiry number', number],
      ['About', inquiryTypes[type]],
      ...(title === null ? [] : [['Title', title] as [string, string]]),
    ],
    ...(path !== null && { action: { label: 'View the inquiry', path } }),
    after: path === null ? ['If you did not write to us, you can ignore this email.'] : [],
  }),
  inquiryAnswered: ({ name, number, title, question, answer, guest, path }) => ({
    subject: `Our reply to your inquiry ${number}`,
    // The address may not be the guest's own, so the guest's words must not come first.
    heading: guest ? 'Our reply to your inquiry' : title,
    text: [name ? `Hello ${name}, here is our reply.` : 'Hello, here is our reply.', ...linesOf(answer)],
    rows: [['Inquiry number', number]],
    ...(path !== null && { action: { label: guest ? 'Write again about this' : 'View the inquiry', path } }),
    after: ['You had written:', ...linesOf(question)],
  }),
  inquiryHandedOver: ({ name, by, number, type, path }) => ({
    subject: `${by} has handed inquiry ${number} over to you`,
    heading: 'An inquiry was handed over to you',
    text: [`Hello ${name}, ${by} has handed this inquiry over to you. Sign in to read it.`],
    rows: [
      ['Inquiry number', number],
      ['About', inquiryTypes[type]],
    ],
    action: { label: 'Open the inquiry', path },
  }),
} satisfies Partial<MailTemplates>
