import { adult, child, type SeedProduct } from '../shape'
import { alone } from './alone'

export const blueline: SeedProduct = {
  id: 'busan-coast-after-bexco',
  category: 'tours',
  region: 'busan',
  operator: { en: 'East Shore Guides', ko: '동쪽바다안내' },
  duration_minutes: 240,
  languages: ['en', 'ko', 'zh-CN'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'Small group', ko: '소그룹' },
      description: {
        en: 'At most ten people, picked up at the convention hall.',
        ko: '최대 10명이 전시장에서 함께 출발합니다.',
      },
      start_times: ['16:00'],
      capacity: 10,
      prices: [adult(59_000), child(39_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'train', view: 1, palette: 'pine', time: 'dusk', seed: 'blueline' },
      alt: { en: 'A train along the water in the evening', ko: '저녁 물가를 달리는 열차' },
    },
    {
      scene: { motif: 'beach', view: 0, palette: 'pine', time: 'dusk', seed: 'blueline' },
      alt: { en: 'A city beach at dusk', ko: '해 질 녘 도시의 해변' },
    },
    {
      scene: { motif: 'harbour', view: 0, palette: 'pine', time: 'dusk', seed: 'blueline' },
      alt: { en: 'A small harbor with its lighthouse', ko: '등대가 있는 작은 포구' },
    },
  ],
  en: {
    name: 'The Coast Train after BEXCO',
    summary:
      'Four hours between the last session and dinner: the old railway by the sea, Cheongsapo and grilled clams.',
    description: [
      'Fifteen minutes from the halls of BEXCO the old line along the coast has become a slow train with all its seats turned to the water. It goes from Mipo over Cheongsapo to Songjeong, and nobody on it opens a laptop.',
      'You get off at Cheongsapo, where two lighthouses, one red and one white, mark the harbor, walk out over the water, and sit down at a grill by the quay. You are back at your hotel at eight.',
    ],
    highlights: [
      'Seats that face the sea, on the former Donghae line',
      'The harbor of Cheongsapo with its two lighthouses',
      'Clams off the grill, by the water',
    ],
    itinerary: [
      ['BEXCO', 'A van waits at Exhibition Center 1; badges and bags stay in it.', 30],
      ['Coast train', 'From Mipo along the cliffs, one seat by the window for everybody.', 40],
      ['Cheongsapo', 'The walkway over the sea, the harbor and the lighthouses.', 70],
      ['Supper', 'Clams, rice with sea-squirt or a bowl of noodles, as you like.', 75],
      ['Back', 'To hotels in Haeundae and Centum City.', 25],
    ],
    included: ['Guide', 'Van from and to the hall or hotel', 'Ticket for the coast train', 'Supper'],
    excluded: ['Alcohol'],
    know_before: [
      'Nothing from the sea for you? Tell us and the kitchen cooks something else.',
      'In storms the train rests; we then drive the coast road to Songjeong.',
    ],
    meeting_point: 'BEXCO, Exhibition Center 1, main entrance (BEXCO Station, Line 2)',
    words:
      'busan bexco centum haeundae blueline park coast train mipo cheongsapo songjeong business bleisure after work',
  },
  ko: {
    name: '벡스코 일정 뒤에 타는 해변열차',
    summary: '마지막 세션과 저녁 식사 사이 네 시간. 바다를 따라가는 옛 철길과 청사포, 조개구이.',
    description: [
      '벡스코에서 15분 거리, 바닷가를 달리던 옛 철길이 모든 좌석이 바다를 향한 느린 열차가 되었습니다. 미포에서 청사포를 지나 송정까지, 이 열차에서는 아무도 노트북을 열지 않습니다.',
      '빨간 등대와 하얀 등대가 마주 선 청사포에서 내려 바다 위 전망대를 걷고, 포구 앞 조개구이 집에 앉습니다. 8시면 호텔에 도착합니다.',
    ],
    highlights: [
      '옛 동해남부선을 달리는 바다 쪽 좌석',
      '등대 두 개가 마주 보는 청사포 포구',
      '바닷가에서 먹는 조개구이',
    ],
    itinerary: [
      ['벡스코', '제1전시장 앞에서 차를 타며 명찰과 짐은 차에 둡니다.', 30],
      ['해변열차', '미포에서 절벽을 따라 달립니다. 모두 창가 자리입니다.', 40],
      ['청사포', '바다 위 전망대와 포구, 등대를 둘러봅니다.', 70],
      ['저녁 식사', '조개구이나 멍게비빔밥, 국수 가운데 고르세요.', 75],
      ['복귀', '해운대와 센텀시티의 호텔까지 모셔다드립니다.', 25],
    ],
    included: ['안내', '전시장 또는 호텔 왕복 차량', '해변열차 승차권', '저녁 식사'],
    excluded: ['주류'],
    know_before: [
      '해산물을 드시지 않으면 미리 알려 주세요. 다른 음식을 준비합니다.',
      '풍랑으로 열차가 쉬면 해안도로를 따라 송정까지 차로 갑니다.',
    ],
    meeting_point: '벡스코 제1전시장 정문(2호선 벡스코역)',
    words: '부산 벡스코 센텀 해운대 블루라인파크 해변열차 미포 청사포 송정 출장 블레저 퇴근',
  },
}
