import { adult, type SeedProduct } from '../shape'
import { alone } from './alone'

export const gwangalliTwoWeeks: SeedProduct = {
  id: 'busan-gwangalli-two-weeks',
  category: 'stays',
  region: 'busan',
  operator: { en: 'Dockside Desks', ko: '부두옆책상' },
  duration_minutes: 20_160,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'Apartment and desk', ko: '아파트와 책상' },
      description: {
        en: 'Thirteen nights in a one-room flat two streets from the beach, and a seat in the hall.',
        ko: '해변에서 두 골목 떨어진 원룸 13박과 사무실 자리입니다.',
      },
      start_times: ['15:00'],
      capacity: 12,
      closed_weekdays: [5, 6],
      prices: [{ ...adult(1_190_000), min_age: 19 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'beach', view: 1, palette: 'pine', time: 'dusk', seed: 'gwangalli' },
      alt: { en: 'A long bridge across a bay in the evening', ko: '저녁 만을 가로지르는 긴 다리' },
    },
    {
      scene: { motif: 'desk', view: 1, palette: 'pine', time: 'dawn', seed: 'gwangalli' },
      alt: { en: 'Shared desks in the first light', ko: '첫 햇빛이 드는 공용 책상' },
    },
    {
      scene: { motif: 'market', view: 0, palette: 'pine', time: 'dusk', seed: 'gwangalli' },
      alt: { en: 'A market lane in the evening', ko: '저녁의 시장 골목' },
    },
  ],
  en: {
    name: 'Two Weeks in Gwangalli',
    summary: 'An apartment by the beach, a desk by the bridge, and Busan as people live in it who work there.',
    description: [
      'After the third day one has a bakery, after the first week a seat by the window. Two weeks in Gwangalli are less a trip than a change of address: a flat with a kitchen and a washing machine, a desk ten minutes away on foot.',
      'The hall opens at seven for those whose colleagues are in another time zone, and a host is there on weekdays: for the doctor, the SIM card, and the question which of the forty fish restaurants.',
    ],
    highlights: [
      'A furnished flat with kitchen, washing machine and desk',
      'A seat in the co-working hall, open from seven to midnight',
      'A host on weekdays, and a table of regulars on Thursdays',
    ],
    itinerary: [
      ['Day 1', 'Arrival, keys, the way from bed to desk.', null],
      [
        'First week',
        'Work; on Thursday supper with those who stay longer, on Saturday a walk from Igidae along the cliffs.',
        null,
      ],
      ['Second week', 'Work, with the market of Millak for supper and one day off wherever you like.', null],
      ['Day 14', 'Desk until noon, luggage until the evening.', null],
    ],
    included: [
      'Thirteen nights',
      'Seat in the co-working hall',
      'Internet in flat and hall',
      'A cleaning each week',
      'Two walks with a guide',
    ],
    excluded: ['Meals', 'Train or flight to Busan'],
    know_before: [
      'What you may do while working in Korea depends on your visa; ask a Korean embassy before you book.',
      'In summer the beach is loud until midnight. Flats to the yard are quiet: ask for one.',
    ],
    meeting_point:
      'Dockside Desks, six minutes from Gwangan Station (Line 2), Exit 5; the address comes with your confirmation',
    words:
      'busan gwangalli gwangan bridge igidae millak coworking co-working two weeks flat apartment long stay workation bleisure',
  },
  ko: {
    name: '광안리에서 2주',
    summary: '해변 가까운 집과 다리가 보이는 책상. 부산에서 일하며 사는 사람처럼 보내는 두 주.',
    description: [
      '사흘이면 단골 빵집이 생기고, 일주일이면 창가 자리가 생깁니다. 광안리의 두 주는 여행보다는 주소를 옮기는 일에 가깝습니다. 부엌과 세탁기가 있는 집, 걸어서 10분 거리의 책상.',
      '사무실은 시차가 있는 동료와 일하는 분을 위해 7시에 엽니다. 평일에는 병원과 유심, 마흔 곳이나 되는 횟집 가운데 어디로 갈지까지 물어볼 수 있는 호스트가 있습니다.',
    ],
    highlights: [
      '부엌과 세탁기, 책상이 있는 집',
      '7시부터 자정까지 여는 공용 사무실 자리',
      '평일에는 호스트, 목요일에는 함께하는 저녁 식탁',
    ],
    itinerary: [
      ['첫째 날', '도착해서 열쇠를 받고 집에서 책상까지의 길을 익힙니다.', null],
      ['첫째 주', '일하고, 목요일에는 오래 머무는 이웃과 저녁을, 토요일에는 이기대 해안을 걷습니다.', null],
      ['둘째 주', '일하고, 저녁에는 민락 시장. 하루는 어디로든 쉬러 가세요.', null],
      ['열넷째 날', '책상은 정오까지, 짐은 저녁까지 맡아 드립니다.', null],
    ],
    included: ['13박', '공용 사무실 자리', '집과 사무실 인터넷', '매주 청소', '안내자와 함께하는 산책 2회'],
    excluded: ['식사', '부산까지 가는 기차나 항공권'],
    know_before: [
      '한국에서 어떤 일을 할 수 있는지는 비자에 따라 다릅니다. 예약 전에 한국 대사관에 확인해 주세요.',
      '여름 해변은 자정까지 붐빕니다. 조용한 안뜰 쪽 집을 원하시면 말씀해 주세요.',
    ],
    meeting_point: '부두옆책상(2호선 광안역 5번 출구에서 걸어서 6분, 자세한 주소는 예약 확정 때 안내)',
    words: '부산 광안리 광안대교 이기대 민락 코워킹 공유오피스 2주 아파트 장기 숙박 워케이션 블레저',
  },
}
