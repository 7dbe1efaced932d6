import type { TourArea } from '#contract/survey/tour'
import { formatsOf } from '../mail.formats'
import type { MailTemplates } from '../mail.types'
import type { SurveyMails } from '../survey.types'

const { day } = formatsOf('ko')

const areas: Record<TourArea, string> = {
  seoul: '서울',
  seorak: '설악',
  jeonju: '전주',
  busan1: '부산 1',
  busan2: '부산 2',
  jeju1: '제주 1',
  jeju2: '제주 2',
  jeju3: '제주 3',
}

type About = SurveyMails['surveyThanks']
const rows = ({ area, starts_on, ends_on, closes_on }: About): [string, string][] => [
  ['투어', areas[area]],
  ['일정', `${day(starts_on)} – ${day(ends_on)}`],
  ['설문 마감', `${day(closes_on)} (한국 시간)`],
]
const how =
  '설문 페이지에서 이 코드를 입력해 주세요. 회원 가입은 필요 없습니다. 중간에 멈춰도 나중에 이어서, 다른 기기에서도 답할 수 있습니다.'
const coded = ({ participant_code }: About) => (participant_code ? { code: participant_code } : {})

/** Mails about the surveys of tours. */
export const survey = {
  surveyInvitation: (about) => ({
    subject: `${areas[about.area]} 투어: ${about.kind === 'preliminary' ? '출발 전 설문 안내' : '투어는 어떠셨나요?'}`,
    heading: about.kind === 'preliminary' ? '출발하기 전에' : '투어는 어떠셨나요?',
    text: [
      about.kind === 'preliminary'
        ? `${about.name} 님, 투어가 확정되었습니다. 무엇을 알고 있고 무엇이 기대되는지 5분 정도 시간을 내어 알려 주세요.`
        : `${about.name} 님, 함께해 주셔서 감사합니다. 투어가 어땠는지 5분 정도 시간을 내어 알려 주세요.`,
      how,
    ],
    ...coded(about),
    rows: rows(about),
    action: { label: '설문 열기', path: about.path },
    after: ['코드를 아는 사람은 작성 중인 답변을 볼 수 있으니 다른 사람에게 알려 주지 마세요.'],
  }),
  surveyReminder: (about) => ({
    subject: `${areas[about.area]} 투어: 설문은 ${day(about.closes_on)}까지입니다`,
    heading: '아직 답하실 수 있습니다',
    text: [`${about.name} 님, 설문이 아직 제출되지 않았습니다. 지금까지 작성한 답변은 그대로 있습니다.`, how],
    ...coded(about),
    rows: rows(about),
    action: { label: '설문 열기', path: about.path },
    after: [
      about.is_last
        ? '이 설문에 관한 마지막 알림입니다.'
        : '알림은 한 번만 더 보내 드립니다. 설문 페이지에서 알림을 끌 수 있습니다.',
    ],
  }),
  surveyThanks: (about) => ({
    subject: `답변 감사합니다: ${areas[about.area]} 투어`,
    heading: '감사합니다',
    text: [
      `${about.name} 님, 답변을 잘 받았습니다.`,
      about.kind === 'preliminary'
        ? '몇 가지 질문은 투어가 끝난 뒤 다시 여쭙겠습니다.'
        : '다음 참가자들을 위해 소중히 쓰겠습니다.',
    ],
    rows: rows(about).slice(0, 2),
    action: { label: '내 설문', path: about.path },
  }),
} satisfies Pick<MailTemplates, keyof SurveyMails>
