import type { InquiryType } from '#contract/inquiry-types'
import type { MailTemplates } from '#server/modules/mail/mail.types'
import { linesOf } from '../mail.lines'
import { siteName } from '../mail.sites'

const inquiryTypes: Record<InquiryType, string> = {
  reservation: '예약',
  payment: '결제·환불',
  product: '상품',
  partnership: '제휴',
  eligibility: '지원 대상',
  application: '신청',
  documents: '서류',
  report: '결과 보고',
  account: '회원 정보',
  other: '기타',
}

/** Mails of inquiries. */
export const inquiry = {
  inquiryReceived: ({ site, name, number, type, title, path }) => ({
    subject: `[${siteName(site, 'ko')}] 문의가 접수되었습니다 (${number})`,
    heading: '문의가 접수되었습니다',
    text: [
      name
        ? `${name} 님, 문의해 주셔서 감사합니다. 서울 기준 다음 영업일에 답변드리겠습니다.`
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
  inquiryAnswered: ({ site, name, number, title, question, answer, guest, path }) => ({
    subject: `[${siteName(site, 'ko')}] 문의에 답변드립니다 (${number})`,
    // The address may not be the guest's own, so the guest's words must not come first.
    heading: guest ? '문의에 대한 답변입니다' : title,
    text: [name ? `${name} 님, 문의하신 내용에 답변드립니다.` : '문의하신 내용에 답변드립니다.', ...linesOf(answer)],
    rows: [['문의번호', number]],
    ...(path !== null && { action: { label: guest ? '이어서 문의하기' : '문의 확인하기', path } }),
    after: ['문의하신 내용', ...linesOf(question)],
  }),
  inquiryHandedOver: ({ site, name, by, number, type, path }) => ({
    subject: `[${siteName(site, 'ko')}] ${by} 님이 ${number} 문의를 인계했습니다`,
    heading: '문의를 인계받았습니다',
    text: [`${name} 님, ${by} 님이 아래 문의의 담당자를 ${name} 님으로 변경했습니다. 로그인한 뒤 확인해 주세요.`],
    rows: [
      ['문의번호', number],
      ['문의 유형', inquiryTypes[type]],
    ],
    action: { label: '문의 열기', path },
  }),
} satisfies Partial<MailTemplates>
