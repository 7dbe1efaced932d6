import { linesOf } from '../mail.lines'
import type { MailTemplates } from '../mail.types'
import type { PassMails } from '../pass.types'

const rows = ({ number, place }: PassMails['partnershipReceived']): [string, string][] => [
  ['접수 번호', number],
  ['장소', place],
]
const kept = '이 링크를 가진 사람은 신청 내용을 보고 취소할 수 있습니다. 다른 사람에게 전달하지 마세요.'
const keptToRead = '이 링크를 가진 사람은 신청 내용을 볼 수 있습니다. 다른 사람에게 전달하지 마세요.'

/** Mails of the city pass. */
export const pass = {
  partnershipReceived: (about) => ({
    subject: `[서울라이트 패스] 제휴 신청을 받았습니다: ${about.number}`,
    heading: '신청해 주셔서 감사합니다',
    text: [`${about.name}님, 서울라이트 패스 제휴 신청이 접수되었습니다. 보통 영업일 기준 5일 안에 답변드립니다.`],
    rows: rows(about),
    action: { label: '신청 내용 보기', path: about.path },
    after: [kept],
  }),
  partnershipAsked: (about) => ({
    subject: `[서울라이트 패스] 제휴 신청에 확인할 내용이 있습니다: ${about.number}`,
    heading: '확인할 내용이 있습니다',
    text: [`${about.name}님, 결정에 앞서 다음 내용을 알려 주세요.`, ...linesOf(about.question)],
    rows: rows(about),
    action: { label: '답변하기', path: about.path },
    after: [kept],
  }),
  partnershipDecided: (about) => ({
    subject: about.approved
      ? `[서울라이트 패스] 제휴가 승인되었습니다: ${about.number}`
      : `[서울라이트 패스] 제휴 신청 결과 안내: ${about.number}`,
    heading: about.approved ? '제휴가 승인되었습니다' : '제휴 신청을 승인하지 못했습니다',
    text: about.approved
      ? [
          `${about.name}님, 함께하게 되어 기쁩니다. 지금 장소 페이지를 준비하고 있으며, 공개하기 전에 운영 시간과 요금을 확인하기 위해 연락드리겠습니다.`,
          '입구에서 패스를 스캔하려면 나루 계정이 필요합니다. 이 이메일로 계정을 만들고, 함께 일하는 분들의 계정 이메일도 알려 주세요.',
        ]
      : [
          `${about.name}님, 관심을 가져 주셔서 감사합니다. 아쉽게도 이번에는 함께하지 못하게 되었습니다.`,
          ...linesOf(about.reason),
        ],
    rows: rows(about),
    action: { label: '신청 내용 보기', path: about.path },
    after: [keptToRead],
  }),
} satisfies Pick<MailTemplates, keyof PassMails>
