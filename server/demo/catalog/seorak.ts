import { adult, type SeedProduct, youth } from './shape'

export const seorak: SeedProduct = {
  id: 'seoraksan-autumn-hike',
  category: 'tours',
  region: 'gangwon',
  operator: { en: 'Baramgil Mountain Guides', ko: '바람길 산행' },
  duration_minutes: 780,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: {
    count: 4,
    reason: {
      en: 'The mountain guide and the vehicle set out for four people or more, so that nobody is left alone on the trail.',
      ko: '산길에 혼자 남는 분이 없도록 산행 가이드와 차량은 네 분 이상일 때 출발합니다.',
    },
  },
  options: [
    {
      name: { en: 'Ulsanbawi', ko: '울산바위 코스' },
      description: {
        en: 'Up the stairs to the granite wall: four hours on the trail, good fitness needed.',
        ko: '화강암 절벽까지 계단을 오르는 네 시간 코스로 체력이 필요합니다.',
      },
      start_times: ['06:30'],
      capacity: 16,
      prices: [adult(98_000)],
    },
    {
      name: { en: 'Valley walk and cable car', ko: '계곡 산책과 케이블카' },
      description: {
        en: 'Sinheungsa temple, the Biryong falls and the cable car to Gwongeumseong.',
        ko: '신흥사와 비룡폭포를 걷고 케이블카로 권금성에 오릅니다.',
      },
      start_times: ['06:30'],
      capacity: 16,
      prices: [
        { ...adult(112_000), min_age: 19 },
        youth(96_000),
        { ...youth(82_000), band: 'child', min_age: 6, max_age: 12 },
      ],
    },
  ],
  pictures: [
    {
      scene: { motif: 'mountain', view: 0, palette: 'persimmon', time: 'day' },
      alt: { en: 'A wall of granite above slopes in autumn colors', ko: '단풍 든 산비탈 위로 솟은 화강암 절벽' },
    },
    {
      scene: { motif: 'mountain', view: 2, palette: 'persimmon', time: 'day' },
      alt: { en: 'A hanging bridge over a clear stream among maples', ko: '단풍나무 사이 맑은 계곡에 놓인 출렁다리' },
    },
    {
      scene: { motif: 'mountain', view: 1, palette: 'persimmon', time: 'dawn' },
      alt: { en: 'Two hikers look over range upon range at sunrise', ko: '해 뜨는 능선을 바라보는 두 등산객' },
    },
    {
      scene: { motif: 'temple', view: 0, palette: 'persimmon', time: 'day' },
      alt: { en: 'A temple hall and a stone pagoda below the mountain', ko: '산 아래 절과 석탑' },
    },
  ],
  en: {
    name: 'Seoraksan Hike from Seoul',
    summary:
      'Granite walls, clear water and a temple at the trailhead: a full day in the national park, at its brightest in October.',
    description: [
      'Seoraksan rises straight from the east coast, and its rock seems to glow when the sun comes over the sea. We leave Seoul early, reach the park before the coaches and choose between two trails: the stairway to Ulsanbawi, or an easy valley walk with the cable car.',
      'Maples and oaks turn in the first half of October at the top and reach the valley two weeks later. In other seasons the park is quieter and no less beautiful: azaleas in May, full streams in July, snow from December on.',
    ],
    highlights: [
      'Ulsanbawi, six granite peaks in a row',
      'Sinheungsa temple and its great bronze Buddha',
      'A guide trained in mountain first aid',
      'Time for the sea at Sokcho on the way back',
    ],
    itinerary: [
      ['Departure from Seoul', 'Two and a half hours by coach, with a stop for breakfast.', 150],
      ['Sinheungsa', 'The temple at the entrance of the valley.', 40],
      ['On the trail', 'Ulsanbawi or the valley walk, as you chose.', 270],
      ['Late lunch', 'A bowl of buckwheat noodles in the village at the gate (at your own expense).', 60],
      ['Sokcho beach', 'Half an hour by the East Sea.', 40],
      ['Return', 'Back in Seoul in the evening.', 180],
    ],
    included: [
      'Coach from and to Seoul',
      'Mountain guide',
      'Cable car with the valley option',
      'Trekking poles on loan',
    ],
    excluded: ['Meals', 'Personal insurance'],
    know_before: [
      'Ulsanbawi has some 800 steps; it is not for people with heart or knee trouble.',
      'Proper shoes with a profile are required from November to April.',
      'In October the roads are full and the return may be an hour late.',
      'When the park closes a trail for wind, snow or fire risk we take the valley instead, or you get your money back.',
    ],
    meeting_point: 'Dongdaemun History & Culture Park Station, Exit 10',
    words:
      'seoraksan seorak ulsanbawi sinheungsa national park hike hiking trekking autumn leaves foliage sokcho gangwon cable car',
  },
  ko: {
    name: '서울 출발 설악산 산행',
    summary: '화강암 절벽과 맑은 계곡, 산문 앞의 절까지. 10월에 가장 빛나는 국립공원에서 보내는 하루.',
    description: [
      '설악산은 동해에서 곧장 솟아오릅니다. 바다 위로 해가 떠오르면 바위가 빛나는 듯합니다. 서울에서 일찍 출발해 붐비기 전에 도착하고, 울산바위 계단길과 케이블카가 있는 편안한 계곡길 가운데 하나를 고릅니다.',
      '단풍은 10월 초 정상에서 물들어 2주쯤 뒤 계곡까지 내려옵니다. 다른 계절의 설악산은 더 한적하고, 아름다움은 못하지 않습니다. 5월에는 철쭉, 7월에는 시원한 계곡물, 12월부터는 눈이 기다립니다.',
    ],
    highlights: [
      '여섯 봉우리가 늘어선 울산바위',
      '신흥사와 통일대불',
      '산악 응급처치 교육을 받은 가이드',
      '돌아오는 길에 들르는 속초 바다',
    ],
    itinerary: [
      ['서울 출발', '버스로 두 시간 반, 아침 식사를 위해 한 번 쉽니다.', 150],
      ['신흥사', '계곡 들머리의 절을 둘러봅니다.', 40],
      ['산행', '예약하신 울산바위 코스 또는 계곡 코스를 걷습니다.', 270],
      ['늦은 점심', '공원 앞 마을에서 막국수 한 그릇(개별 부담).', 60],
      ['속초 해변', '동해에서 보내는 30분.', 40],
      ['귀환', '저녁에 서울에 도착합니다.', 180],
    ],
    included: ['서울 왕복 버스', '산행 가이드', '계곡 코스의 케이블카', '등산 스틱 대여'],
    excluded: ['식사', '개인 보험'],
    know_before: [
      '울산바위 코스에는 계단이 800개쯤 있습니다. 심장이나 무릎이 불편하신 분께는 권하지 않습니다.',
      '11월부터 4월까지는 밑창이 단단한 등산화를 꼭 신어 주세요.',
      '10월에는 길이 막혀 한 시간쯤 늦게 도착할 수 있습니다.',
      '강풍, 눈, 산불 위험으로 탐방로가 통제되면 계곡 코스로 바꾸거나 환불해 드립니다.',
    ],
    meeting_point: '동대문역사문화공원역 10번 출구',
    words: '설악산 울산바위 신흥사 국립공원 등산 산행 트레킹 단풍 속초 강원 케이블카 권금성 비룡폭포',
  },
}
