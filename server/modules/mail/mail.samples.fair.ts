import type { Lang } from '#contract/languages'
import type { FairMails } from './fair.types'
import { people } from './mail.samples.words'
import type { MailSamples } from './mail.types'

const companies = { en: 'Steppe Health Travel (demo)', ko: '스텝헬스트래블 (시연)' }
const reasons = {
  en: 'Please add the license of your company to the documents.',
  ko: '회사의 등록증을 자료에 추가해 주세요.',
}

const notes = {
  en: {
    subject: '{{company}}: before the fair opens',
    text: 'Hello {{name}},\nyour booth is {{booth}}. Please look at your meetings once more: {{link}}',
  },
  ko: {
    subject: '{{company}}: 개막 전 안내',
    text: '{{name}} 님, 안녕하세요.\n부스는 {{booth}}입니다. 미팅 일정을 한 번 더 확인해 주십시오. {{link}}',
  },
}

/** Sample mails of the fair. */
export function fairSamples(lang: Lang): Pick<MailSamples, keyof FairMails> {
  const about = { site: 'fair' as const, name: people[lang], company: companies[lang], path: '/fair/ppipsa/mypage' }
  return {
    fairDecided: {
      approved: { ...about, decision: 'approved', reason: '' },
      revision: { ...about, decision: 'revision', reason: reasons[lang] },
      declined: { ...about, decision: 'declined', reason: reasons[lang] },
    },
    fairInvited: { company: { ...about, path: '/fair/ppipsa/password-reset/sample', days: 14 } },
    fairInvitedAgain: { company: about },
    fairNote: {
      office: { ...about, path: '/fair/ppipsa', link: 'https://naru.test/fair/ppipsa', booth: 'A12', ...notes[lang] },
    },
  }
}
