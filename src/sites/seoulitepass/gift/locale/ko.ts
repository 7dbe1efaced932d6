import type { en } from './en'

export const ko: typeof en = {
  lead: '{{name}} 님, {{by}} 님이 서울라이트 패스를 선물하셨습니다.',
  fact: { pass: '패스', startBy: '사용 개시 기한', acceptBy: '받을 수 있는 기한' },
  inSeoul: '서울 시각 {{until}}',
  what: '휴대전화의 코드로 궁궐과 박물관 등 서울 곳곳에 입장할 수 있습니다. 처음 코드를 보여 줄 때부터 시작되니 미리 받아 두셔도 됩니다.',
  account: '로그인하거나 나루 계정을 무료로 만들면 이 페이지로 돌아와 패스를 받을 수 있습니다.',
  signIn: '로그인',
  register: '계정 만들기',
  as: '{{name}} 님으로 로그인되어 있습니다. 이 계정으로 패스를 받습니다.',
  accept: '패스 받기',
  once: '선물 받은 패스는 환불할 수 없습니다.',
  accepted: '패스를 받았습니다',
  acceptedText: '패스 번호는 {{number}}입니다. 코드는 내 페이지에서 볼 수 있고, 이메일로도 안내해 드렸습니다.',
  toCode: '코드 보기',
  toPasses: '내 패스',
  toSite: '패스로 갈 수 있는 곳 보기',
  ended: {
    claimed: '이미 받은 선물입니다',
    taken_back: '취소된 선물입니다',
    expired: '기한이 지난 선물입니다',
  },
  endedText: {
    claimed: '패스를 받은 계정으로 로그인하면 내 페이지에서 코드를 볼 수 있습니다.',
    taken_back: '받기 전에 {{by}} 님이 선물을 취소하셨습니다. 자세한 내용은 {{by}} 님께 문의해 주세요.',
    expired: '기한 안에 받지 않아 패스가 {{by}} 님에게 돌아갔습니다. {{by}} 님이 다시 선물할 수 있습니다.',
  },
  unknown: '선물을 열 수 없는 링크입니다',
  unknownText: '가장 최근에 받은 선물 메일의 링크만 사용할 수 있습니다. 링크 전체를 복사했는지 확인해 주세요.',
}
