import { adult, child, infant, type SeedProduct } from '../shape'

export const suncheon: SeedProduct = {
  id: 'suncheon-bay-reeds-garden',
  category: 'tours',
  region: 'jeolla',
  operator: { en: 'Galdae Days', ko: '갈대하루' },
  duration_minutes: 390,
  languages: ['en', 'ko'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Garden and bay', ko: '정원과 순천만' },
      description: {
        en: 'The garden first, the reeds and the lookout in the last light, from Suncheon Station.',
        ko: '순천역에서 출발해 먼저 정원을, 해 질 무렵 갈대밭과 전망대를 걷습니다.',
      },
      start_times: ['12:30', '13:30', '14:30'],
      capacity: 14,
      closed_weekdays: [1],
      prices: [adult(62_000), child(46_000), infant(0)],
    },
    {
      name: { en: 'With the boat through the reeds', ko: '갈대밭 탐조선 포함' },
      description: {
        en: 'The same afternoon with half an hour in a flat boat on the winding channel.',
        ko: '같은 코스에 더해 S자 물길을 따라 배를 30분 탑니다.',
      },
      start_times: ['11:30', '12:30', '13:30'],
      capacity: 8,
      closed_weekdays: [1],
      prices: [adult(76_000), child(56_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'wetland', view: 0, palette: 'persimmon', time: 'dusk' },
      alt: {
        en: 'A channel winds through round beds of reed to the sea at sunset, walkers on a boardwalk',
        ko: '해 질 녘 둥근 갈대 군락 사이를 굽이쳐 바다로 가는 물길과 나무 길을 걷는 사람들',
      },
    },
    {
      scene: { motif: 'wetland', view: 0, palette: 'celadon', time: 'day', seed: 'summer' },
      alt: { en: 'Green reeds around a winding channel by day', ko: '한낮의 굽은 물길과 초록 갈대' },
    },
    {
      scene: { motif: 'palace', view: 4, palette: 'canola', time: 'day', seed: 'garden' },
      alt: { en: 'Blossom and a tiled eave in a garden', ko: '꽃나무와 기와 처마가 어우러진 정원' },
    },
  ],
  en: {
    name: 'Suncheon Bay: Reeds & the National Garden',
    summary: 'An afternoon among the gardens of Suncheon, and an evening above reeds that reach to the tide.',
    description: [
      'Where two streams meet the sea south of Suncheon, the reeds have grown together into one of the widest beds in Korea. Between them and the tide lie mudflats that belong to the World Heritage List, full of crabs, mudskippers and, in winter, hooded cranes. To keep the city from growing into the bay, Suncheon laid out a garden in its way, and it became the country’s first national garden.',
      'We walk through the garden first, with its lake, its little hills and its corner of Korean pavilions, and reach the bay when the coaches leave. A boardwalk leads across the reeds, and a path up the hill Yongsan; from there the channel draws its famous S through the mud while the sun goes down into it.',
    ],
    highlights: [
      'The S-shaped channel from the Yongsan lookout at sunset',
      'A kilometer of boardwalk through the reeds',
      'Korea’s first national garden',
      'Hooded cranes from November to March',
    ],
    itinerary: [
      ['Suncheon Station', 'Meet, and off in the van.', 20],
      ['National Garden', 'The lake garden, the Korean garden, and time to sit.', 130],
      ['Tea', 'At the edge of the bay, while the light turns.', 30],
      ['Reeds', 'Along the boardwalk; bend down for the mudskippers.', 60],
      ['Yongsan lookout', 'Forty minutes up through pines, and the sunset.', 120],
      ['Return', 'Back at the station.', 30],
    ],
    included: ['Guide and van', 'Admission to garden and wetland', 'Binoculars on loan', 'Boat with that option'],
    excluded: ['Lunch and dinner', 'Train to Suncheon'],
    know_before: [
      'The reeds are green from June, bloom in silver in October and November and are cut in late winter.',
      'For the sunset take the first start from October to February, the second in March, April and September, the last from May to August.',
      'The path to the lookout has steps; those who would rather stay below wait with tea by the water.',
      'The boat goes with the tide and the weather; when it does not, we refund its price. No tours on Mondays.',
    ],
    meeting_point: 'Suncheon Station, tourist information in front of the exit',
    words:
      'suncheon bay suncheonman wetland reeds reed field national garden yongsan lookout sunset crane birds tidal flat getbol unesco jeolla namdo',
  },
  ko: {
    name: '순천만 갈대와 국가정원',
    summary: '오후에는 정원을 거닐고, 저녁에는 바다까지 이어지는 갈대밭 위에서 노을을 봅니다.',
    description: [
      '두 물줄기가 순천 남쪽 바다와 만나는 곳에, 한국에서 손꼽히게 너른 갈대밭이 있습니다. 갈대와 바다 사이의 갯벌은 세계유산으로, 게와 짱뚱어가 살고 겨울에는 흑두루미가 찾아옵니다. 순천은 도시가 만으로 번지지 않도록 그 사이에 정원을 만들었고, 그 정원이 대한민국 제1호 국가정원이 되었습니다.',
      '먼저 호수와 언덕, 한국 정원이 있는 국가정원을 거닐고, 단체 버스가 떠날 무렵 순천만에 닿습니다. 나무 길이 갈대밭을 가로지르고 용산으로 오르는 길이 이어집니다. 전망대에 서면 갯벌 위의 물길이 이름난 S자를 그리고, 해는 그 끝으로 집니다.',
    ],
    highlights: [
      '용산전망대에서 보는 S자 물길과 노을',
      '갈대숲 사이로 이어지는 1km 나무 길',
      '대한민국 제1호 국가정원',
      '11월부터 3월까지 머무는 흑두루미',
    ],
    itinerary: [
      ['순천역', '만나서 차량으로 출발합니다.', 20],
      ['국가정원', '호수정원과 한국정원을 걷고 벤치에 앉아 쉽니다.', 130],
      ['찻집', '빛이 바뀌는 동안 만 가장자리에서 차를 마십니다.', 30],
      ['갈대밭', '나무 길을 걷다가 허리를 굽혀 짱뚱어를 찾아보세요.', 60],
      ['용산전망대', '솔숲 길을 40분 올라 노을을 봅니다.', 120],
      ['귀환', '순천역에 도착합니다.', 30],
    ],
    included: ['가이드와 차량', '국가정원과 습지 입장료', '쌍안경 대여', '탐조선 옵션의 배'],
    excluded: ['점심과 저녁 식사', '순천까지의 열차'],
    know_before: [
      '갈대는 6월부터 푸르고, 10월과 11월에 은빛 꽃을 피우며, 겨울 끝 무렵 베어 냅니다.',
      '노을을 보려면 10월부터 2월까지는 첫 출발, 3·4·9월에는 두 번째, 5월부터 8월까지는 마지막 출발을 고르세요.',
      '전망대 길에는 계단이 있습니다. 아래에 남고 싶은 분은 물가에서 차를 마시며 기다립니다.',
      '배는 물때와 날씨에 따라 다닙니다. 뜨지 않으면 뱃삯을 돌려 드립니다. 월요일은 쉽니다.',
    ],
    meeting_point: '순천역 앞 관광안내소',
    words: '순천 순천만 갈대 갈대밭 습지 국가정원 용산전망대 노을 일몰 흑두루미 짱뚱어 갯벌 유네스코 세계유산 전라남도',
  },
}
