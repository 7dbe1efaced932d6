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
  serviceRequested: ({ soon, ...service }) => ({
    subject: `${soon ? 'Still to be answered' : 'New request'}: ${service.reservation_number}`,
    heading: soon ? 'A request is still to be answered' : 'A request is to be answered',
    text: [
      soon
        ? 'It is paid for, and the time in which we said that we answer runs out. Confirm it, or cancel it with a reason: the guest reads it, and everything comes back.'
        : 'It is paid for. Confirm it, or cancel it with a reason: the guest reads it, and everything comes back.',
    ],
    rows: [
      [service.product_name, `Reservation ${service.reservation_number}`],
      ['Option', service.option_name ?? ''],
      ['Begins', `${day(service.date)}, ${service.start_time} (Seoul time)`],
      ['Guests', String(service.number_of_travelers)],
      ['Representative', service.representative_name],
      ['Paid', won(service.amount_won)],
      ['Answer by', `${instant(service.answer_by)} (Seoul time)`],
    ],
  }),
} satisfies Partial<MailTemplates>
