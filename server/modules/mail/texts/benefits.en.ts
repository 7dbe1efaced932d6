import type { MailTemplates } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'

const { day, instant } = formatsOf('en')

/** Mails about points, coupons and what earns them. */
export const benefits = {
  reviewRequest: ({ name, product_name, date, path, points }) => ({
    subject: `How was ${product_name}?`,
    heading: 'How was your tour?',
    text: [
      `Hello ${name}, we hope you enjoyed your day. A few lines about it help others to choose, and the people who guided you to get better.`,
    ],
    rows: [
      ['Tour', product_name],
      ['Date', day(date)],
    ],
    action: { label: 'Write a review', path },
    after: [`A review with a photo earns ${points.toLocaleString('en')} points. We ask only this once.`],
  }),
  benefitsExpiring: ({ name, points, coupons }) => ({
    subject: 'Some of your benefits run out within a week',
    heading: 'Before they run out',
    text: [`Hello ${name}, these can be used for a reservation until the time beside them.`],
    rows: [
      ...coupons.map((coupon): [string, string] => [coupon.name, `until ${instant(coupon.until)}`]),
      ...points.map((each): [string, string] => [
        `${each.amount.toLocaleString('en')} points`,
        `until ${instant(each.until)}`,
      ]),
    ],
    action:
      coupons.length > 0
        ? { label: 'My coupons', path: '/account/my-coupons' }
        : { label: 'My points', path: '/account/my-points' },
    after: [
      'This is a notice about your account, once a week at most. It is sent whether or not you receive our news.',
    ],
  }),
} satisfies Partial<MailTemplates>
