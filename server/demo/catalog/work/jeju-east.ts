import { adult, child, type SeedProduct } from '../shape'
import { alone } from './alone'

export const jejuEastWeek: SeedProduct = {
  id: 'jeju-east-coast-work-week',
  category: 'stays',
  region: 'jeju',
  operator: { en: 'Stonewall Village Stay', ko: '돌담마을스테이' },
  duration_minutes: 10_080,
  languages: ['en', 'ko', 'ja'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'Stone house for one or two', ko: '돌집 1~2인실' },
      description: {
        en: 'Six nights in a house of basalt with a desk, a stove and a yard; priced for each person.',
        ko: '책상과 난로, 마당이 있는 현무암 돌집에서 6박입니다. 1인 요금입니다.',
      },
      start_times: ['15:00'],
      capacity: 8,
      closed_weekdays: [5, 6],
      prices: [adult(690_000), child(290_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'jeju', view: 2, palette: 'pine', time: 'day', seed: 'week' },
      alt: { en: 'Horses on a pasture below a hill', ko: '오름 아래 목장의 말' },
    },
    {
      scene: { motif: 'jeju', view: 3, palette: 'pine', time: 'dusk', seed: 'week' },
      alt: { en: 'A lava shore in the evening', ko: '저녁의 검은 용암 해안' },
    },
    {
      scene: { motif: 'temple', view: 1, palette: 'pine', time: 'day', seed: 'week' },
      alt: { en: 'A forest path between tall trunks', ko: '키 큰 나무 사이의 숲길' },
    },
  ],
  en: {
    name: 'Jeju’s East Coast, a Week with a Desk',
    summary: 'Six nights in a stone house near Pyoseon: four working days, three that belong to the island.',
    description: [
      'The east of Jeju is where the island still goes to bed early. Around Pyoseon there are fields behind black walls, a beach that the tide empties for half a mile, and hills one climbs in twenty minutes.',
      'The house has been a fisherman’s and now has a fiber line. Four days are for work, with a shared room in the village for calls and company; on three a driver takes you to the forest of Saryeoni, to Seongsan at sunrise, and wherever the diving women sell what they brought up.',
    ],
    highlights: [
      'A stone house of your own with a desk and a yard',
      'A shared work room in the village, for calls and for company',
      'Three days out with a driver who knows the weather',
    ],
    itinerary: [
      ['Day 1', 'Pick-up at Jeju Airport, shopping on the way, fire in the stove.', null],
      ['Days 2 to 5', 'Work, with the beach at lunch; one morning at Seongsan for the sunrise.', null],
      ['Day 6', 'Saryeoni Forest in the morning, an oreum and the divers’ kitchen after it.', null],
      ['Day 7', 'Breakfast, and the airport whenever your flight says so.', null],
    ],
    included: [
      'Six nights',
      'Desk and internet',
      'Work room in the village',
      'Three days with a driver',
      'Airport transfers',
    ],
    excluded: ['Flights', 'Meals'],
    know_before: [
      'The nearest supermarket is two kilometers away; bicycles are in the shed.',
      'When the wind is strong on Jeju, flights change: leave half a day’s air before your meeting.',
    ],
    meeting_point: 'Jeju International Airport, arrivals, Gate 3',
    words:
      'jeju pyoseon seongsan saryeoni forest oreum haenyeo stone house workation week desk coworking bleisure stay',
  },
  ko: {
    name: '제주 동쪽, 책상이 있는 일주일',
    summary: '표선 가까운 돌집에서 6박. 나흘은 일하고, 사흘은 섬에 맡깁니다.',
    description: [
      '제주 동쪽은 아직 일찍 잠드는 마을입니다. 표선에는 검은 돌담 너머 밭이 있고, 썰물이면 800m 가까이 비는 모래밭과 20분이면 오르는 오름이 있습니다.',
      '어부가 살던 집에 광랜을 들였습니다. 나흘은 일하는 날로, 통화와 사람이 그리울 때 쓰는 마을 공용 작업실이 있습니다. 사흘은 기사와 함께 사려니숲길과 성산의 일출, 해녀가 방금 건져 온 것을 파는 곳으로 갑니다.',
    ],
    highlights: [
      '책상과 마당이 딸린 돌집 한 채',
      '통화도 만남도 편한 마을 공용 작업실',
      '날씨를 읽는 기사와 함께하는 사흘',
    ],
    itinerary: [
      ['첫째 날', '제주공항에서 모셔 오는 길에 장을 보고 난로를 피웁니다.', null],
      ['둘째~다섯째 날', '일하고 점심에는 해변을 걷습니다. 하루 아침은 성산에서 해돋이를 봅니다.', null],
      ['여섯째 날', '오전에는 사려니숲길, 오후에는 오름과 해녀의 부엌.', null],
      ['일곱째 날', '아침을 먹고 비행 시간에 맞춰 공항으로 갑니다.', null],
    ],
    included: ['6박', '책상과 인터넷', '마을 작업실', '기사와 함께하는 사흘', '공항 왕복'],
    excluded: ['항공권', '식사'],
    know_before: [
      '가장 가까운 마트는 2km 거리이며 헛간에 자전거가 있습니다.',
      '바람이 세면 항공편이 바뀝니다. 다음 회의까지 반나절은 비워 두세요.',
    ],
    meeting_point: '제주국제공항 도착층 3번 게이트',
    words: '제주 표선 성산 사려니숲길 오름 해녀 돌집 워케이션 일주일 책상 코워킹 블레저 숙소',
  },
}
