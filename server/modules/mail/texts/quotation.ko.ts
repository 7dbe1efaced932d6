import { offerDays } from '#contract/quotation-limits'
import type { MailedOffer, MailTemplates } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'
import { linesOf } from '../mail.lines'

const { day, instant, won } = formatsOf('ko')

const offerRows = ({ title, date, lines, total_won, valid_until }: MailedOffer): [string, string][] => [
  [title, day(date)],
  ...lines.map(({ label, quantity, amount_won }): [string, string] => [`${label} × ${quantity}`, won(amount_won)]),
  ['합계', won(total_won)],
  ['유효 기간', `${instant(valid_until)}까지 (서울 시간)`],
]

/** Mails of quotations for groups. */
export const quotation = {
  quotationRequested: ({ name, number, path }) => ({
    subject: `[나루] 견적 요청이 접수되었습니다 (${number})`,
    heading: '견적 요청이 접수되었습니다',
    text: [
      `${name} 님, 견적을 요청해 주셔서 감사합니다. 일정과 가이드, 차량을 확인한 뒤 서울 기준 영업일 ${offerDays}일 이내에 견적을 보내 드리겠습니다.`,
    ],
    rows: [['견적번호', number]],
    action: { label: '요청 내용 확인하기', path },
  }),
  quotationOffered: ({ name, number, path, ...offer }) => ({
    subject: `[나루] 견적이 도착했습니다: ${offer.title} (${number})`,
    heading: '견적이 도착했습니다',
    text: [`${name} 님, 요청하신 단체 여행의 견적을 보내 드립니다.`],
    rows: offerRows(offer),
    action: { label: '견적 확인하고 수락하기', path },
    after: ['견적 페이지에서 문의하거나 거절하실 수 있으며, 수락하시면 카드나 계좌이체로 결제하실 수 있습니다.'],
  }),
  quotationAnswered: ({ name, number, path, answer }) => ({
    subject: `[나루] 견적에 관해 안내드립니다 (${number})`,
    heading: '견적에 관해 안내드립니다',
    text: [`${name} 님, 안녕하세요.`, ...linesOf(answer)],
    rows: [['견적번호', number]],
    action: { label: '견적 확인하기', path },
  }),
  quotationExpiring: ({ name, number, path, ...offer }) => ({
    subject: `[나루] 견적의 유효 기간이 곧 끝납니다 (${number})`,
    heading: '견적의 유효 기간이 곧 끝납니다',
    text: [
      `${name} 님, 이 견적은 ${instant(offer.valid_until)}(서울 시간)까지 수락하실 수 있습니다. 그 뒤에는 일정과 금액을 다시 확인해야 합니다.`,
    ],
    rows: offerRows(offer),
    action: { label: '견적 확인하고 수락하기', path },
  }),
} satisfies Partial<MailTemplates>
