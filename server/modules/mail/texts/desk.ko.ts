import type { MailTemplates } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'

const { day, instant, won } = formatsOf('ko')

/** Mails to the operators' desk. */
export const desk = {
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
  serviceRequested: ({ soon, ...service }) => ({
    subject: `[나루] ${soon ? '답변 기한 임박' : '새 요청'}: ${service.reservation_number}`,
    heading: soon ? '아직 답변하지 않은 요청이 있습니다' : '답변할 요청이 있습니다',
    text: [
      soon
        ? '결제가 끝난 요청이며 약속한 답변 기한이 다가옵니다. 확정하거나 사유를 적어 취소해 주세요. 사유는 고객에게 전달되고 결제 금액은 전액 환불됩니다.'
        : '결제가 끝난 요청입니다. 확정하거나 사유를 적어 취소해 주세요. 사유는 고객에게 전달되고 결제 금액은 전액 환불됩니다.',
    ],
    rows: [
      [service.product_name, `예약번호 ${service.reservation_number}`],
      ['옵션', service.option_name ?? ''],
      ['이용 일시', `${day(service.date)} ${service.start_time} (한국 시간)`],
      ['인원', `${service.number_of_travelers}명`],
      ['대표자', service.representative_name],
      ['결제 금액', won(service.amount_won)],
      ['답변 기한', `${instant(service.answer_by)} (한국 시간)`],
    ],
  }),
} satisfies Partial<MailTemplates>
