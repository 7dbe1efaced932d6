import { offerDays } from '#contract/quotation-limits'
import type { MailedOffer, MailTemplates } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'
import { linesOf } from '../mail.lines'

const { day, instant, won } = formatsOf('en')

const offerRows = ({ title, date, lines, total_won, valid_until }: MailedOffer): [string, string][] => [
  [title, day(date)],
  ...lines.map(({ label, quantity, amount_won }): [string, string] => [`${label} × ${quantity}`, won(amount_won)]),
  ['Total', won(total_won)],
  ['Valid until', `${instant(valid_until)} (Seoul time)`],
]

/** Mails of quotations for groups. */
export const quotation = {
  quotationRequested: ({ name, number, path }) => ({
    subject: `We have received your request for a quotation ${number}`,
    heading: 'Your request has arrived',
    text: [
      `Hello ${name}, thank you for asking. We look into days, guides and transport for your group and send you an offer within ${offerDays} business days in Seoul.`,
    ],
    rows: [['Quotation number', number]],
    action: { label: 'View the request', path },
  }),
  quotationOffered: ({ name, number, path, ...offer }) => ({
    subject: `Your quotation ${number}: ${offer.title}`,
    heading: 'Your quotation is here',
    text: [`Hello ${name}, here is what we can offer your group.`],
    rows: offerRows(offer),
    action: { label: 'View and accept', path },
    after: ['You can ask about it, decline it, or accept it and pay by card or bank transfer on its page.'],
  }),
  quotationAnswered: ({ name, number, path, answer }) => ({
    subject: `News about your quotation ${number}`,
    heading: 'We have written to you',
    text: [`Hello ${name},`, ...linesOf(answer)],
    rows: [['Quotation number', number]],
    action: { label: 'View the quotation', path },
  }),
  quotationExpiring: ({ name, number, path, ...offer }) => ({
    subject: `Your quotation ${number} ends soon`,
    heading: 'Your offer ends soon',
    text: [
      `Hello ${name}, this offer can be accepted until ${instant(offer.valid_until)} (Seoul time). After that we would have to check days and prices again.`,
    ],
    rows: offerRows(offer),
    action: { label: 'View and accept', path },
  }),
} satisfies Partial<MailTemplates>
