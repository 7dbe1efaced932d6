import { adult, child, infant, type SeedProduct } from '../shape'

export const bulguksa: SeedProduct = {
  id: 'bulguksa-seokguram-half-day',
  category: 'tours',
  region: 'gyeongsang',
  operator: { en: 'Toham Trails', ko: '토함길' },
  duration_minutes: 270,
  languages: ['en', 'ko', 'ja'],
  currency: 'USD',
  options: [
    {
      name: { en: 'By van', ko: '차로 오르는 코스' },
      description: {
        en: 'Up to the grotto and down to the temple by van; little walking.',
        ko: '석굴암까지 차로 오르고 불국사로 내려와 걷는 거리가 짧습니다.',
      },
      start_times: ['09:00', '13:00'],
      capacity: 12,
      prices: [adult(4_900), child(3_600), infant(0)],
    },
    {
      name: { en: 'With the forest path', ko: '숲길을 걷는 코스' },
      description: {
        en: 'Up by van, then down to the temple on the old path through the wood, an hour on foot.',
        ko: '차로 올라 석굴암을 보고, 불국사까지 옛 숲길을 한 시간 걸어 내려옵니다.',
      },
      start_times: ['09:00'],
      capacity: 10,
      prices: [adult(5_600), { ...child(4_200), min_age: 8 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'gyeongju', view: 3, palette: 'celadon', time: 'dawn' },
      alt: {
        en: 'A temple above a wide stone stairway, pines on both sides',
        ko: '소나무 사이 넓은 돌계단 위로 앉은 절',
      },
    },
    {
      scene: { motif: 'mountain', view: 1, palette: 'naru', time: 'dawn', seed: 'toham' },
      alt: {
        en: 'Two walkers on a ledge look over hills in the morning haze',
        ko: '아침 안개 너머 능선을 바라보는 두 사람',
      },
    },
    {
      scene: { motif: 'temple', view: 1, palette: 'persimmon', time: 'day', seed: 'toham' },
      alt: { en: 'A path through tall autumn trees to a temple gate', ko: '키 큰 단풍나무 사이로 산문까지 이어진 길' },
    },
  ],
  en: {
    name: 'Bulguksa Temple & Seokguram Grotto',
    summary:
      'Two masterpieces of Silla on one mountain: a temple on stone terraces, and a Buddha who looks out to sea.',
    description: [
      'In the eighth century, when Silla was at its height, two sanctuaries were begun on Mount Toham. One is Bulguksa, whose stone stairs and terraces have carried temple halls ever since; in its court stand two pagodas, one plain and one like lace, and it is the lace one that you find on the ten-won coin.',
      'The other is Seokguram, high in the forest: a dome of fitted granite, and under it a seated Buddha who faces the East Sea. We go up first, while the morning is clear, and take our time over the temple afterwards. Both have been on the World Heritage List since 1995.',
    ],
    highlights: [
      'The granite Buddha of Seokguram',
      'Dabotap and Seokgatap, the two pagodas of Bulguksa',
      'The stone bridges that lead from this world to the Buddha’s',
      'On clear days, the East Sea from Mount Toham',
    ],
    itinerary: [
      ['Pick-up', 'Gyeongju Station (KTX), then the old town half an hour later.', 60],
      ['Seokguram', 'A level forest walk of ten minutes to the grotto; time for the bell and the view.', 70],
      ['Down the mountain', 'By van, or on foot along the forest path with that option.', 30],
      ['Bulguksa', 'Terraces, pagodas and halls, and what the carpenters rebuilt.', 80],
      ['Return', 'To the old town or the station, as you like.', 30],
    ],
    included: ['Guide and van', 'Pick-up and drop-off in Gyeongju', 'Water'],
    excluded: ['Lunch', 'Travel to Gyeongju'],
    know_before: [
      'Admission to both is free; the Buddha of Seokguram is seen through glass and may not be photographed.',
      'The great stairways of Bulguksa are for looking at; one goes up at the side.',
      'The forest path is a little over two kilometers, downhill, with steps that are slippery when wet. With it the tour takes half an hour longer.',
      'Shoulders and knees covered, please, and quiet voices in the halls.',
    ],
    meeting_point: 'Gyeongju Station (KTX), taxi rank; or the parking lot of Daereungwon half an hour later',
    words:
      'bulguksa seokguram grotto gyeongju toham tohamsan temple buddha dabotap seokgatap pagoda unesco world heritage silla half day',
  },
  ko: {
    name: '불국사와 석굴암 반나절 여행',
    summary: '한 산에 깃든 신라의 걸작 둘. 돌 축대 위의 절과, 동해를 바라보는 부처를 만납니다.',
    description: [
      '신라가 가장 빛나던 8세기, 토함산에 두 불사가 시작되었습니다. 하나는 불국사입니다. 돌계단과 축대는 그때부터 지금까지 전각을 떠받치고 있고, 마당에는 담백한 석가탑과 레이스처럼 정교한 다보탑이 나란히 서 있습니다. 10원 동전에서 본 바로 그 탑입니다.',
      '다른 하나는 숲속 높은 곳의 석굴암입니다. 화강암을 짜 맞춘 둥근 천장 아래 본존불이 동해를 향해 앉아 있습니다. 공기가 맑은 시간에 먼저 산 위로 올라가고, 불국사는 내려와 천천히 둘러봅니다. 두 곳 모두 1995년에 세계유산이 되었습니다.',
    ],
    highlights: [
      '화강암으로 빚은 석굴암 본존불',
      '불국사의 두 탑, 다보탑과 석가탑',
      '사바세계에서 부처의 나라로 이어지는 청운교와 백운교',
      '맑은 날 토함산에서 보이는 동해',
    ],
    itinerary: [
      ['픽업', '경주역(KTX)에서 먼저, 30분 뒤 시내에서 모십니다.', 60],
      ['석굴암', '평탄한 숲길을 10분 걸어 석굴에 닿고, 범종과 전망을 즐깁니다.', 70],
      ['산 아래로', '차로 내려오거나 숲길 코스는 걸어 내려옵니다.', 30],
      ['불국사', '축대와 두 탑, 전각을 둘러보고 다시 지은 목수들의 이야기를 듣습니다.', 80],
      ['귀환', '시내와 경주역 가운데 편한 곳에 내려 드립니다.', 30],
    ],
    included: ['가이드와 차량', '경주 시내 픽업과 하차', '물'],
    excluded: ['점심 식사', '경주까지의 교통편'],
    know_before: [
      '두 곳 모두 입장료가 없습니다. 본존불은 유리 너머로 보며 사진은 찍을 수 없습니다.',
      '불국사 정면의 돌계단은 눈으로만 보고, 옆길로 오릅니다.',
      '숲길은 2km 남짓한 내리막이며 젖으면 계단이 미끄럽습니다. 이 코스는 30분쯤 더 걸립니다.',
      '어깨와 무릎을 가리는 옷을 입고 법당에서는 목소리를 낮춰 주세요.',
    ],
    meeting_point: '경주역(KTX) 택시 승강장 또는 30분 뒤 대릉원 주차장',
    words: '불국사 석굴암 경주 토함산 절 사찰 본존불 다보탑 석가탑 청운교 백운교 유네스코 세계유산 신라 반나절',
  },
}
