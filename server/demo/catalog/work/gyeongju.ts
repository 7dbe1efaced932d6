import { adult, child, type SeedProduct } from '../shape'
import { alone } from './alone'

export const gyeongjuWeekend: SeedProduct = {
  id: 'gyeongju-weekend-between-meetings',
  category: 'stays',
  region: 'gyeongsang',
  operator: { en: 'Bomun House', ko: '보문의집' },
  duration_minutes: 2880,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'One night by the lake', ko: '호숫가 1박' },
      description: {
        en: 'From the hall or the station to the lake, the tombs and the pond at night.',
        ko: '회의장이나 역에서 호수와 고분, 밤의 연못까지 함께합니다.',
      },
      start_times: ['13:00'],
      capacity: 12,
      prices: [adult(198_000), child(118_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'gyeongju', view: 0, palette: 'pine', time: 'dusk', seed: 'weekend' },
      alt: { en: 'Grass mounds of royal tombs in the evening', ko: '저녁 무렵의 둥근 왕릉' },
    },
    {
      scene: { motif: 'gyeongju', view: 2, palette: 'pine', time: 'night', seed: 'weekend' },
      alt: { en: 'A pavilion mirrored in a pond at night', ko: '밤 연못에 비친 누각' },
    },
    {
      scene: { motif: 'mountain', view: 3, palette: 'pine', time: 'dawn', seed: 'weekend' },
      alt: { en: 'A lake between hills in the morning', ko: '아침 산 사이의 호수' },
    },
  ],
  en: {
    name: 'Gyeongju between Two Meetings',
    summary:
      'One night on Bomun Lake: royal tombs at dusk, a lit pond, and a lake to run around before the first call.',
    description: [
      'Those who meet at HICO sleep by Bomun Lake and often see no more of Gyeongju than that. This is the weekend in between: a capital of a thousand years, at a walking pace.',
      'The tombs of Daereungwon close late, Wolji Pond is at its best in the dark, and the way round the lake takes an hour on foot. A desk stands in every room, for what cannot wait until Monday.',
    ],
    highlights: [
      'Tombs, observatory and Wolji Pond from dusk into the night',
      'A room on the lake, five minutes from HICO',
      'A desk, and check-out at two',
    ],
    itinerary: [
      [
        'Saturday or any other first day',
        'From HICO or Gyeongju Station; check-in, then the tombs, Cheomseongdae and the pond after dark.',
        null,
      ],
      [
        'The day after',
        'The lake before breakfast, the museum with its great bell, the station at half past three.',
        null,
      ],
    ],
    included: ['One night', 'Breakfast', 'Guide in the evening', 'Tickets', 'Van'],
    excluded: ['Train', 'Supper'],
    know_before: [
      'The pond draws crowds between seven and eight; we come after them.',
      'In the rain there are umbrellas, and the mounds are greener.',
    ],
    meeting_point: 'HICO, main entrance, or Gyeongju Station (KTX), Exit 1: say which when you book',
    words: 'gyeongju hico bomun lake daereungwon wolji donggung cheomseongdae weekend business bleisure night silla',
  },
  ko: {
    name: '두 회의 사이, 경주의 주말',
    summary: '보문호에서 1박. 해 질 녘 왕릉과 밤의 연못, 첫 통화 전에 한 바퀴 도는 호수.',
    description: [
      '하이코에서 회의를 하면 보문호 곁에서 자고, 경주는 거기까지만 보고 돌아가기 쉽습니다. 천 년의 도읍을 걷는 속도로 만나는, 회의와 회의 사이의 주말입니다.',
      '대릉원은 늦게까지 열고, 동궁과 월지는 어두워져야 제 모습입니다. 호수를 한 바퀴 걷는 데는 한 시간이 걸립니다. 월요일까지 미룰 수 없는 일을 위해 방마다 책상이 있습니다.',
    ],
    highlights: [
      '해 질 녘부터 밤까지 왕릉과 첨성대, 월지',
      '하이코에서 5분, 호수가 보이는 방',
      '책상이 있고 체크아웃은 2시',
    ],
    itinerary: [
      ['첫날', '하이코나 경주역에서 출발해 체크인한 뒤 대릉원과 첨성대, 어두워진 월지를 걷습니다.', null],
      ['다음 날', '아침 식사 전 호수, 성덕대왕신종이 있는 박물관을 둘러보고 3시 30분에 역에 도착합니다.', null],
    ],
    included: ['1박', '아침 식사', '저녁 안내', '입장권', '차량'],
    excluded: ['기차', '저녁 식사'],
    know_before: [
      '월지는 7시에서 8시 사이가 가장 붐빕니다. 저희는 그 뒤에 갑니다.',
      '비가 오면 우산을 드립니다. 능은 비 오는 날 더 푸릅니다.',
    ],
    meeting_point: '하이코 정문 또는 경주역(KTX) 1번 출구. 예약할 때 골라 주세요',
    words: '경주 하이코 보문호 대릉원 월지 동궁 첨성대 주말 출장 블레저 야경 신라',
  },
}
