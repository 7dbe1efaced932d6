import { linesOf } from '../mail.lines'
import type { MailTemplates } from '../mail.types'
import type { PassMails } from '../pass.types'

const rows = ({ number, place }: PassMails['partnershipReceived']): [string, string][] => [
  ['Number', number],
  ['Place', place],
]
const kept =
  'This link is for you only. Anyone who has it can read and withdraw the application, so please do not share it.'
const keptToRead = 'This link is for you only. Anyone who has it can read the application, so please do not share it.'

/** Mails of the city pass. */
export const pass = {
  partnershipReceived: (about) => ({
    subject: `We received your application: ${about.number}`,
    heading: 'Thank you for applying',
    text: [
      `Hello ${about.name}, we have received your application for a partnership with the Seoulite Pass. We usually answer within five working days.`,
    ],
    rows: rows(about),
    action: { label: 'View your application', path: about.path },
    after: [kept],
  }),
  partnershipAsked: (about) => ({
    subject: `A question about your application: ${about.number}`,
    heading: 'We have a question',
    text: [
      `Hello ${about.name}, before we can decide on your application we need to know:`,
      ...linesOf(about.question),
    ],
    rows: rows(about),
    action: { label: 'Answer', path: about.path },
    after: [kept],
  }),
  partnershipDecided: (about) => ({
    subject: about.approved
      ? `Welcome to the Seoulite Pass: ${about.number}`
      : `About your application to the Seoulite Pass: ${about.number}`,
    heading: about.approved ? 'Your application was approved' : 'We cannot approve your application',
    text: about.approved
      ? [
          `Hello ${about.name}, we look forward to working with you. We are now preparing the page of your place and will write to you about hours and prices before it goes public.`,
          'Everyone who scans passes at the door needs a Naru account. Please create one with this email address, and tell us the email addresses of your colleagues’ accounts.',
        ]
      : [
          `Hello ${about.name}, thank you for your interest. We are sorry to tell you that we cannot approve your application this time.`,
          ...linesOf(about.reason),
        ],
    rows: rows(about),
    action: { label: 'View your application', path: about.path },
    after: [keptToRead],
  }),
} satisfies Pick<MailTemplates, keyof PassMails>
