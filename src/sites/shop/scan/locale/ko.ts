import type { en } from './en'

export const ko: typeof en = {
  qr: {
    title: 'QR 코드 스캔',
    lead: '나루의 바우처, 상품, 이벤트 코드를 읽습니다.',
    foreign: '나루의 코드가 아닙니다',
    foreignText: '열지 않고 내용만 보여 드립니다.',
    guest: '바우처 코드입니다',
    guestText: '로그인한 뒤 다시 스캔하시면 해당 예약을 열어 드립니다.',
    signIn: '로그인',
    again: '다른 코드 스캔',
  },
  redirect: {
    title: '나루 밖으로 연결되는 링크입니다',
    text: '확인되지 않은 주소여서 열지 않았습니다. 링크를 보낸 곳을 믿을 수 있을 때만 이동하세요.',
    target: '링크에 적힌 주소',
    none: '이동할 주소가 없는 링크입니다',
    noneText: '주소가 잘렸을 수 있습니다. 링크를 다시 받으시거나 첫 화면에서 시작하세요.',
    home: '첫 화면으로',
  },
}
