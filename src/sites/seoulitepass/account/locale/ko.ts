import type { en } from './en'

export const ko: typeof en = {
  login: {
    lead: '나루 계정으로 로그인하면 패스와 저장한 곳, 문의 내역을 볼 수 있습니다.',
    new: '처음이신가요?',
  },
  register: { lead: '서울라이트 패스와 나루 쇼핑몰, 다른 나루 사이트를 하나의 계정으로 이용합니다.' },
  mine: {
    hello: '{{name}} 님, 안녕하세요',
    wishes: '저장한 곳',
    noWishes: '아직 저장한 곳이 없습니다',
    noWishesText: '가고 싶은 곳을 저장하면 어느 기기에서나 여기서 볼 수 있습니다.',
    find: '이용할 곳 찾기',
    questions: '문의 내역',
    questionsText: '문의하신 내용과 답변을 확인하세요.',
    ask: '문의 내역 보기',
    profile: '회원 정보',
    profileText: '이름, 전화번호, 비밀번호 변경과 탈퇴는 나루 프로필에서 할 수 있습니다.',
    toProfile: '나루 프로필 열기',
  },
}
