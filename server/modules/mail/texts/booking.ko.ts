import { answerHours } from '#contract/periods'
import type { MailedOrder, MailTemplates, MailValues } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'
import { bookingRows, called, departureRows, transferRows, tripRows, view } from './booking-words.ko'

const { day, instant, won } = formatsOf('ko')

const ended = {
  expired: '결제 가능 시간이 지나 좌석이 반환되었습니다. 청구된 금액은 없습니다.',
  cancelled: '결제 전에 예약이 취소되었습니다. 청구된 금액은 없습니다.',
  sold_out: '결제가 완료되기 전에 좌석이 매진되었습니다. 청구된 금액은 없습니다.',
  operator: '여행사 사정으로 결제 전에 예약이 취소되었습니다. 청구된 금액은 없습니다.',
}

const endedBooth = {
  expired: '결제 가능 시간이 지나 부스 예약이 해제되었습니다. 청구된 금액은 없습니다.',
  cancelled: '결제 전에 부스 신청이 취소되었습니다. 청구된 금액은 없습니다.',
  sold_out: '결제가 완료되기 전에 다른 신청자가 부스를 예약했습니다. 청구된 금액은 없습니다.',
  operator: '주최 측 사정으로 결제 전에 부스 신청이 취소되었습니다. 청구된 금액은 없습니다.',
}

const endedPass = {
  expired: '결제 가능 시간이 지나 주문이 취소되었습니다. 청구된 금액은 없습니다.',
  cancelled: '결제 전에 주문이 취소되었습니다. 청구된 금액은 없습니다.',
  sold_out: '결제가 완료되기 전에 주문이 취소되었습니다. 청구된 금액은 없습니다.',
  operator: '운영사 사정으로 결제 전에 주문이 취소되었습니다. 청구된 금액은 없습니다.',
}
const endedOf = ({ booth, pass }: Pick<MailedOrder, 'booth' | 'pass'>) =>
  booth ? endedBooth : pass ? endedPass : ended

/** A member who was asked to transfer money may have sent it already. */
const sentAlready = ({ reason, booth, pass }: MailValues['reservationEnded']) =>
  reason === 'expired'
    ? `이미 입금하셨다면 다시 보내지 않으셔도 됩니다. 입금이 확인되면 ${pass ? '패스를 발급해 드리거나' : booth ? '부스를 다시 확보하고, 남은 부스가 없으면' : '좌석을 다시 확보하고, 좌석이 없으면'} 입금하신 금액을 돌려드립니다.`
    : '이미 입금하셨다면 주문번호와 함께 문의해 주세요. 입금하신 금액을 돌려드립니다.'

const ready = ({ voucher, tickets = [] }: MailValues['tourTomorrow']) => {
  if (voucher) return '오시고, 인쇄하거나 휴대전화에 띄운 바우처를 준비해 주세요'
  return tickets.length > 0 ? '오시고, 인쇄하거나 휴대전화에 띄운 아래 QR 코드를 준비해 주세요' : '와 주세요'
}

/** A service is requested and answered; it holds no seats. */
const held = ({ service, booth, pass }: Pick<MailedOrder, 'service' | 'booth' | 'pass'>) =>
  service ? '요청하신 내용을 그대로' : booth ? '부스를' : pass ? '주문을' : '좌석을'

const answerWords = (until: string | null) =>
  `${answerHours}시간 안에${until ? `(${instant(until)}까지, 한국 시간)` : ''} 메일로 답변드립니다. 진행이 어려운 경우에는 결제하신 금액을 전액 돌려드립니다.`

