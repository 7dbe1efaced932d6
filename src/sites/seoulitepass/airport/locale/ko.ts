import type { en } from './en'

export const ko: typeof en = {
  lead: '도착 터미널과 시각을 고르면 시내까지 가는 순서와 그 시각에 운행하는 교통편을 알려 드립니다.',
  terminal: '어디로 도착하시나요?',
  lands: '몇 시에 도착하시나요? (서울 시각)',
  land: { title: '{{time}} 도착', text: '이동과 입국 심사, 수하물 찾기에 약 {{count}}분이 걸립니다.' },
  ways: {
    title: '{{time}}부터 시내로',
    text_one: '이 시각에 운행하는 교통편은 {{count}}가지입니다.',
    text_other: '이 시각에 운행하는 교통편은 {{count}}가지입니다.',
    asOf: '소요 시간과 요금, 막차 시각은 {{day}} 기준입니다. 공항 안내판을 꼭 확인하세요.',
  },
  start: {
    title: '원할 때 시작하세요',
    text: '공항에서 따로 할 일은 없습니다. 패스는 이용할 곳에서 처음 스캔할 때 시작되므로, 늦게 도착해도 시간이 줄지 않습니다. 다음 날 아침에 시작하세요.',
    places: '처음 가 볼 곳 찾기',
  },
  kind: {
    express_train: '직통열차',
    all_stop_train: '일반열차',
    limousine_bus: '공항버스',
    night_bus: '심야버스',
    taxi: '택시',
  },
  to: '{{place}}까지 약 {{minutes}}분, {{every}}분 간격',
  byTaxi: '{{place}}까지 약 {{minutes}}분',
  fare: '{{from}}–{{to}}',
  runs: { last: '막차 {{time}}', always: '24시간 운행', no: '첫차 {{time}}' },
}
