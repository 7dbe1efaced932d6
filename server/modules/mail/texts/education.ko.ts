import type { ReportSection } from '#contract/education/report/sections'
import type { Section } from '#contract/education/sections'
import type { MailTemplates } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'
import { linesOf } from '../mail.lines'

const { day, instant, won } = formatsOf('ko')

const sections: Record<Section, string> = {
  contact: '기관과 담당자',
  people: '학생과 교사',
  trip: '서울 일정',
  support: '지원 항목',
  documents: '제출 서류',
}

const reportSections: Record<ReportSection, string> = {
  days: '날짜별 활동',
  people: '실제 참가 인원',
  receipts: '영수증',
  photos: '사진',
}
const reminders = {
  week: {
    subject: '결과보고서 제출 기한이 다가옵니다',
    heading: '결과보고서를 제출해 주세요',
    text: '즐거운 여행이 되셨기를 바랍니다. 실제 진행한 일정과 참가 인원, 영수증, 사진을 정리해 기한 안에 결과보고서를 제출해 주세요.',
  },
  day: {
    subject: '결과보고서 제출 기한이 곧 끝납니다',
    heading: '결과보고서 제출 기한이 곧 끝납니다',
    text: '아직 결과보고서가 접수되지 않았습니다. 작성하신 내용은 저장되어 있으니 확인한 뒤 기한 안에 제출해 주세요.',
  },
  late: {
    subject: '결과보고서 제출 기한이 지났습니다',
    heading: '결과보고서 제출 기한이 지났습니다',
    text: '결과보고서 제출 기한이 지났습니다. 지금도 제출하실 수 있으며, 제출하시기 전에는 지원금을 정산할 수 없습니다.',
  },
}

const numbered = (number: string, organization: string): [string, string][] => [
  ['신청번호', number],
  ['기관명', organization],
]

