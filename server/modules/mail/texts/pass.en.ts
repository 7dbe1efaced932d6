import { linesOf } from '../mail.lines'
import type { MailTemplates } from '../mail.types'
import type { PassMails } from '../pass.types'

const rows = ({ number, place }: PassMails['partnershipReceived']): [string, string][] => [
  ['Number', number],
  ['Place', place],
]
const kept = 'The link is yours alone: whoever has it can read and withdraw the application. Please do not pass it on.'

/** Mails of the city pass. */
export const pass = {
  partnershipReceived: (about) => ({
    subject: `We have your application: ${about.number}`,
    heading: 'Thank you for applying',
    text: [
      `Hello ${about.name}, we have received your application for a partnership with the Seoulite Pass. We usually answer within five working days.`,
    ],
    rows: rows(about),
    action: { label: 'See the application', path: about.path },
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
    heading: about.approved ? 'Your application was approved' : 'We cannot take your place in',
    text: about.approved
      ? [
          `Hello ${about.name}, we look forward to working with you. We are now preparing the page of your place and will write to you about hours and prices before it is shown.`,
          'Whoever will scan passes at the door needs a Naru account. Please open one with this email address and tell us the addresses of your colleagues.',
        ]
      : [
          `Hello ${about.name}, thank you for your interest. We are sorry that we cannot approve your application.`,
          ...linesOf(about.reason),
        ],
    rows: rows(about),
    action: { label: 'See the application', path: about.path },
    after: [kept],
  }),
} satisfies Pick<MailTemplates, keyof PassMails>
