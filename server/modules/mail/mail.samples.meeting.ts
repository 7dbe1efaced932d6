import type { Lang } from '#contract/languages'
import { people } from './mail.samples.words'
import type { MailSamples } from './mail.types'
import type { MeetingMails } from './meeting.types'

const clinics = { en: 'Saebom Clinic (demo)', ko: '새봄클리닉 (시연)' }
const agencies = { en: 'Steppe Health Travel (demo)', ko: '스텝헬스트래블 (시연)' }
const reasons = {
  en: 'Our flight lands at noon. Could we meet in the afternoon?',
  ko: '비행기가 정오에 도착합니다. 오후에 뵐 수 있을까요?',
}

/** Sample mails of the fair's meetings. */
export function meetingSamples(lang: Lang): Pick<MailSamples, keyof MeetingMails> {
  const about = { site: 'fair', name: people[lang], path: '/fair/ppipsa/mypage/business/application' } as const
  const at = { day: '2027-05-20', starts: '10:30' }
  const request = { ...at, act: 'ask', company: clinics[lang], said: '' } as const
  return {
    fairMeetings: {
      one: { ...about, lines: [request], more: 0 },
      several: {
        ...about,
        lines: [request, { ...at, starts: '14:00', act: 'propose', company: agencies[lang], said: reasons[lang] }],
        more: 3,
      },
    },
    fairRecords: { waiting: { ...about, meetings: [{ ...at, company: clinics[lang] }] } },
  }
}
