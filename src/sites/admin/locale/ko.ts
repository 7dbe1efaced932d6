import type { en } from './en'

export const ko: typeof en = {
  name: '나루 데스크',
  description: '나루 운영자를 위한 업무 공간입니다.',
  title: {
    signin: '데스크 로그인',
    findPassword: '비밀번호 재설정',
    passwordReset: '새 비밀번호 설정',
    home: '오늘 할 일',
    reservations: '예약',
    reservation: '예약 상세',
    mice: '마이스 페어',
    miceHosting: '초청 바이어',
    miceBooths: '마이스 페어 부스',
    settings: '설정',
    notFound: '페이지를 찾을 수 없습니다',
  },
  nav: {
    home: '오늘 할 일',
    reservations: '예약',
    mice: '마이스 페어',
    settings: '설정',
  },
  role: { operator: '운영자' },
  signin: {
    lead: '나루 운영자 전용입니다.',
    noRole:
      '지금 로그인한 {{name}} 님의 계정에는 이 데스크를 이용할 권한이 없습니다. 다른 계정으로 로그인하거나 운영자에게 권한을 요청해 주세요.',
  },
}
