import { adult, child, type SeedProduct } from '../shape'
import { alone } from './alone'

export const gangneungDesk: SeedProduct = {
  id: 'gangneung-desk-by-the-sea',
  category: 'stays',
  region: 'gangwon',
  operator: { en: 'Songrim Stay', ko: '송림스테이' },
  duration_minutes: 4320,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'Room to the sea', ko: '바다 쪽 방' },
      description: {
        en: 'Desk at the window, a chair made for eight hours, the beach at the end of the wood.',
        ko: '창가 책상과 여덟 시간 앉아도 편한 의자, 솔숲 끝의 해변이 있습니다.',
      },
      start_times: ['15:00'],
      capacity: 8,
      prices: [adult(289_000), child(149_000)],
    },
    {
      name: { en: 'Room to the pines', ko: '솔숲 쪽 방' },
      description: {
        en: 'The same desk, with trees instead of waves.',
        ko: '같은 책상에 파도 대신 소나무가 보입니다.',
      },
      start_times: ['15:00'],
      capacity: 10,
      prices: [adult(239_000), child(129_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'desk', view: 0, palette: 'pine', time: 'day', seed: 'gangneung' },
      alt: { en: 'A desk at a window, the sea behind it', ko: '바다가 보이는 창가의 책상' },
    },
    {
      scene: { motif: 'pines', view: 0, palette: 'pine', time: 'dawn', seed: 'gangneung' },
      alt: { en: 'A path of planks through pines to a beach', ko: '소나무 사이로 해변까지 이어진 나무 길' },
    },
    {
      scene: { motif: 'cafe', view: 0, palette: 'pine', time: 'day', seed: 'gangneung' },
      alt: { en: 'Two cups at a café window by the shore', ko: '바닷가 카페 창가의 커피 두 잔' },
    },
  ],
  en: {
    name: 'Gangneung: a Desk by the Sea',
    summary: 'Two nights behind the pines of Songjeong Beach, two hours from Seoul by train, with a proper desk.',
    description: [
      'The KTX leaves Seoul after breakfast and two hours later you smell pine. Songjeong is the quiet beach of Gangneung: a wood of old trees, then sand, then nothing until the horizon.',
      'The house was built for people who have a deadline. Every room has a desk at the window, a second screen on request, and a line that carries video calls. The rest is up to the sea: swim before work, coffee in Anmok after it, soft tofu in Chodang for lunch.',
    ],
    highlights: [
      'A desk with a view in every room, wired internet of its own',
      'The pine wood and the beach at the door',
      'Coffee street of Anmok and tofu village of Chodang within a short ride',
    ],
    itinerary: [
      ['Day 1', 'Van from Gangneung Station at three; check-in, a walk through the wood to the water.', null],
      [
        'Day 2',
        'Work as long as you must. Bicycles stand ready for Anmok and Gyeongpo Lake; supper together for those who like.',
        null,
      ],
      ['Day 3', 'The desk is yours until one; van to the afternoon train.', null],
    ],
    included: ['Two nights', 'Breakfast', 'Desk, screen and internet', 'Bicycles', 'Van from and to Gangneung Station'],
    excluded: ['Train from Seoul', 'Lunch and supper'],
    know_before: [
      'Two people in one room each need a desk? Tell us: there are two in every second room.',
      'The sea is for swimming from July to late August; for looking all year.',
    ],
    meeting_point: 'Gangneung Station (KTX), Exit 2',
    words: 'gangneung songjeong beach pine anmok coffee chodang gyeongpo workation work stay desk sea bleisure ktx',
  },
  ko: {
    name: '강릉, 바다가 보이는 책상',
    summary: '서울에서 기차로 두 시간, 송정 솔숲 뒤에서 제대로 된 책상과 함께 보내는 2박.',
    description: [
      '아침을 먹고 KTX를 타면 두 시간 뒤에는 솔향이 납니다. 송정은 강릉에서 조용한 해변입니다. 오래된 솔숲을 지나면 모래밭이고, 그다음은 수평선뿐입니다.',
      '마감이 있는 사람을 위해 지은 집입니다. 방마다 창가에 책상이 있고, 보조 모니터를 빌려 드리며, 화상 회의가 끊기지 않습니다. 나머지는 바다에 맡기세요. 일하기 전에는 해변을 걷고, 점심에는 초당 순두부, 일을 마치면 안목에서 커피를 마십니다.',
    ],
    highlights: [
      '모든 방에 전망 좋은 책상과 전용 유선 인터넷',
      '문을 나서면 바로 솔숲과 해변',
      '안목 커피거리와 초당 순두부마을이 가까운 거리',
    ],
    itinerary: [
      ['첫째 날', '3시에 강릉역에서 차로 출발해 체크인하고 솔숲을 지나 바다까지 걷습니다.', null],
      ['둘째 날', '필요한 만큼 일하세요. 안목과 경포호까지 탈 자전거가 있고, 원하시면 저녁을 함께 먹습니다.', null],
      ['셋째 날', '책상은 1시까지 쓰실 수 있으며 오후 기차 시간에 맞춰 모셔다드립니다.', null],
    ],
    included: ['2박', '아침 식사', '책상과 모니터, 인터넷', '자전거', '강릉역 왕복 차량'],
    excluded: ['서울에서 오는 기차', '점심과 저녁 식사'],
    know_before: [
      '두 분이 한 방에서 따로 일하시면 알려 주세요. 책상이 두 개인 방으로 드립니다.',
      '해수욕은 7월부터 8월 하순까지, 바다 구경은 일 년 내내 하실 수 있습니다.',
    ],
    meeting_point: '강릉역(KTX) 2번 출구',
    words: '강릉 송정 해변 솔숲 안목 커피거리 초당 순두부 경포 워케이션 숙소 책상 바다 블레저 케이티엑스',
  },
}
