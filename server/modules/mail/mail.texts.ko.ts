import type { InquiryType } from '#contract/inquiry'
import { answerHours, cardRefundDays, confirmationDays } from '#contract/periods'
import { offerDays } from '#contract/quotation-limits'
import { formatsOf } from './mail.formats'
import { linesOf } from './mail.lines'
import type { en } from './mail.texts.en'
import type { CouponAfter, MailedOffer, MailedOrder, MailedRefund, MailedTransfer, MailValues } from './mail.values'

const { day, instant, won } = formatsOf('ko')

const tripRows = ({ bookings, service }: Pick<MailedOrder, 'bookings' | 'service'>): [string, string][] =>
  bookings.flatMap((booking): [string, string][] => [
    [booking.product_name, `예약번호 ${booking.reservation_number}`],
    [service ? '이용 일시' : '출발 일시', `${day(booking.date)} ${booking.start_time} (한국 시간)`],
    ['인원', `${booking.number_of_travelers}명`],
  ])

const bookingRows = (order: MailedOrder): [string, string][] => [
  ...tripRows(order),
  ['주문번호', order.order_id],
  ['결제 금액', won(order.amount_won)],
]

const refundRows = ({ amount_won, refund_won, fee_won, refund_points }: MailedOrder & MailedRefund) => {
  const rows: [string, string][] = [['결제 금액', won(amount_won)]]
  if (fee_won > 0) rows.push(['취소 수수료', won(-fee_won)])
  rows.push(['환불 금액', won(refund_won)])
  if (refund_points > 0) rows.push(['반환 포인트', `${refund_points.toLocaleString('ko')}P`])
  return rows
}

const whyOperator = (reason: string) => [
  `여행사 사정으로 예약을 취소하게 되었습니다. 사유: ${reason}`,
  '불편을 드려 죄송합니다.',
]

const offerRows = ({ title, date, lines, total_won, valid_until }: MailedOffer): [string, string][] => [
  [title, day(date)],
  ...lines.map(({ label, quantity, amount_won }): [string, string] => [`${label} × ${quantity}`, won(amount_won)]),
  ['합계', won(total_won)],
  ['유효 기간', `${instant(valid_until)}까지 (서울 시간)`],
]

const transferRows = (transfer: MailedTransfer): [string, string][] => [
  ['은행', transfer.bank],
  ['계좌번호', transfer.account_number],
  ['예금주', transfer.account_holder],
  ['입금자명', transfer.depositor],
  ['입금 기한', `${instant(transfer.deadline)} (한국 시간)`],
]

const ended = {
  expired: '결제 가능 시간이 지나 좌석이 반환되었습니다. 청구된 금액은 없습니다.',
  cancelled: '결제 전에 예약이 취소되었습니다. 청구된 금액은 없습니다.',
  sold_out: '결제가 완료되기 전에 좌석이 매진되었습니다. 청구된 금액은 없습니다.',
  operator: '여행사 사정으로 결제 전에 예약이 취소되었습니다. 청구된 금액은 없습니다.',
}

/** Who was told to transfer money may have sent it already. */
const sentAlready = (reason: MailValues['reservationEnded']['reason']) =>
  reason === 'expired'
    ? '이미 입금하셨다면 다시 보내지 않으셔도 됩니다. 입금이 확인되면 좌석을 다시 확보하고, 좌석이 없으면 입금하신 금액을 돌려드립니다.'
    : '이미 입금하셨다면 주문번호와 함께 문의해 주세요. 입금하신 금액을 돌려드립니다.'

const refundTo = {
  card: `결제하신 카드로 환불됩니다. 카드사에 따라 영업일 기준 ${cardRefundDays.min}~${cardRefundDays.max}일이 걸릴 수 있습니다.`,
  account: '환불 금액을 계좌로 보내 드렸습니다.',
  none: '취소 규정에 따라 환불되는 금액은 없습니다.',
}

const couponAfter = ({ name, comes_back }: CouponAfter) =>
  comes_back ? `쿠폰 ‘${name}’: 다시 사용하실 수 있습니다.` : `쿠폰 ‘${name}’: 사용한 것으로 처리됩니다.`

