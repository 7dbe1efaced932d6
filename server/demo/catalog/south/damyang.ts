import { adult, child, infant, type SeedProduct } from '../shape'

export const damyang: SeedProduct = {
  id: 'damyang-bamboo-metasequoia-day',
  category: 'tours',
  region: 'jeolla',
  operator: { en: 'Daenamu Days', ko: '대나무하루' },
  duration_minutes: 480,
  languages: ['en', 'ko'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Day trip from Gwangju', ko: '광주 출발 당일 여행' },
      description: {
        en: 'From Gwangju-Songjeong Station by van, lunch in a bamboo stalk included.',
        ko: '광주송정역에서 차량으로 떠나며 대통밥 점심이 포함됩니다.',
      },
      start_times: ['09:30'],
      capacity: 14,
      prices: [adult(79_000), child(58_000), infant(0)],
    },
    {
      name: { en: 'With a bamboo workshop', ko: '죽공예 체험 포함' },
      description: {
        en: 'Instead of the garden of Soswaewon, an hour with a craftsman: you split, plane and weave a small basket.',
        ko: '소쇄원 대신 장인과 한 시간 동안 대를 쪼개고 다듬어 작은 바구니를 엮습니다.',
      },
      start_times: ['09:30'],
      capacity: 8,
      closed_weekdays: [0, 1],
      prices: [adult(94_000), { ...child(74_000), min_age: 8 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'grove', view: 0, palette: 'celadon', time: 'day' },
      alt: { en: 'Two walkers on a path through a tall bamboo forest', ko: '하늘 높이 자란 대숲 길을 걷는 두 사람' },
    },
    {
      scene: { motif: 'grove', view: 1, palette: 'naru', time: 'day' },
      alt: {
        en: 'A straight road between two rows of tall conical trees',
        ko: '키 큰 원뿔꼴 나무가 두 줄로 늘어선 곧은 길',
      },
    },
    {
      scene: { motif: 'grove', view: 1, palette: 'persimmon', time: 'dusk', seed: 'autumn' },
      alt: { en: 'The same road at dusk in rust-red autumn leaves', ko: '적갈색 단풍이 든 같은 길의 해 질 녘' },
    },
  ],
  en: {
    name: 'Damyang: Bamboo Forest & Metasequoia Road',
    summary:
      'Green light in the bamboo, lunch steamed in it, and a road of giant trees: a slow day half an hour from Gwangju.',
    description: [
      'Damyang has lived by its bamboo for centuries, weaving baskets, blinds and fans, and when plastic came it kept the forests anyway. In Juknogwon the stalks stand so close that noon is green and the wind arrives as a sound long before you feel it. The paths have names; take the one for philosophers, it is the quietest.',
      'Lunch is rice and beans steamed in a section of bamboo, with grilled short-rib patties as they make them here. In the afternoon we walk below the old trees on the river dyke of Gwanbangjerim, see how a scholar of the sixteenth century fitted a garden, Soswaewon, into a stream valley, and end on the road lined with metasequoias, two straight kilometers that turn rust-red in November.',
    ],
    highlights: [
      'The bamboo forest of Juknogwon',
      'Metasequoia Road, green in summer and rust-red in November',
      'Soswaewon, a scholar’s garden from the sixteenth century',
      'Bamboo rice and tteokgalbi for lunch',
    ],
    itinerary: [
      ['Gwangju-Songjeong Station', 'The van meets the morning KTX from Seoul.', 50],
      ['Juknogwon', 'An hour and a half among the bamboo.', 90],
      ['Lunch', 'Bamboo rice, tteokgalbi and a dozen small dishes.', 70],
      [
        'Gwanbangjerim',
        'The dyke and its old hackberries and zelkovas; a ride on a rickety four-seater if you like.',
        50,
      ],
      ['Soswaewon', 'A bamboo lane, a stream, and three small buildings that need no more; or the workshop.', 80],
      ['Metasequoia Road', 'There on foot, back for ice cream.', 70],
      ['Return', 'At the station by half past five.', 70],
    ],
    included: ['Guide and van', 'All admissions', 'Lunch', 'Your basket with the workshop option'],
    excluded: ['Train to Gwangju', 'Dinner'],
    know_before: [
      'About six kilometers on foot over the day, nearly all of it flat.',
      'Bamboo keeps mosquitoes happy from June to September: long sleeves, or our spray.',
      'Tteokgalbi is beef; tell us if you would like lunch without meat.',
      'The KTX from Seoul takes about two hours.',
    ],
    meeting_point: 'Gwangju-Songjeong Station (KTX), in front of Exit 1',
    words:
      'damyang bamboo forest juknogwon juknokwon metasequoia road avenue gwanbangjerim soswaewon garden tteokgalbi gwangju jeolla day trip',
  },
  ko: {
    name: '담양 대숲과 메타세쿼이아길',
    summary: '초록빛 대숲과 대통밥, 하늘로 뻗은 가로수길. 광주에서 30분, 느리게 걷는 하루.',
    description: [
      '담양은 수백 년 동안 대나무로 살았습니다. 바구니를 엮고 발을 짜고 부채를 만들었고, 플라스틱이 나온 뒤에도 대숲은 남겨 두었습니다. 죽녹원에는 대가 빽빽해 한낮에도 빛이 초록이고, 바람은 몸에 닿기 한참 전에 소리로 먼저 옵니다. 길마다 이름이 있는데 가장 조용한 길은 철학자의 길입니다.',
      '점심은 대통에 찐 밥과 담양식 떡갈비입니다. 오후에는 관방제림의 오래된 나무 그늘을 걷고, 16세기 선비가 골짜기에 앉힌 정원 소쇄원을 봅니다. 마지막은 메타세쿼이아길입니다. 곧게 뻗은 2km 길이 11월이면 적갈색으로 물듭니다.',
    ],
    highlights: [
      '바람 소리가 먼저 오는 죽녹원 대숲',
      '여름에는 초록, 11월에는 적갈색 메타세쿼이아길',
      '16세기 선비의 정원 소쇄원',
      '대통밥과 떡갈비 점심',
    ],
    itinerary: [
      ['광주송정역', '서울에서 오는 아침 KTX에 맞춰 모십니다.', 50],
      ['죽녹원', '한 시간 반 동안 대숲을 걷습니다.', 90],
      ['점심', '대통밥과 떡갈비, 열 가지 남짓한 찬.', 70],
      ['관방제림', '둑을 따라 선 푸조나무와 느티나무 그늘. 덜컹대는 4인 자전거도 탈 수 있습니다.', 50],
      ['소쇄원', '대숲 길과 개울, 더할 것 없는 작은 집 세 채. 체험 옵션은 공방으로 갑니다.', 80],
      ['메타세쿼이아길', '끝까지 걸어갔다가 아이스크림을 들고 돌아옵니다.', 70],
      ['귀환', '오후 5시 30분까지 역에 도착합니다.', 70],
    ],
    included: ['가이드와 차량', '모든 입장료', '점심 식사', '체험 옵션에서 만든 바구니'],
    excluded: ['광주까지의 열차', '저녁 식사'],
    know_before: [
      '하루 동안 6km쯤 걷지만 거의 평지입니다.',
      '6월부터 9월까지 대숲에는 모기가 많습니다. 긴소매를 입거나 저희가 준비한 기피제를 쓰세요.',
      '떡갈비는 소고기로 만듭니다. 고기 없는 점심을 원하시면 미리 알려 주세요.',
      '서울에서 KTX로 두 시간쯤 걸립니다.',
    ],
    meeting_point: '광주송정역(KTX) 1번 출구 앞',
    words: '담양 대나무 대숲 죽녹원 메타세쿼이아길 가로수길 관방제림 소쇄원 대통밥 떡갈비 광주 전라 당일치기 죽공예',
  },
}
