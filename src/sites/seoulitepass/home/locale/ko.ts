import type { en } from './en'

export const ko: typeof en = {
  none: '아직 판매 중인 패스가 없습니다',
  noneText: '이용할 곳과 가격이 정해지면 여기에 표시됩니다.',
  hero: {
    lead: '아침에는 궁궐, 낮에는 박물관, 밤에는 도시의 불빛. {{count}}곳을 휴대전화 코드 하나로 즐기세요.',
    buy: '패스 고르기',
    places: '이용할 곳 보기',
  },
  tool: {
    title: '내 일정에 이득일까요?',
    lead: '가고 싶은 곳을 골라 보세요. 패스가 이득이 아니면 아니라고 알려 드립니다.',
    places: '이용할 곳과 1회 절약 금액',
    pace: '하루에 몇 곳을 보시나요?',
    perDay: '하루 {{count}}곳',
    none: '한 곳 이상 골라 주세요.',
    best: '성인 1명 기준, {{pass}}으로 절약하는 금액',
    noPass: '이 일정에는 이득이 되는 패스가 없습니다. 더 저렴한 방법은',
    tickets: '개별 입장권',
    total: '패스 없이 이용하면 {{won}} 더 듭니다.',
    gain: '{{won}} 절약',
    loss: '{{won}} 손해',
    note: '시연용 가격입니다. 횟수가 적은 패스는 절약 금액이 큰 곳부터 사용하는 것으로 계산합니다.',
  },
  price: {
    adult: '성인 {{won}}',
    child: '어린이·청소년(7–18세) {{won}}',
  },
  passes: { title: '시간권과 횟수권', lead: '7세 미만은 패스가 필요 없습니다. 가격은 시연용입니다.' },
  places: { title: '이용할 수 있는 곳', more: '모두 보기' },
  stories: { title: '서울 이야기', more: '모두 보기' },
}