/** Mails of education travel. */
export const education = {
  applicationSubmitted: ({ name, number, organization, path, again, arrival, departure, submitted_at }) => ({
    subject: again
      ? `[서울 교육여행] 보완한 신청서가 접수되었습니다 (${number})`
      : `[서울 교육여행] 신청서가 접수되었습니다 (${number})`,
    heading: again ? '보완한 신청서가 접수되었습니다' : '신청서가 접수되었습니다',
    text: [
      `${name} 님, 신청서가 ${instant(submitted_at)}(서울 시간)에 제출되었습니다. 검토를 마치거나 확인이 필요한 사항이 있으면 이메일로 알려 드리겠습니다.`,
    ],
    rows: [...numbered(number, organization), ['입국일', day(arrival)], ['출국일', day(departure)]],
    action: { label: '신청서 확인하기', path },
    after: ['제출하신 내용은 언제든지 확인하고 PDF로 저장하실 수 있습니다.'],
  }),
  applicationInvitation: ({ name, number, organization, path, days }) => ({
    subject: `[서울 교육여행] 신청서 공동 작성에 초대되었습니다 (${number})`,
    heading: '신청서를 함께 작성해 주세요',
    text: [
      `${name} 님이 학생 단체 지원 사업의 신청서를 함께 작성하자고 초대했습니다.`,
      `로그인하거나 회원으로 가입하시면 ‘내 신청서’에서 신청서를 보실 수 있습니다. 초대 링크는 ${days}일 동안 한 분만 사용하실 수 있습니다.`,
    ],
    rows: numbered(number, organization),
    action: { label: '초대 수락하기', path },
    after: ['짐작 가는 일이 없으시면 이 메일을 무시하셔도 됩니다.'],
  }),
  applicationAskedBack: ({ name, number, organization, path, sections: revised }) => ({
    subject: `[서울 교육여행] 신청서를 보완해 주세요 (${number})`,
    heading: '신청서를 보완해 주세요',
    text: [
      `${name} 님, 신청서를 검토한 결과 아래 항목의 보완이 필요합니다. 해당 항목만 다시 수정하실 수 있으며, 나머지 항목은 그대로 유지됩니다.`,
      ...revised.flatMap(({ section, comments }) => [
        `[${sections[section]}]`,
        ...comments.flatMap((comment) => linesOf(comment).map((line) => `– ${line}`)),
      ]),
    ],
    rows: numbered(number, organization),
    action: { label: '신청서 보완하기', path },
    after: ['수정한 뒤에는 반드시 다시 제출해 주세요. 제출하시기 전에는 저희에게 전달되지 않습니다.'],
  }),
  applicationMention: ({ name, by, number, organization, path }) => ({
    subject: `[서울 교육여행] ${by} 님이 ${number} 신청서의 메모에서 담당자님을 언급했습니다`,
    heading: '동료가 확인을 요청했습니다',
    text: [`${name} 님, ${by} 님이 아래 신청서의 메모에서 담당자님을 언급했습니다. 로그인한 뒤 메모를 확인해 주세요.`],
    rows: numbered(number, organization),
    action: { label: '신청서 열기', path },
  }),
  applicationDecided: ({ name, number, organization, path, granted_won, reason }) => ({
    subject:
      granted_won === null
        ? `[서울 교육여행] 신청 결과를 안내드립니다 (${number})`
        : `[서울 교육여행] 지원 대상으로 선정되었습니다 (${number})`,
    heading: granted_won === null ? '이번에는 지원해 드리지 못하게 되었습니다' : '지원 대상으로 선정되었습니다',
    text:
      granted_won === null
        ? [
            `${name} 님, 신청해 주셔서 감사합니다. 아쉽게도 이번 여행은 지원해 드리지 못하게 되었습니다.`,
            ...linesOf(reason),
          ]
        : [`${name} 님, 이번 여행을 지원하게 되어 기쁩니다. 지원은 아래 금액 안에서 현물로 제공됩니다.`],
    rows: [
      ...numbered(number, organization),
      ...(granted_won === null ? [] : [['지원 결정액', won(granted_won)] satisfies [string, string]]),
    ],
    action: { label: '신청서 확인하기', path },
  }),
  reportReminder: ({ name, number, organization, path, kind, due }) => ({
    subject: `[서울 교육여행] ${reminders[kind].subject} (${number})`,
    heading: reminders[kind].heading,
    text: [`${name} 님, ${reminders[kind].text}`],
    rows: [...numbered(number, organization), ['제출 기한', day(due)]],
    action: { label: '결과보고서 작성하기', path },
    after: ['기한은 서울 날짜를 기준으로 합니다.'],
  }),
  reportAskedBack: ({ name, number, organization, path, sections: revised }) => ({
    subject: `[서울 교육여행] 결과보고서를 보완해 주세요 (${number})`,
    heading: '결과보고서를 보완해 주세요',
    text: [
      `${name} 님, 결과보고서를 보내 주셔서 감사합니다. 검토한 결과 아래 항목의 보완이 필요합니다. 해당 항목만 다시 수정하실 수 있으며, 나머지 항목은 그대로 유지됩니다.`,
      ...revised.flatMap(({ section, comments }) => [
        `[${reportSections[section]}]`,
        ...comments.flatMap((comment) => linesOf(comment).map((line) => `– ${line}`)),
      ]),
    ],
    rows: numbered(number, organization),
    action: { label: '결과보고서 보완하기', path },
    after: ['수정한 뒤에는 반드시 다시 제출해 주세요. 제출하시기 전에는 저희에게 전달되지 않습니다.'],
  }),
  reportCompleted: ({ name, number, organization, path, granted_won, paid_won, paid_on, less }) => ({
    subject: `[서울 교육여행] 결과보고서가 승인되었습니다 (${number})`,
    heading: '결과보고서가 승인되었습니다',
    text: [
      `${name} 님, 서울을 찾아 주시고 결과보고서를 보내 주셔서 감사합니다. 지원금 정산이 완료되었습니다.`,
      ...(less.length > 0 ? ['다음 영수증은 일부만 인정되었습니다.'] : []),
      ...less.flatMap(({ what, won: claimed, accepted_won, words }) => [
        `– ${what}: ${won(claimed)} 중 ${won(accepted_won)} 인정`,
        ...linesOf(words),
      ]),
    ],
    rows: [
      ...numbered(number, organization),
      ['지원 결정액', won(granted_won)],
      ['업체에 지급한 금액', won(paid_won)],
      ['지급일', day(paid_on)],
    ],
    action: { label: '결과보고서 확인하기', path },
  }),
} satisfies Partial<MailTemplates>