const inquiryTypes: Record<InquiryType, string> = {
  reservation: '예약',
  payment: '결제·환불',
  product: '상품',
  account: '회원 정보',
  partnership: '제휴',
  other: '기타',
}

const provider = { kakao: '카카오', naver: '네이버' }

const ready = ({ voucher, tickets = [] }: MailValues['tourTomorrow']) => {
  if (voucher) return '오시고, 인쇄하거나 휴대전화에 띄운 바우처를 준비해 주세요'
  return tickets.length > 0 ? '오시고, 인쇄하거나 휴대전화에 띄운 아래 QR 코드를 준비해 주세요' : '와 주세요'
}

/** A service is asked for and answered; what is held for it are no seats. */
const held = ({ service }: Pick<MailedOrder, 'service'>) => (service ? '요청하신 내용을 그대로' : '좌석을')
const answerWords = (until: string | null) =>
  `${answerHours}시간 안에${until ? `(${instant(until)}까지, 한국 시간)` : ''} 메일로 답변드립니다. 진행이 어려운 경우에는 결제하신 금액을 전액 돌려드립니다.`

const view = (path: string) => ({ label: '예약 확인하기', path })

export const ko: typeof en = {
  footer: '한국 여행, 나루. 이 메일은 발신 전용이며 회신하셔도 확인되지 않습니다.',
  demo: '시연용 사이트에서 보낸 메일입니다. 어떤 도시·정부·정상회의·박람회와도 관련이 없으며 실제로 판매하지 않습니다.',
  plainLink: '버튼이 동작하지 않으면 아래 주소를 열어 주세요.',
  ticket: {
    alt: (number) => `예약번호 ${number}의 QR 코드`,
    show: '게이트나 만나는 곳에서 이 코드를 화면이나 종이로 보여 주세요. 일행 모두에게 유효하므로 한 분만 가지고 계시면 됩니다.',
    open: '티켓 열기',
  },
  templates: {
    emailCode: ({ code, minutes }) => ({
      subject: `[나루] 인증번호 ${code}`,
      heading: '이메일 인증',
      text: ['회원가입 화면에 아래 인증번호를 입력해 주세요.'],
      code,
      after: [
        `인증번호는 ${minutes}분 동안 유효합니다.`,
        '직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 인증번호 없이는 가입할 수 없습니다.',
      ],
    }),
    guestCode: ({ code, minutes }) => ({
      subject: `[나루] 인증번호 ${code}`,
      heading: '이메일 인증',
      text: ['예약 화면에 아래 인증번호를 입력해 주세요.'],
      code,
      after: [
        `인증번호는 ${minutes}분 동안 유효합니다.`,
        '직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 인증번호 없이는 예약을 보거나 변경할 수 없습니다.',
      ],
    }),
    addressTaken: () => ({
      subject: '[나루] 이미 가입된 이메일입니다',
      heading: '이미 가입된 이메일입니다',
      text: [
        '이 이메일 주소로 회원가입을 시도한 기록이 있습니다. 이미 가입된 주소이므로 인증번호를 보내지 않았습니다.',
        '기존 비밀번호로 로그인하시거나, 비밀번호를 잊으셨다면 새로 설정해 주세요.',
      ],
      action: { label: '로그인하기', path: '/account/login' },
      after: ['본인이 시도하지 않으셨다면 별도로 하실 일은 없습니다.'],
    }),
    welcome: ({ name }) => ({
      subject: '[나루] 가입을 환영합니다',
      heading: `${name}님, 환영합니다`,
      text: [
        '회원가입이 완료되었습니다. 가입 축하 포인트와 쿠폰은 나의 포인트와 나의 쿠폰에서 확인하고 첫 예약부터 사용하실 수 있습니다.',
      ],
      action: { label: '여행 찾아보기', path: '/main' },
    }),
    welcomeBack: ({ name }) => ({
      subject: '[나루] 다시 만나 반갑습니다',
      heading: `${name}님, 다시 만나 반갑습니다`,
      text: ['회원가입이 완료되었습니다. 나루를 다시 찾아 주셔서 감사합니다.'],
      action: { label: '여행 찾아보기', path: '/main' },
    }),
    passwordReset: ({ name, path, minutes }) => ({
      subject: '[나루] 비밀번호 재설정 안내',
      heading: '비밀번호 재설정',
      text: [`${name}님, 나루 계정의 비밀번호 재설정을 요청하셨습니다.`],
      action: { label: '비밀번호 재설정하기', path },
      after: [
        `링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다.`,
        '직접 요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 변경되지 않습니다.',
      ],
    }),
    passwordChanged: ({ name }) => ({
      subject: '[나루] 비밀번호가 변경되었습니다',
      heading: '비밀번호가 변경되었습니다',
      text: [
        `${name}님, 나루 계정의 비밀번호가 변경되어 다른 기기에서는 로그아웃되었습니다.`,
        '직접 변경하지 않으셨다면 지금 바로 비밀번호를 다시 설정해 주세요.',
      ],
      action: { label: '비밀번호 재설정하기', path: '/account/find-password' },
    }),
    phoneCode: ({ code, minutes, phone, password }) => ({
      subject: `[나루] 인증번호 ${code}`,
      heading: '휴대전화 번호 변경',
      text: [`나루 계정의 휴대전화 번호를 변경하려면 아래 인증번호를 입력해 주세요. 새 번호: ${phone}`],
      code,
      after: [
        `인증번호는 ${minutes}분 동안 유효합니다.`,
        password
          ? '직접 요청하지 않으셨다면 다른 사람이 비밀번호를 알고 있을 수 있습니다. 지금 바로 비밀번호를 다시 설정해 주세요.'
          : '직접 요청하지 않으셨다면 다른 사람이 회원님의 계정에 로그인해 있을 수 있습니다. ‘비밀번호 찾기’로 비밀번호를 설정하면 모든 기기에서 로그아웃됩니다.',
      ],
    }),
    accountClosed: ({ name }) => ({
      subject: '[나루] 회원 탈퇴가 완료되었습니다',
      heading: '회원 탈퇴가 완료되었습니다',
      text: [
        `${name}님, 그동안 나루를 이용해 주셔서 감사합니다. 계정이 탈퇴 처리되어 모든 기기에서 로그아웃되었습니다.`,
        '개인정보와 포인트, 쿠폰은 삭제되었습니다. 결제하신 예약의 기록은 관련 법령에 따라 여권번호를 제외하고 보관됩니다.',
      ],
      after: ['언제든지 이 주소로 다시 가입하실 수 있습니다.'],
    }),
    socialChanged: ({ name, social_type, connected }) => {
      const heading = `${provider[social_type]} 로그인 ${connected ? '연결' : '연결 해제'} 안내`
      return {
        subject: `[나루] ${heading}`,
        heading,
        text: [
          connected
            ? `${name}님, 이제 ${provider[social_type]} 계정으로도 나루에 로그인하실 수 있습니다.`
            : `${name}님, ${provider[social_type]} 로그인 연결이 해제되어 더 이상 이 방법으로 로그인하실 수 없습니다.`,
          '직접 변경하지 않으셨다면 지금 바로 비밀번호를 다시 설정하고, 프로필에서 로그인 방법을 확인해 주세요.',
        ],
        action: { label: '비밀번호 재설정하기', path: '/account/find-password' },
      }
    },
    phoneChanged: ({ name, phone }) => ({
      subject: '[나루] 휴대전화 번호가 변경되었습니다',
      heading: '휴대전화 번호가 변경되었습니다',
      text: [
        `${name}님, 나루 계정의 휴대전화 번호가 변경되었습니다. 새 번호: ${phone}`,
        '직접 변경하지 않으셨다면 지금 바로 비밀번호를 다시 설정해 주세요. 다른 모든 기기에서 로그아웃됩니다.',
      ],
      action: { label: '비밀번호 재설정하기', path: '/account/find-password' },
    }),
    reservationMade: ({ transfer, path, ...order }) => ({
      subject: transfer
        ? `[나루] 예약 접수: ${won(order.amount_won)}을 입금해 주세요`
        : `[나루] 예약이 접수되었습니다 (${order.order_id})`,
      heading: order.service
        ? '요청이 접수되었습니다. 입금을 부탁드립니다'
        : transfer
          ? '좌석이 확보되었습니다. 입금을 부탁드립니다'
          : '좌석이 확보되었습니다',
      text: [
        transfer
          ? `${order.name}님, 감사합니다. 아래 입금 기한까지 ${held(order)} 확보해 둡니다. 기한이 지나면 예약이 취소될 수 있습니다.`
          : `${order.name}님, 감사합니다. 예약이 접수되었습니다.`,
      ],
      rows: [...bookingRows({ ...order, path }), ...(transfer ? transferRows(transfer) : [])],
      action: view(path),
      after: transfer ? ['입금 확인을 위해 위의 입금자명을 그대로 사용해 주세요.'] : [],
    }),
    paymentCompleted: (order) => ({
      subject: order.service
        ? `[나루] 요청이 접수되었습니다 (${order.order_id})`
        : `[나루] 결제가 완료되었습니다 (${order.order_id})`,
      heading: order.service ? '요청이 접수되었습니다' : '결제가 완료되었습니다',
      text: order.service
        ? [`${order.name}님, 감사합니다. 요청과 결제를 확인했습니다.`, answerWords(order.service.answer_by)]
        : [
            `${order.name}님, 감사합니다. 결제를 확인했습니다.`,
            `예약 확정까지 ${confirmationDays.min}~${confirmationDays.max}일이 걸립니다.`,
          ],
      rows: bookingRows(order),
      action: view(order.path),
    }),
    depositReminder: ({ transfer, ...order }) => ({
      subject: `[나루] 입금 기한 안내: ${instant(transfer.deadline)}까지 (${order.order_id})`,
      heading: '아직 입금이 확인되지 않았습니다',
      text: [
        `${order.name}님, 아래 입금 기한까지 ${held(order)} 확보해 둡니다. 기한까지 입금되지 않으면 예약이 취소될 수 있습니다.`,
        '이미 입금하셨다면 더 하실 일은 없습니다. 감사합니다.',
      ],
      rows: [...bookingRows(order), ...transferRows(transfer)],
      action: view(order.path),
    }),
    reservationEnded: ({ reason, note, deposit, ...order }) => ({
      subject: `[나루] 예약이 취소되었습니다 (${order.order_id})`,
      heading: '예약이 취소되었습니다',
      text: [`${order.name}님,`, ended[reason], ...(note ? [note] : []), ...(deposit ? [sentAlready(reason)] : [])],
      rows: bookingRows(order),
      action: view(order.path),
      after: ['언제든지 다시 예약하실 수 있습니다.'],
    }),
    bookingConfirmed: (order) => ({
      subject: `[나루] 예약이 확정되었습니다: ${order.bookings[0]?.product_name ?? order.order_id}`,
      heading: order.service ? '요청이 확정되었습니다' : '예약이 확정되었습니다',
      text: [
        order.service
          ? `${order.name}님, 요청하신 내용이 모두 준비되었습니다. 아래 링크에서 자세한 내용을 보시고, 전날까지 항공편과 주소를 바꾸실 수 있습니다.`
          : `${order.name}님, 여행사에서 예약을 확정했습니다. 즐거운 여행 되세요.`,
      ],
      rows: tripRows(order),
      action: view(order.path),
    }),
    cancelRequested: ({ account, ...order }) => ({
      subject: `[나루] 예약 취소가 접수되었습니다 (${order.bookings[0]?.reservation_number ?? order.order_id})`,
      heading: order.by === 'operator' ? '예약 취소 안내' : '취소 요청이 접수되었습니다',
      text: [
        `${order.name}님,`,
        ...(order.by === 'operator' ? whyOperator(order.reason) : []),
        account
          ? `환불 금액은 ${account} 계좌로 보내 드리며, 송금이 끝나면 메일로 알려 드리겠습니다.`
          : '계좌이체로 결제하신 예약입니다. 예약 상세 화면에서 환불받을 계좌를 입력해 주세요.',
      ],
      rows: [...tripRows(order), ...refundRows(order)],
      action: view(order.path),
    }),
    bookingCancelled: ({ coupons, ...order }) => ({
      subject: `[나루] 예약이 취소되었습니다 (${order.bookings[0]?.reservation_number ?? order.order_id})`,
      heading: '예약이 취소되었습니다',
      text: [
        `${order.name}님,`,
        ...(order.by === 'operator' ? whyOperator(order.reason) : ['요청하신 대로 예약을 취소했습니다.']),
        ...(order.amount_won > 0 ? [refundTo[order.to]] : []),
      ],
      rows: [...tripRows(order), ...refundRows(order)],
      action: view(order.path),
      after: coupons.map(couponAfter),
    }),
    refundFailed: (refund) => ({
      subject: `[나루] 환불이 거절되었습니다 (${refund.reservation_number})`,
      heading: '환불이 거절되었습니다',
      text: [
        '결제 대행사가 환불을 처리하지 않았습니다. 담당자가 확인할 때까지 취소가 완료되지 않습니다. 환불을 다시 시도하거나, 직접 송금하거나, 취소 요청을 반려해 주세요.',
      ],
      rows: [
        [refund.product_name, `예약번호 ${refund.reservation_number}`],
        ['예약 대표자', refund.representative_name],
        ['환불 금액', won(refund.amount_won)],
        ['코드', refund.code],
        ['결제 대행사 메시지', refund.message],
        ['시도 횟수', `${refund.tries}회`],
      ],
    }),
    serviceRequested: ({ soon, ...asked }) => ({
      subject: `[나루] ${soon ? '답변 기한 임박' : '새 요청'}: ${asked.reservation_number}`,
      heading: soon ? '아직 답변하지 않은 요청이 있습니다' : '답변할 요청이 있습니다',
      text: [
        soon
          ? '결제가 끝난 요청이며 약속한 답변 기한이 다가옵니다. 확정하거나 사유를 적어 취소해 주세요. 사유는 고객에게 전달되고 결제 금액은 전액 환불됩니다.'
          : '결제가 끝난 요청입니다. 확정하거나 사유를 적어 취소해 주세요. 사유는 고객에게 전달되고 결제 금액은 전액 환불됩니다.',
      ],
      rows: [
        [asked.product_name, `예약번호 ${asked.reservation_number}`],
        ['옵션', asked.option_name],
        ['이용 일시', `${day(asked.date)} ${asked.start_time} (한국 시간)`],
        ['인원', `${asked.number_of_travelers}명`],
        ['대표자', asked.representative_name],
        ['결제 금액', won(asked.amount_won)],
        ['답변 기한', `${instant(asked.answer_by)} (한국 시간)`],
      ],
    }),
    cancelDeclined: ({ reason, ...order }) => ({
      subject: `[나루] 예약이 그대로 유지됩니다 (${order.bookings[0]?.reservation_number ?? order.order_id})`,
      heading: '예약이 그대로 유지됩니다',
      text: [
        `${order.name}님, 취소 요청을 받아들이지 못했습니다. 예약은 그대로 유지되며 환불되는 금액은 없습니다.`,
        `사유: ${reason}`,
      ],
      rows: tripRows(order),
      action: view(order.path),
    }),
    tourTomorrow: (tour) => ({
      subject: `[나루] 내일 ${tour.start_time}${tour.service ? '' : ' 출발'}: ${tour.product_name}`,
      heading: tour.service ? '내일 모시겠습니다' : '내일은 여행하시는 날입니다',
      text: [
        tour.service
          ? `${tour.name}님, 모든 준비를 마쳤습니다. 자세한 내용은 아래 링크에서 보실 수 있습니다.`
          : `${tour.name}님, 내일 뵙겠습니다. 출발 10분 전까지 만나는 곳으로 ${ready(tour)}.`,
      ],
      rows: [
        [tour.product_name, `예약번호 ${tour.reservation_number}`],
        [tour.service ? '이용 일시' : '출발 일시', `${day(tour.date)} ${tour.start_time} (한국 시간)`],
        ['만나는 곳', tour.meeting_point],
        ['인원', `${tour.number_of_travelers}명`],
      ],
      action: tour.voucher ? { label: '바우처 열기', path: tour.path } : view(tour.path),
      after: tour.voucher
        ? [
            '바우처는 한 번 열어 두면 인터넷 연결 없이도 볼 수 있습니다.',
            '예약 상세 페이지에서 출발 일정을 캘린더에 추가할 수도 있습니다.',
          ]
        : [],
    }),
    reviewRequest: ({ name, product_name, date, path, points }) => ({
      subject: `[나루] ${product_name}, 어떠셨나요?`,
      heading: '여행은 어떠셨나요?',
      text: [
        `${name}님, 즐거운 하루 보내셨기를 바랍니다. 짧은 후기 한 편이 다른 여행자의 선택과 현지 진행팀에 큰 도움이 됩니다.`,
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
      text: [`${name}님, 아래 혜택은 표시된 시각까지 예약에 사용하실 수 있습니다.`],
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
    inquiryReceived: ({ name, number, type, title, path }) => ({
      subject: `[나루] 문의가 접수되었습니다 (${number})`,
      heading: '문의가 접수되었습니다',
      text: [
        name
          ? `${name}님, 문의해 주셔서 감사합니다. 서울 기준 다음 영업일에 답변드리겠습니다.`
          : '문의해 주셔서 감사합니다. 서울 기준 다음 영업일에 이 메일 주소로 답변드리겠습니다.',
      ],
      rows: [
        ['문의번호', number],
        ['문의 유형', inquiryTypes[type]],
        ...(title === null ? [] : [['제목', title] as [string, string]]),
      ],
      ...(path !== null && { action: { label: '문의 확인하기', path } }),
      after: path === null ? ['직접 문의하지 않으셨다면 이 메일을 무시하셔도 됩니다.'] : [],
    }),
    inquiryAnswered: ({ name, number, title, question, answer, guest, path }) => ({
      subject: `[나루] 문의에 답변드립니다 (${number})`,
      heading: title,
      text: [name ? `${name}님, 문의하신 내용에 답변드립니다.` : '문의하신 내용에 답변드립니다.', ...linesOf(answer)],
      rows: [['문의번호', number]],
      ...(path !== null && { action: { label: guest ? '이어서 문의하기' : '문의 확인하기', path } }),
      after: ['문의하신 내용', ...linesOf(question)],
    }),
    quotationRequested: ({ name, number, path }) => ({
      subject: `[나루] 견적 요청이 접수되었습니다 (${number})`,
      heading: '견적 요청이 접수되었습니다',
      text: [
        `${name}님, 견적을 요청해 주셔서 감사합니다. 일정과 가이드, 차량을 확인한 뒤 서울 기준 영업일 ${offerDays}일 이내에 견적을 보내 드리겠습니다.`,
      ],
      rows: [['견적번호', number]],
      action: { label: '요청 내용 확인하기', path },
    }),
    quotationOffered: ({ name, number, path, ...offer }) => ({
      subject: `[나루] 견적이 도착했습니다: ${offer.title} (${number})`,
      heading: '견적이 도착했습니다',
      text: [`${name}님, 요청하신 단체 여행의 견적을 보내 드립니다.`],
      rows: offerRows(offer),
      action: { label: '견적 확인하고 수락하기', path },
      after: ['견적 페이지에서 문의하거나 거절하실 수 있으며, 수락하시면 카드나 계좌이체로 결제하실 수 있습니다.'],
    }),
    quotationAnswered: ({ name, number, path, answer }) => ({
      subject: `[나루] 견적에 관해 안내드립니다 (${number})`,
      heading: '견적에 관해 안내드립니다',
      text: [`${name}님, 안녕하세요.`, ...linesOf(answer)],
      rows: [['견적번호', number]],
      action: { label: '견적 확인하기', path },
    }),
    quotationExpiring: ({ name, number, path, ...offer }) => ({
      subject: `[나루] 견적의 유효 기간이 곧 끝납니다 (${number})`,
      heading: '견적의 유효 기간이 곧 끝납니다',
      text: [
        `${name}님, 이 견적은 ${instant(offer.valid_until)}(서울 시간)까지 수락하실 수 있습니다. 그 뒤에는 일정과 금액을 다시 확인해야 합니다.`,
      ],
      rows: offerRows(offer),
      action: { label: '견적 확인하고 수락하기', path },
    }),
  },
}
