import { adult, type SeedProduct } from '../shape'
import { alone } from './alone'

export const yeongdo: SeedProduct = {
  id: 'busan-yeongdo-work-week',
  category: 'stays',
  region: 'busan',
  operator: { en: 'Dockside Desks', ko: '부두옆책상' },
  duration_minutes: 7200,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'Studio with a desk', ko: '책상이 있는 원룸' },
      description: {
        en: 'Four nights in a studio on the hill, and a seat in the warehouse below it.',
        ko: '언덕 위 원룸 4박과 아래 창고 사무실의 자리입니다.',
      },
      start_times: ['15:00'],
      capacity: 10,
      closed_weekdays: [4, 5, 6],
      prices: [{ ...adult(420_000), min_age: 19 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'harbour', view: 2, palette: 'pine', time: 'day', seed: 'yeongdo' },
      alt: { en: 'White houses on a hill above the sea', ko: '바다 위 언덕의 하얀 집들' },
    },
    {
      scene: { motif: 'desk', view: 1, palette: 'pine', time: 'dusk', seed: 'yeongdo' },
      alt: { en: 'Shared desks under lamps in the evening', ko: '저녁 등불 아래의 공용 책상' },
    },
    {
      scene: { motif: 'beach', view: 1, palette: 'pine', time: 'night', seed: 'yeongdo' },
      alt: { en: 'A bridge across the bay at night', ko: '밤 만을 가로지르는 다리' },
    },
  ],
  en: {
    name: 'A Working Week on Yeongdo',
    summary: 'Five days among shipyards and cafés on Busan’s island: mornings at a desk, afternoons above the sea.',
    description: [
      'Yeongdo lies in the middle of Busan and feels like its own town: ferries, repair docks, and warehouses in which somebody roasts coffee now. The desks stand in one of them, with a crane in every window.',
      'The working day here ends early, because the way home is the coast path of Huinnyeoul, white houses on one side and ships at anchor on the other. Four nights, five days, and a bridge’s length from the KTX.',
    ],
    highlights: [
      'A seat of your own for five days, call booths, a door that opens around the clock',
      'The coast path of Huinnyeoul on the way home',
      'Ten minutes to Busan Station and the markets of Nampo',
    ],
    itinerary: [
      ['Day 1', 'Van from Busan Station, key, and a look at the warehouse.', null],
      ['Days 2 to 4', 'Work; one afternoon a walk round Taejongdae, one evening at the market stalls of Nampo.', null],
      ['Day 5', 'Desk until four, luggage until the last train.', null],
    ],
    included: ['Four nights', 'Seat in the co-working hall', 'Internet', 'Coffee', 'Two walks with a guide'],
    excluded: ['Meals', 'Train to Busan'],
    know_before: [
      'The house stands on a slope with steps. For heavy luggage there is an elevator from the road below.',
      'Ships’ horns are part of it, though seldom at night.',
    ],
    meeting_point: 'Busan Station (KTX), Exit 1, by the taxi stand',
    words:
      'busan yeongdo huinnyeoul taejongdae nampo coworking co-working workation week desk studio warehouse bleisure',
  },
  ko: {
    name: '영도에서 일하는 일주일',
    summary: '조선소와 카페 사이, 부산 영도에서 닷새. 오전에는 책상, 오후에는 바다 위 산책길.',
    description: [
      '영도는 부산 한가운데 있으면서 따로 떨어진 마을 같은 섬입니다. 배와 수리 조선소, 이제는 커피를 볶는 창고가 있습니다. 그 창고 하나에 책상을 놓았고, 창마다 크레인이 보입니다.',
      '이곳에서는 하루 일이 일찍 끝납니다. 돌아가는 길이 한쪽은 하얀 집, 다른 쪽은 닻을 내린 배가 보이는 흰여울 해안길이기 때문입니다. 4박 5일, KTX역에서 다리 하나 거리입니다.',
    ],
    highlights: [
      '닷새 동안의 지정석과 통화 부스, 24시간 출입',
      '퇴근길에 걷는 흰여울 해안길',
      '부산역과 남포동 시장까지 10분',
    ],
    itinerary: [
      ['첫째 날', '부산역에서 차로 출발해 열쇠를 받고 사무실을 둘러봅니다.', null],
      ['둘째~넷째 날', '일하면서 하루 오후는 태종대를, 하루 저녁은 남포동 포장마차를 함께 걷습니다.', null],
      ['다섯째 날', '책상은 4시까지, 짐은 막차까지 맡아 드립니다.', null],
    ],
    included: ['4박', '공용 사무실 자리', '인터넷', '커피', '안내자와 함께하는 산책 2회'],
    excluded: ['식사', '부산까지 가는 기차'],
    know_before: [
      '집은 계단이 있는 비탈에 있습니다. 무거운 짐은 아래 도로에서 승강기로 올려 드립니다.',
      '뱃고동 소리가 들리지만 밤에는 드뭅니다.',
    ],
    meeting_point: '부산역(KTX) 1번 출구 택시 승강장 옆',
    words: '부산 영도 흰여울 태종대 남포동 코워킹 공유오피스 워케이션 일주일 책상 원룸 창고 블레저',
  },
}
