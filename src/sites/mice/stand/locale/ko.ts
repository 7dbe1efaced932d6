import type { en } from './en'

export const ko: typeof en = {
  closed: '셀프 체크인 기기가 아닙니다',
  closedText: '직원에게 문의해 주세요. 운영자 데스크의 입장 확인 페이지에서 시작할 수 있습니다.',
  rehearsal: '예행연습',
  rehearsalText:
    '오늘은 박람회 기간이 아닙니다. 지금 체크인해도 박람회 입장으로 집계되지 않으니 당일에 다시 체크인해 주세요.',
  back_one: '{{count}}초 후 처음 화면으로 돌아갑니다',
  back_other: '{{count}}초 후 처음 화면으로 돌아갑니다',
  start: {
    title: '셀프 체크인',
    text: '이메일이나 마이페이지, 종이 배지에 있는 QR 코드를 카메라에 비춰 주세요.',
    help: 'USB 스캐너도 사용할 수 있습니다. 배지가 없으면 직원에게 문의해 주세요.',
    failed: '처리하지 못했습니다',
  },
  badge: {
    title: '{{name}}\u00a0님, 환영합니다',
    text: '배지에 표시될 내용입니다. 다르면 고쳐 주세요.',
    form: '내 배지',
    confirm: '확인하고 체크인',
    leave: '제 배지가 아닙니다',
  },
  ready: {
    title: '체크인이 완료되었습니다',
    again: '배지를 다시 인쇄할 수 있습니다',
    text: '배지를 인쇄해 접지 말고 그대로 배지 홀더에 넣어 주세요. 즐거운 관람 되세요.',
    print: '배지 인쇄',
    end: '완료',
  },
}
