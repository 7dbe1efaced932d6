import type { MailTemplates } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'

const { day, instant, won } = formatsOf('en')

/** Mails to the operators' desk. */
export const desk = {
  refundFailed: (refund) => ({
    subject: `Refund refused: ${refund.reservation_number}`,
    heading: 'A refund was refused',
    text: [
      'The payment provider has not given the money back. The cancellation waits until somebody looks into it: try the refund again, send the money by hand, or decline the request.',
    ],
    rows: [
      [refund.product_name, `Reservation ${refund.reservation_number}`],
      ['Representative', refund.representative_name],
      ['Refund', won(refund.amount_won)],
      ['Code', refund.code],
      ['What the provider says', refund.message],
      ['Try', String(refund.tries)],
    ],
  }),
  serviceRequested: ({ soon, ...asked }) => ({
    subject: `${soon ? 'Still to be answered' : 'New request'}: ${asked.reservation_number}`,
    heading: soon ? 'A request is still to be answered' : 'A request is to be answered',
    text: [
      soon
        ? 'It is paid for, and the time in which we said that we answer runs out. Confirm it, or cancel it with a reason: the guest reads it, and everything comes back.'
        : 'It is paid for. Confirm it, or cancel it with a reason: the guest reads it, and everything comes back.',
    ],
    rows: [
      [asked.product_name, `Reservation ${asked.reservation_number}`],
      ['Option', asked.option_name ?? ''],
      ['Begins', `${day(asked.date)}, ${asked.start_time} (Seoul time)`],
      ['Guests', String(asked.number_of_travelers)],
      ['Representative', asked.representative_name],
      ['Paid', won(asked.amount_won)],
      ['Answer by', `${instant(asked.answer_by)} (Seoul time)`],
    ],
  }),
} satisfies Partial<MailTemplates>
