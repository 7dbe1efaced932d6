import type { MailTexts } from '#server/modules/mail/mail.types'
import { account } from './account.en'
import { benefits } from './benefits.en'
import { booking } from './booking.en'
import { cancellation } from './cancellation.en'
import { desk } from './desk.en'
import { education } from './education.en'
import { fair } from './fair.en'
import { inquiry } from './inquiry.en'
import { meeting } from './meeting.en'
import { mice } from './mice.en'
import { pass } from './pass.en'
import { quotation } from './quotation.en'
import { survey } from './survey.en'

/** Every mail in English. */
export const en: MailTexts = {
  footer: 'Naru, travel to Korea. This email was sent automatically; replies are not read.',
  demo: 'This is a demonstration. It is not affiliated with any city, government, summit or fair, and nothing is really sold.',
  plainLink: 'If the button does not work, open this address:',
  ticket: {
    alt: (number) => `QR code of reservation ${number}`,
    show: 'Show this code at the gate or the meeting point, on a screen or on paper. It is good for your whole party, so one of you having it is enough.',
    open: 'Open the ticket',
  },
  badge: {
    alt: (number) => `QR code of badge ${number}`,
    show: 'Show this code at the entrance, on your phone or printed. It is yours alone: it lets in one person.',
    open: 'Open my badge',
  },
  templates: {
    ...account,
    ...booking,
    ...cancellation,
    ...desk,
    ...benefits,
    ...inquiry,
    ...quotation,
    ...education,
    ...meeting,
    ...fair,
    ...mice,
    ...pass,
    ...survey,
  },
}
