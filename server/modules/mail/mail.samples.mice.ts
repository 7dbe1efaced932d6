import type { Lang } from '#contract/languages'
import { badgeProduct } from '#contract/mice/gate'
import { signTicket } from '#server/ticket'
import { people } from './mail.samples.words'
import type { MailSamples } from './mail.types'
import type { MiceMails } from './mice.types'

const words = {
  en: {
    organization: 'Paper Lantern Events (demo)',
    fair: 'Seoul MICE Fair',
    venue: 'Hangang Convention Center (sample)',
    session: 'Meetings that leave less behind',
    hall: 'Hall 2',
    note: 'All places have been given to associations this year.',
  },
  ko: {
    organization: '종이등행사기획 (시연)',
    fair: '서울 마이스 페어',
    venue: '한강컨벤션센터(예시)',
    session: '흔적을 덜 남기는 행사',
    hall: '2홀',
    note: '올해는 협회·학회를 우선하여 모든 자리가 찼습니다.',
  },
} as const

/** Sample mails of the MICE fair. */
export function miceSamples(lang: Lang): Pick<MailSamples, keyof MiceMails> {
  const { session, hall, ...about } = words[lang]
  const who = { site: 'mice' as const, name: people[lang], path: '/mice/mypage' }
  const badge_number = 'MB270302-ABCDEFGH'
  const code = signTicket([{ id: 'sample', key: Buffer.alloc(32, 7) }], {
    reservation_number: badge_number,
    product_id: badgeProduct,
    date: '2027-04-01',
    start_time: '10:00',
    party_size: 1,
  })
  const tickets = [{ reservation_number: badge_number, code, path: who.path, is_badge: true }]
  const { note: _, ...fairWords } = about
  const registered = { ...who, ...fairWords, badge_number, from: '2027-04-01', to: '2027-04-03', tickets }
  const invited = {
    ...{ ...who, ...fairWords, inviter: people[lang], path: '/mice/invitation#sample' },
    ...{ from: '2027-04-01', to: '2027-04-03', until: '2027-03-20' },
  }
  return {
    miceRegistered: {
      visitor: { ...registered, role: 'visitor' },
      buyer: { ...registered, role: 'buyer' },
      seller: { ...registered, role: 'seller' },
    },
    miceHosting: {
      approved: { ...who, fair: about.fair, from: '2027-04-01', to: '2027-04-03', approved: true, note: '' },
      declined: { ...who, fair: about.fair, from: '2027-04-01', to: '2027-04-03', approved: false, note: about.note },
    },
    miceInvited: {
      visitor: { ...invited, role: 'visitor' },
      buyer: { ...invited, role: 'buyer' },
    },
    miceSeat: { seat: { ...who, session, hall, day: '2027-04-02', starts: '10:30', ends: '11:20' } },
    miceSession: {
      moved: { ...who, session, hall, day: '2027-04-02', starts: '13:30', ends: '14:20', gone: false },
      gone: { ...who, session, hall, day: '2027-04-02', starts: '10:30', ends: '11:20', gone: true },
    },
  }
}
