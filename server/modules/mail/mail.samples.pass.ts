import type { Lang } from '#contract/languages'
import { people } from './mail.samples.words'
import type { MailSamples } from './mail.types'
import type { PassMails } from './pass.types'

const places = { en: 'Tea house by the stream', ko: '개울가 찻집' }
const questions = {
  en: 'How many visitors can you take at once?\nIs there a step at the entrance?',
  ko: '한 번에 몇 분까지 입장할 수 있나요?\n입구에 계단이 있나요?',
}
const reasons = {
  en: 'The place is outside Seoul, where the pass is not valid.',
  ko: '패스를 쓸 수 없는 서울 밖의 장소입니다.',
}

/** Sample mails of the city pass. */
export function passSamples(lang: Lang): Pick<MailSamples, keyof PassMails> {
  const about = {
    site: 'seoulitepass' as const,
    path: '/seoulitepass/partnership#sample',
    partnership_id: '5b1c1e0a-7a83-4b9f-8a3e-2f5d4c6b7a81',
    name: people[lang],
    number: 'PP270302-7KQ2M9XW',
    place: places[lang],
  }
  return {
    partnershipReceived: { company: about },
    partnershipAsked: { company: { ...about, question: questions[lang] } },
    partnershipDecided: {
      approved: { ...about, approved: true, reason: '' },
      declined: { ...about, approved: false, reason: reasons[lang] },
    },
  }
}
