import type { en } from './en'

export const ko: typeof en = {
  lead: '바쁘게 다닌다면 시간권, 여유롭게 다닌다면 횟수권. 결제하면 바로 휴대전화에서 코드를 쓸 수 있습니다.',
  none: '아직 판매 중인 패스가 없습니다',
  noneText: '가격이 정해지면 여기에 표시됩니다.',
  which: '패스 고르기',
  childPrice: '어린이·청소년 {{won}}',
  who: {
    title: '인원',
    adults: '성인',
    children: '어린이·청소년',
    childrenHelp: '7–18세, 7세 미만은 필요 없음',
    tooMany: '한 번에 {{count}}장까지 구매할 수 있습니다.',
  },
  total: '합계',
  buy: '결제하기',
  signIn: '로그인하고 구매하기',
  demo: '시연용입니다. 실제로 결제되지 않으며 실제 시설에 입장할 수 없습니다.',
  benefits: { title: '쿠폰과 포인트', points_one: '{{value}}포인트 사용', points_other: '{{value}}포인트 사용' },
  pay: {
    title: '패스 결제',
    gone: '결제를 기다리는 패스가 아닙니다',
    goneText: '이미 결제했거나 취소했거나 결제 시간이 지났습니다.',
    mine: '내 패스',
    again: '다시 고르기',
    held: '결제 대기',
    price: '금액',
    rules:
      '패스는 처음 스캔할 때 시작되며 {{day}}까지 시작해야 합니다. 그 전까지 사용하지 않은 패스는 전액 환불되고, 사용을 시작한 뒤에는 환불되지 않습니다.',
    privacy: '패스 발급을 위해 이름과 이메일 주소를 이용하는 데 동의합니다.',
    pay: '{{amount}} 결제',
    transfer: '{{amount}} 주문하고 이체하기',
    giveUp: '다시 고르기',
    opening: '결제 창을 여는 중입니다.',
    closed: '결제 창을 닫았습니다. 결제되지 않았습니다.',
    failed: '결제 창을 열 수 없습니다. 다시 시도해 주세요.',
  },
}
