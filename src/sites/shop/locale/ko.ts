import type { en } from './en'

export const ko: typeof en = {
  name: '나루',
  description: '투어, 축제, 입장권, 숙박까지. 한국 곳곳의 여행을 몇 분 만에 예약하세요.',
  title: {
    main: '한국 여행',
    search: '검색',
    login: '로그인',
    registration: '회원가입',
    shoppingCart: '장바구니',
    reservation: '예약',
    tossSuccess: '결제',
    tossFail: '결제 실패',
    fail: '결제 실패',
    paymentComplete: '예약 완료',
    myReservation: '내 예약',
    reservationDetail: '예약 상세',
    notFound: '페이지를 찾을 수 없습니다',
  },
}
