import { adult, child, type SeedProduct } from '../shape'

/** Ice fishing in the coming January, as seen from the day of seeding. */
export const hwacheon = (season: { from: string; to: string }): SeedProduct => ({
  id: 'hwacheon-ice-fishing-day',
  category: 'festivals',
  region: 'gangwon',
  operator: { en: 'Seorikkot Journeys', ko: '서리꽃여행' },
  duration_minutes: 690,
  languages: ['en', 'ko', 'zh-CN'],
  currency: 'KRW',
  season,
  options: [
    {
      name: { en: 'Ice fishing', ko: '얼음낚시' },
      description: {
        en: 'Coach, ticket, rod and a hole of your own; your catch is grilled on the spot.',
        ko: '왕복 버스와 입장권, 낚싯대, 얼음 구멍 하나. 잡은 물고기는 바로 구워 먹습니다.',
      },
      start_times: ['07:00'],
      capacity: 40,
      prices: [adult(79_000), child(65_000)],
    },
    {
      name: { en: 'Ice fishing and sledges', ko: '얼음낚시와 썰매' },
      description: {
        en: 'The same day with an hour of wooden sledges on the ice and the long snow slide.',
        ko: '얼음 위 나무 썰매 한 시간과 긴 눈썰매를 함께 즐깁니다.',
      },
      start_times: ['07:00'],
      capacity: 24,
      prices: [adult(92_000), child(78_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'winter', view: 0, palette: 'canola', time: 'day' },
      alt: {
        en: 'People fish through holes in a frozen river between snowy hills',
        ko: '눈 덮인 산 사이 언 강에서 얼음낚시를 하는 사람들',
      },
    },
    {
      scene: { motif: 'winter', view: 0, palette: 'plum', time: 'dawn', seed: 'early' },
      alt: { en: 'The first anglers on the ice in the early morning', ko: '이른 아침 얼음 위의 첫 낚시꾼들' },
    },
    {
      scene: { motif: 'kitchen', view: 1, palette: 'persimmon', time: 'day', seed: 'hwacheon' },
      alt: {
        en: 'A hot stew with rice and side dishes, seen from above',
        ko: '뜨끈한 찌개와 밥, 반찬을 위에서 본 모습',
      },
    },
  ],
  en: {
    name: 'Hwacheon Ice Fishing from Seoul',
    summary: 'A January day on a frozen river in Gangwon: a hole in the ice, a short rod and mountain trout for lunch.',
    description: [
      'Hwacheon lies in a narrow valley where the cold collects, and in January its stream freezes hard enough to carry a whole town. Thousands of holes are drilled, trout are let in below, and people of every age lie on the ice with one eye to the water. It is the winter festival that other winter festivals are measured by.',
      'We bring what a beginner needs: rod, lure, folding stool and somebody who shows you the short upward flick that makes the trout bite. What you catch is gutted and grilled in foil next to the river. Nobody goes home hungry: if your luck fails, a trout is on us.',
    ],
    highlights: [
      'A place on the ice, reserved',
      'Rod, lure and a first lesson',
      'Your own trout, grilled over charcoal',
      'Sledges and snow slide with that option',
    ],
    itinerary: [
      [
        'Departure from Seoul',
        'About two and a half hours with one stop; tickets and rods are handed out on the way.',
        150,
      ],
      ['On the ice', 'Lesson, your hole, and patience.', 150],
      ['Grill and lunch', 'The catch in foil; stew and rice at the stalls for those who want more.', 80],
      ['Free time', 'Ice sculptures, the bare-hand fishing to watch or to dare; sledges with that option.', 150],
      ['Return', 'Back in Seoul at about half past six.', 160],
    ],
    included: [
      'Return coach',
      'Ticket for the ice',
      'Rod, lure and stool on loan',
      'Grilling of the catch',
      'Sledges with that option',
    ],
    excluded: ['Lunch other than your trout', 'Bare-hand fishing', 'Warm clothes'],
    know_before: [
      'Expect ten to fifteen degrees below zero in the morning: several layers, waterproof shoes, spare socks.',
      'Up to three trout may be taken by each person. If you cannot eat yours, we know who will be glad of them.',
      'Dates are expected ones until the organizers confirm them in December. In a mild winter the ice may come late: you then choose another day or get all of your money back.',
      'Children must stay within reach of an adult on the ice.',
    ],
    meeting_point: 'Dongdaemun History & Culture Park Station, Exit 12; Hongik University Station, Exit 4 at 06:30',
    words:
      'hwacheon sancheoneo ice fishing festival trout january winter snow gangwon sledge frozen river day trip from seoul',
  },
  ko: {
    name: '서울 출발 화천 얼음낚시 하루',
    summary: '꽁꽁 언 강원도의 강 위에서 보내는 1월의 하루. 얼음 구멍 하나, 짧은 낚싯대, 점심은 산천어입니다.',
    description: [
      '화천은 찬 공기가 고이는 좁은 골짜기입니다. 1월이면 화천천이 온 마을을 올려놓아도 될 만큼 두껍게 얼어붙습니다. 얼음에 수천 개의 구멍을 뚫고 산천어를 풀면, 아이부터 어른까지 얼음에 엎드려 물속을 들여다봅니다. 겨울 축제라고 하면 누구나 맨 먼저 떠올리는 풍경입니다.',
      '처음 오신 분께 필요한 것은 저희가 챙깁니다. 낚싯대와 미끼, 접이의자, 그리고 짧게 톡 채 올리는 요령을 알려 드릴 사람까지. 잡은 산천어는 손질해 강가에서 구워 드립니다. 한 마리도 못 잡으셔도 산천어 한 마리는 저희가 대접합니다.',
    ],
    highlights: [
      '미리 예약한 얼음 위 자리',
      '낚싯대와 미끼, 첫 낚시 수업',
      '숯불에 구운 나의 산천어',
      '썰매 옵션의 얼음썰매와 눈썰매',
    ],
    itinerary: [
      ['서울 출발', '한 번 쉬며 두 시간 반쯤 걸립니다. 가는 길에 입장권과 낚싯대를 나눠 드립니다.', 150],
      ['얼음 위에서', '간단한 수업을 듣고 내 구멍 앞에서 기다립니다.', 150],
      ['구이와 점심', '은박지에 싸서 구운 산천어를 먹습니다. 먹거리 장터의 찌개와 밥도 있습니다.', 80],
      ['자유 시간', '얼음 조각을 보고, 맨손 잡기를 구경하거나 도전합니다. 썰매 옵션은 썰매를 탑니다.', 150],
      ['귀환', '오후 6시 30분쯤 서울에 도착합니다.', 160],
    ],
    included: ['왕복 버스', '얼음낚시 입장권', '낚싯대와 미끼, 의자 대여', '산천어 구이', '썰매 옵션의 썰매'],
    excluded: ['산천어 외의 점심', '맨손 잡기 체험', '방한복'],
    know_before: [
      '아침 기온이 영하 10~15도까지 내려갑니다. 옷을 여러 겹 입고 방수 신발과 여벌 양말을 챙기세요.',
      '산천어는 한 사람당 세 마리까지 가져갈 수 있습니다. 다 드시기 어려우면 반겨 줄 이웃을 저희가 압니다.',
      '12월에 주최 측이 확정할 때까지는 예상 일정입니다. 포근한 겨울에는 얼음이 늦게 얼 수 있으며, 이때는 다른 날로 바꾸거나 전액 환불해 드립니다.',
      '얼음 위에서 어린이는 보호자의 손이 닿는 곳에 있어야 합니다.',
    ],
    meeting_point: '동대문역사문화공원역 12번 출구 · 홍대입구역 4번 출구(06:30)',
    words: '화천 산천어 산천어축제 얼음낚시 겨울 축제 1월 눈 강원 썰매 화천천 당일 여행 서울 출발',
  },
})
