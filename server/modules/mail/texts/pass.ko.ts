import { formatsOf } from '../mail.formats'
import { linesOf } from '../mail.lines'
import type { MailTemplates } from '../mail.types'
import type { PassMails } from '../pass.types'

const rows = ({ number, place }: PassMails['partnershipReceived']): [string, string][] => [
  ['접수 번호', number],
  ['장소', place],
]
const kept = '이 링크를 가진 사람은 신청 내용을 보고 취소할 수 있습니다. 다른 사람에게 전달하지 마세요.'
const keptToRead = '이 링크를 가진 사람은 신청 내용을 볼 수 있습니다. 다른 사람에게 전달하지 마세요.'

const { day, instant } = formatsOf('ko')

/** Which pass a gift is. */
const giftRows = (
  { product_name, option_name, start_by }: Pick<PassMails['giftSent'], 'product_name' | 'option_name' | 'start_by'>,
  number?: string,
): [string, string][] => [
  ['패스', product_name],
  ['이용자', option_name],
  ['사용 개시 기한', day(start_by)],
  ...(number === undefined ? [] : [['번호', number] satisfies [string, string]]),
]

/** Mails of the city pass. */
export const pass = {
  giftSent: ({ name, giver, said, until, path, ...about }) => ({
    subject: '[서울라이트 패스] 친구가 패스를 선물했습니다',
    heading: '서울라이트 패스를 선물 받았습니다',
    text: [
      `${name} 님, ${giver} 님이 서울라이트 패스를 선물하셨습니다. 궁궐과 박물관 등 서울 곳곳에서 쓸 수 있고, 처음 사용할 때부터 시작됩니다.`,
      ...(said === '' ? [] : [`${giver} 님의 메시지:`, ...linesOf(said)]),
      `서울 시각 ${instant(until)}까지 받아 주세요. 나루 계정이 없어도 받는 과정에서 무료로 만들 수 있습니다.`,
    ],
    rows: giftRows(about),
    action: { label: '선물 열기', path },
    after: [
      '이 링크를 가진 사람은 누구나 패스를 받을 수 있으니 다른 사람에게 전달하지 마세요. 같은 선물의 링크를 전에도 받으셨다면 이 메일의 링크만 사용할 수 있습니다.',
      '보낸 분을 모르신다면 이 메일을 무시하셔도 됩니다. 직접 받지 않으시면 아무 일도 일어나지 않습니다.',
    ],
  }),
  giftAccepted: ({ name, friend, number, path, ...about }) => ({
    subject: '[서울라이트 패스] 친구가 선물을 받았습니다',
    heading: '친구가 선물을 받았습니다',
    text: [
      `${name} 님, ${friend} 님이 선물하신 서울라이트 패스를 받았습니다. 이제 친구의 패스이므로 내 휴대전화에 있던 코드는 더 이상 쓸 수 없고, 환불도 할 수 없습니다.`,
    ],
    rows: giftRows(about, number),
    action: { label: '내 패스 보기', path },
  }),
  giftReceived: ({ name, giver, number, path, ...about }) => ({
    subject: '[서울라이트 패스] 선물 받은 패스가 등록되었습니다',
    heading: '이제 내 패스입니다',
    text: [
      `${name} 님, ${giver} 님이 선물하신 서울라이트 패스를 내 페이지에서 볼 수 있습니다. 처음 방문하는 곳에서 코드를 보여 주면 패스가 시작됩니다.`,
    ],
    rows: giftRows(about, number),
    action: { label: '코드 보기', path },
    after: ['선물 받은 패스는 환불할 수 없습니다. 사용하기 전이라면 다른 친구에게 다시 선물할 수 있습니다.'],
  }),
  giftExpired: ({ name, friend, number, usable, path, ...about }) => ({
    subject: '[서울라이트 패스] 친구가 선물을 받지 않았습니다',
    heading: '선물을 받을 수 있는 기간이 지났습니다',
    text: [
      `${name} 님, ${friend} 님이 기한 안에 서울라이트 패스를 받지 않아 보내 드린 링크가 만료되었습니다.`,
      usable
        ? '패스는 다시 내 패스가 되었습니다. 직접 사용하거나 환불하거나 다른 친구에게 선물할 수 있습니다.'
        : '패스의 사용 개시 기한도 함께 지나 더 이상 사용하거나 환불할 수 없습니다.',
    ],
    rows: giftRows(about, number),
    action: { label: '내 패스 보기', path },
  }),
  giftCanceled: ({ name, number, path, ...about }) => ({
    subject: '[서울라이트 패스] 선물 받은 패스가 취소되었습니다',
    heading: '패스가 취소되었습니다',
    text: [
      `${name} 님, 선물 받으신 서울라이트 패스가 취소되어 결제하신 분께 환불되었습니다. 이 패스의 코드는 더 이상 쓸 수 없습니다.`,
    ],
    rows: giftRows(about, number),
    action: { label: '문의하기', path },
  }),
  partnershipReceived: (about) => ({
    subject: `[서울라이트 패스] 제휴 신청을 받았습니다: ${about.number}`,
    heading: '신청해 주셔서 감사합니다',
    text: [`${about.name} 님, 서울라이트 패스 제휴 신청이 접수되었습니다. 보통 영업일 기준 5일 안에 답변드립니다.`],
    rows: rows(about),
    action: { label: '신청 내용 보기', path: about.path },
    after: [kept],
  }),
  partnershipAsked: (about) => ({
    subject: `[서울라이트 패스] 제휴 신청에 확인할 내용이 있습니다: ${about.number}`,
    heading: '확인할 내용이 있습니다',
    text: [`${about.name} 님, 결정에 앞서 다음 내용을 알려 주세요.`, ...linesOf(about.question)],
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
          `${about.name} 님, 함께하게 되어 기쁩니다. 지금 장소 페이지를 준비하고 있으며, 공개하기 전에 운영 시간과 요금을 확인하기 위해 연락드리겠습니다.`,
          '입구에서 패스를 스캔하려면 나루 계정이 필요합니다. 이 이메일로 계정을 만들고, 함께 일하는 분들의 계정 이메일도 알려 주세요.',
        ]
      : [
          `${about.name} 님, 관심을 가져 주셔서 감사합니다. 아쉽게도 이번에는 함께하지 못하게 되었습니다.`,
          ...linesOf(about.reason),
        ],
    rows: rows(about),
    action: { label: '신청 내용 보기', path: about.path },
    after: [keptToRead],
  }),
} satisfies Pick<MailTemplates, keyof PassMails>
