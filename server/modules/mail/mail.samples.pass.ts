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

const messages = {
  en: 'Happy birthday!\nGo and see the palace gardens while the maples are red.',
  ko: '생일 축하해!\n단풍이 지기 전에 창덕궁 후원에 꼭 가 봐.',
}
const passes = {
  en: { product_name: 'Seoulite Pass, 3 visits', option_name: 'Adult' },
  ko: { product_name: '서울라이트 패스 3회권', option_name: '성인' },
}
const friends = { en: 'Mina', ko: '미나' }

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
  const gift = {
    ...{ site: 'seoulitepass' as const, path: '/seoulitepass/mypage', name: friends[lang] },
    ...{ ...passes[lang], start_by: '2027-08-29' },
  }
  const sent = { giver: people[lang], until: '2027-03-16T03:00:00.000Z' }
  return {
    giftSent: {
      message: { ...gift, path: '/seoulitepass/gift#sample', ...sent, said: messages[lang] },
      silent: { ...gift, path: '/seoulitepass/gift#sample', ...sent, said: '' },
    },
    giftAccepted: { giver: { ...gift, name: people[lang], friend: friends[lang], number: 'NR270302-7KQ2M9XW-1' } },
    giftReceived: { friend: { ...gift, giver: people[lang], number: 'NR270302-7KQ2M9XW-1-G1' } },
    giftExpired: {
      usable: { ...gift, name: people[lang], friend: friends[lang], number: 'NR270302-7KQ2M9XW-1', usable: true },
      late: { ...gift, name: people[lang], friend: friends[lang], number: 'NR270302-7KQ2M9XW-1', usable: false },
    },
    giftCanceled: { friend: { ...gift, path: '/seoulitepass/inquiry', number: 'NR270302-7KQ2M9XW-1-G1' } },
    partnershipReceived: { company: about },
    partnershipAsked: { company: { ...about, question: questions[lang] } },
    partnershipDecided: {
      approved: { ...about, approved: true, reason: '' },
      declined: { ...about, approved: false, reason: reasons[lang] },
    },
  }
}