/** Mails from a reservation to the day of departure. */
export const booking = {
  reservationMade: ({ transfer, path, ...order }) => ({
    subject: transfer
      ? `[나루] ${called(order)} 접수: ${won(order.amount_won)}을 입금해 주세요`
      : `[나루] ${called(order)}이 접수되었습니다 (${order.order_id})`,
    heading: order.service
      ? '요청이 접수되었습니다. 입금을 부탁드립니다'
      : order.booth
        ? '부스가 확보되었습니다. 입금을 부탁드립니다'
        : order.pass
          ? '주문이 접수되었습니다. 입금을 부탁드립니다'
          : transfer
            ? '좌석이 확보되었습니다. 입금을 부탁드립니다'
            : '좌석이 확보되었습니다',
    text: [
      transfer
        ? `${order.name} 님, 감사합니다. 아래 입금 기한까지 ${held(order)} 확보해 둡니다. 기한이 지나면 ${called(order)}이 취소될 수 있습니다.`
        : `${order.name} 님, 감사합니다. ${called(order)}이 접수되었습니다.`,
    ],
    rows: [...bookingRows({ ...order, path }), ...(transfer ? transferRows(transfer) : [])],
    action: view(path, order.pass),
    after: transfer ? ['입금 확인을 위해 위의 입금자명을 그대로 사용해 주세요.'] : [],
  }),
  paymentCompleted: (order) => ({
    subject: order.service
      ? `[나루] 요청이 접수되었습니다 (${order.order_id})`
      : `[나루] 결제가 완료되었습니다 (${order.order_id})`,
    heading: order.service ? '요청이 접수되었습니다' : '결제가 완료되었습니다',
    text: order.service
      ? [`${order.name} 님, 감사합니다. 요청과 결제를 확인했습니다.`, answerWords(order.service.answer_by)]
      : [
          `${order.name} 님, 감사합니다. 결제를 확인했습니다.`,
          order.pass
            ? '패스가 준비되었습니다. 첫 방문지에서 QR 코드를 보여 주시면 그때부터 사용이 시작되며, 그 전에는 전액 환불받으실 수 있습니다.'
            : `${order.booth ? '사무국이' : '운영사가'} ${order.confirmed_by ? `${day(order.confirmed_by)}까지 예약을 확정하며` : '예약을 확정하면'}, 메일로 알려 드립니다.`,
        ],
    rows: bookingRows(order),
    action: view(order.path, order.pass),
  }),
  depositReminder: ({ transfer, ...order }) => ({
    subject: `[나루] 입금 기한 안내: ${instant(transfer.deadline)}까지 (${order.order_id})`,
    heading: '아직 입금이 확인되지 않았습니다',
    text: [
      `${order.name} 님, 아래 입금 기한까지 ${held(order)} 확보해 둡니다. 기한까지 입금되지 않으면 ${called(order)}이 취소될 수 있습니다.`,
      '이미 입금하셨다면 더 하실 일은 없습니다. 감사합니다.',
    ],
    rows: [...bookingRows(order), ...transferRows(transfer)],
    action: view(order.path, order.pass),
  }),
  reservationEnded: ({ reason, note, deposit, ...order }) => ({
    subject: `[나루] ${called(order)}이 취소되었습니다 (${order.order_id})`,
    heading: `${called(order)}이 취소되었습니다`,
    text: [
      `${order.name} 님,`,
      endedOf(order)[reason],
      ...(note ? [note] : []),
      ...(deposit ? [sentAlready({ reason, note, deposit, ...order })] : []),
    ],
    rows: bookingRows(order),
    action: view(order.path, order.pass),
    after: [`언제든지 다시 ${called(order)}하실 수 있습니다.`],
  }),
  bookingConfirmed: (order) => ({
    subject: `[나루] 예약이 확정되었습니다: ${order.bookings[0]?.product_name ?? order.order_id}`,
    heading: order.service ? '요청이 확정되었습니다' : '예약이 확정되었습니다',
    text: [
      order.service
        ? `${order.name} 님, 요청하신 내용이 모두 준비되었습니다. 아래 링크에서 자세한 내용을 보시고, 전날까지 항공편과 주소를 바꾸실 수 있습니다.`
        : order.booth
          ? `${order.name} 님, 부스가 확정되었습니다. 전시장에서 뵙겠습니다.`
          : `${order.name} 님, 여행사에서 예약을 확정했습니다. 즐거운 여행 되세요.`,
    ],
    rows: tripRows(order),
    action: view(order.path, order.pass),
  }),
  bookingMoved: ({ was, reason, ...order }) => ({
    subject: `[나루] 출발 일정이 변경되었습니다: ${order.bookings[0]?.product_name ?? order.order_id}`,
    heading: '예약 일정이 변경되었습니다',
    text: [
      `${order.name} 님, ${day(was.date)} ${was.start_time} 예약이 아래 일정으로 변경되었습니다. 결제하신 금액은 그대로입니다.`,
      `사유: ${reason}`,
    ],
    rows: tripRows(order),
    action: view(order.path),
    after: ['이전에 저장하거나 인쇄한 바우처는 더 이상 사용할 수 없습니다.'],
  }),
  partyChanged: ({ was, difference_won, reason, ...order }) => ({
    subject: `[나루] 여행자가 변경되었습니다: ${order.bookings[0]?.product_name ?? order.order_id}`,
    heading: '예약의 여행자가 변경되었습니다',
    text: [
      `${order.name} 님, 예약의 여행자가 변경되었습니다. 변경된 예약은 아래와 같습니다.`,
      `사유: ${reason}`,
      difference_won === 0
        ? '금액은 그대로입니다.'
        : difference_won > 0
          ? `변경 후 금액은 예약하신 금액보다 ${won(difference_won)} 많습니다. 추가 결제는 따로 안내해 드리겠습니다.`
          : `변경 후 금액은 예약하신 금액보다 ${won(-difference_won)} 적습니다. 차액 환불은 따로 안내해 드리겠습니다.`,
    ],
    rows: tripRows(order),
    action: view(order.path),
    after:
      was === order.bookings[0]?.number_of_travelers
        ? []
        : ['이전에 저장하거나 인쇄한 바우처는 더 이상 사용할 수 없습니다.'],
  }),
  tourTomorrow: (tour) => ({
    subject: `[나루] 내일 ${tour.start_time}${tour.service ? '' : ' 출발'}: ${tour.product_name}`,
    heading: tour.service ? '내일 모시겠습니다' : '내일은 여행하시는 날입니다',
    text: [
      tour.service
        ? `${tour.name} 님, 모든 준비를 마쳤습니다. 자세한 내용은 아래 링크에서 보실 수 있습니다.`
        : `${tour.name} 님, 내일 뵙겠습니다. 출발 10분 전까지 만나는 곳으로 ${ready(tour)}.`,
    ],
    rows: departureRows(tour, tour.service),
    action: tour.voucher ? { label: '바우처 열기', path: tour.path } : view(tour.path),
    after: tour.voucher
      ? [
          '바우처는 한 번 열어 두면 인터넷 연결 없이도 볼 수 있습니다.',
          '예약 상세 페이지에서 출발 일정을 캘린더에 추가할 수도 있습니다.',
        ]
      : [],
  }),
} satisfies Partial<MailTemplates>
