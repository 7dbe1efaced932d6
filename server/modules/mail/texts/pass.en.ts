import { formatsOf } from '../mail.formats'
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

const { day, instant } = formatsOf('en')

/** Which pass a gift is. */
const giftRows = (
  { product_name, option_name, start_by }: Pick<PassMails['giftSent'], 'product_name' | 'option_name' | 'start_by'>,
  number?: string,
): [string, string][] => [
  ['Pass', product_name],
  ['For', option_name],
  ['Start by', day(start_by)],
  ...(number === undefined ? [] : [['Number', number] satisfies [string, string]]),
]

/** Mails of the city pass. */
export const pass = {
  giftSent: ({ name, giver, said, until, path, ...about }) => ({
    subject: 'A friend gave you a Seoulite Pass',
    heading: 'A pass for Seoul, as a gift',
    text: [
      `Hello ${name}, ${giver} gave you a Seoulite Pass. It opens palaces, museums and other places in Seoul, and starts only when you first use it.`,
      ...(said === '' ? [] : [`${giver} wrote to you:`, ...linesOf(said)]),
      `Accept it by ${instant(until)} (Seoul time). You need a free Naru account, which you can create on the way.`,
    ],
    rows: giftRows(about),
    action: { label: 'Open the gift', path },
    after: [
      'Anyone who has this link can accept the pass, so please do not share it. If we sent you an earlier link for it, only this one works.',
      'If you do not know the sender, just ignore this email: nothing happens without you.',
    ],
  }),
  giftAccepted: ({ name, friend, number, path, ...about }) => ({
    subject: 'Your gift was accepted',
    heading: 'Your gift was accepted',
    text: [
      `Hello ${name}, ${friend} accepted the Seoulite Pass that you gave away. It is theirs now: the code on your phone no longer works, and you cannot return the pass.`,
    ],
    rows: giftRows(about, number),
    action: { label: 'Open my passes', path },
  }),
  giftReceived: ({ name, giver, number, path, ...about }) => ({
    subject: 'The Seoulite Pass is yours',
    heading: 'The pass is yours',
    text: [
      `Hello ${name}, the Seoulite Pass from ${giver} is now on your page. Show its code at the first place you visit: that starts the pass.`,
    ],
    rows: giftRows(about, number),
    action: { label: 'Show the code', path },
    after: ['A pass that was a gift cannot be returned for money. You can give it on as long as it is unused.'],
  }),
  giftExpired: ({ name, friend, number, usable, path, ...about }) => ({
    subject: 'Your gift was not accepted',
    heading: 'Your gift was not accepted in time',
    text: usable
      ? [
          `Hello ${name}, ${friend} did not accept the Seoulite Pass in time, so the link that we sent no longer works. The pass is yours again: you can use it, return it or give it to someone else.`,
        ]
      : [
          `Hello ${name}, ${friend} did not accept the Seoulite Pass in time, so the link that we sent no longer works. The last day to start the pass has passed as well, so it can no longer be used or returned.`,
        ],
    rows: giftRows(about, number),
    action: { label: 'Open my passes', path },
  }),
  giftCanceled: ({ name, number, path, ...about }) => ({
    subject: 'Your Seoulite Pass was canceled',
    heading: 'Your pass was canceled',
    text: [
      `Hello ${name}, the Seoulite Pass that you got as a gift was canceled, and the money went back to the person who had paid for it. Its code no longer works.`,
    ],
    rows: giftRows(about, number),
    action: { label: 'Ask us about it', path },
  }),
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
