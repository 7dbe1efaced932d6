import type { MailTemplates } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'

const { day, instant } = formatsOf('ko')

/** Mails about points, coupons and what earns them. */
export const benefits = {
  reviewRequest: ({ name, product_name, date, path, points }) => ({
    subject: `[나루] ${product_name}, 어떠셨나요?`,
    heading: '여행은 어떠셨나요?',
    text: [
      `${name} 님, 즐거운 하루 보내셨기를 바랍니다. 짧은 후기 한 편이 다른 여행자의 선택과 현지 진행팀에 큰 도움이 됩니다.`,
    ],
    rows: [
      ['상품', product_name],
      ['여행일', day(date)],
    ],
    action: { label: '후기 쓰기', path },
    after: [
      `사진을 함께 올리시면 ${points.toLocaleString('ko')}포인트를 드립니다. 후기 요청 메일은 한 번만 보내 드립니다.`,
    ],
  }),
  benefitsExpiring: ({ name, points, coupons }) => ({
    subject: '[나루] 일주일 안에 만료되는 혜택이 있습니다',
    heading: '곧 만료되는 혜택 안내',
    text: [`${name} 님, 아래 혜택은 표시된 시각까지 예약에 사용하실 수 있습니다.`],
    rows: [
      ...coupons.map((coupon): [string, string] => [coupon.name, `${instant(coupon.until)}까지`]),
      ...points.map((each): [string, string] => [
        `${each.amount.toLocaleString('ko')}포인트`,
        `${instant(each.until)}까지`,
      ]),
    ],
    action:
      coupons.length > 0
        ? { label: '내 쿠폰 보기', path: '/account/my-coupons' }
        : { label: '내 포인트 보기', path: '/account/my-points' },
    after: ['회원님의 보유 혜택에 관한 안내 메일로, 광고 수신 동의와 관계없이 일주일에 한 번까지만 보내 드립니다.'],
  }),
} satisfies Partial<MailTemplates>
