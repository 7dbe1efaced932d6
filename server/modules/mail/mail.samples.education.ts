import { eduDeskPaths, eduTravelPaths } from '#contract/addresses'
import { invitationPath } from '#contract/education/application'
import type { Lang } from '#contract/languages'
import type { EducationMails, MailedApplication } from './education.types'
import { colleagues, people } from './mail.samples.words'
import type { MailSamples } from './mail.types'

const noId = '00000000-0000-4000-8000-000000000000'
const schools = { en: 'Maple Hill School (demo)', ko: '메이플힐 학교 (시연)' }
const comments = {
  en: ['The hotel of the second night has no address.', 'Which school do you visit on the third day?'],
  ko: ['둘째 날 숙소의 주소가 없습니다.', '셋째 날 방문하는 학교를 적어 주세요.'],
}
const reasons = {
  en: 'The stay in Seoul is too short for the program.',
  ko: '서울 체류 기간이 사업 기준보다 짧습니다.',
}

const receiptWords = {
  en: {
    comments: ['The receipt of the coach cannot be read.'],
    less: { what: 'Coach, second day', words: 'The parking fee is not part of what was granted.' },
  },
  ko: {
    comments: ['전세 버스 영수증의 글자를 알아볼 수 없습니다.'],
    less: { what: '전세 버스 (둘째 날)', words: '주차료는 지원 대상이 아닙니다.' },
  },
}

/** Sample mails of education travel. */
export function educationSamples(lang: Lang): Pick<MailSamples, keyof EducationMails> {
  const about: MailedApplication = {
    site: 'edu-travel',
    name: people[lang],
    number: 'ST27-7KQ2M9XW',
    organization: schools[lang],
    path: eduTravelPaths.application(noId),
  }
  const report = { ...about, path: eduTravelPaths.report(noId) }
  const sent = {
    ...about,
    arrival: '2027-04-19',
    departure: '2027-04-23',
    submitted_at: '2027-03-02T03:00:00.000Z',
  }
  return {
    applicationSubmitted: { first: { ...sent, again: false }, again: { ...sent, again: true } },
    applicationInvitation: {
      colleague: { ...about, path: invitationPath('sample'), days: 14 },
    },
    applicationAskedBack: {
      two: {
        ...about,
        sections: [
          { section: 'trip', comments: comments[lang] },
          { section: 'documents', comments: comments[lang].slice(0, 1) },
        ],
      },
    },
    applicationMention: {
      colleague: {
        ...about,
        site: 'edu-admin',
        by: colleagues[lang],
        path: eduDeskPaths.application(noId),
      },
    },
    applicationDecided: {
      approved: { ...about, granted_won: 4_000_000, reason: '' },
      rejected: { ...about, granted_won: null, reason: reasons[lang] },
    },
    reportReminder: {
      week: { ...report, kind: 'week', due: '2027-05-07' },
      day: { ...report, kind: 'day', due: '2027-05-07' },
      late: { ...report, kind: 'late', due: '2027-05-07' },
    },
    reportAskedBack: {
      one: { ...report, sections: [{ section: 'receipts', comments: receiptWords[lang].comments }] },
    },
    reportCompleted: {
      all: { ...report, granted_won: 4_000_000, paid_won: 3_620_000, paid_on: '2027-05-20', less: [] },
      less: {
        ...report,
        granted_won: 4_000_000,
        paid_won: 3_620_000,
        paid_on: '2027-05-20',
        less: [{ ...receiptWords[lang].less, won: 620_000, accepted_won: 600_000 }],
      },
    },
  }
}
