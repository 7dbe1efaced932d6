import { adult, child, infant, type SeedProduct } from './shape'

export const busan: SeedProduct = {
  id: 'busan-coast-day',
  category: 'tours',
  region: 'busan',
  operator: { en: 'Padosori Tours', ko: '파도소리 투어' },
  duration_minutes: 540,
  languages: ['en', 'ko', 'ja'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Small coach, up to fourteen', ko: '14인 이하 소형 버스' },
      description: {
        en: 'One guide, one driver, and a seat by the window for everybody.',
        ko: '가이드와 기사가 함께하며 모두 창가에 앉습니다.',
      },
      start_times: ['09:00'],
      capacity: 14,
      prices: [adult(74_000), child(56_000), infant(0)],
    },
    {
      name: { en: 'With the coastal train', ko: '해변열차 포함' },
      description: {
        en: 'The same day with a ride along the cliffs in the coastal train.',
        ko: '절벽을 따라 달리는 해변열차를 함께 즐깁니다.',
      },
      start_times: ['09:00'],
      capacity: 14,
      prices: [adult(89_000), child(69_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'beach', view: 0, palette: 'canola', time: 'day' },
      alt: {
        en: 'Parasols on a city beach, glass towers at the end of the bay',
        ko: '파라솔이 늘어선 도심 해변과 만 끝의 고층 건물',
      },
    },
    {
      scene: { motif: 'harbour', view: 2, palette: 'canola', time: 'day' },
      alt: { en: 'Colored houses climb a hill above a harbor', ko: '항구 위 언덕을 오르는 알록달록한 집들' },
    },
    {
      scene: { motif: 'beach', view: 1, palette: 'plum', time: 'dusk' },
      alt: { en: 'The long bridge over the bay at sunset', ko: '해 질 녘 만을 가로지르는 긴 다리' },
    },
    {
      scene: { motif: 'harbour', view: 1, palette: 'naru', time: 'day' },
      alt: { en: 'A white lighthouse on a cliff above the sea', ko: '바다 위 절벽에 선 하얀 등대' },
    },
  ],
  en: {
    name: 'Busan Coast in a Day',
    summary:
      'A temple on the rocks, a village of colored roofs, a fish market and two beaches, with the sea always on one side.',
    description: [
      'Busan is a city of hills that run into the sea, and the best of it lies along the water. We start at Haedong Yonggungsa, one of the few Korean temples on the shore, while the morning sun still stands in the gate.',
      'From there the day follows the coast: Haeundae and its towers, the market at Jagalchi for lunch, the stacked houses of Gamcheon, and at last Gwangalli, where the bridge lights up as we leave.',
    ],
    highlights: [
      'Haedong Yonggungsa, a temple above the surf',
      'Lunch hour in Jagalchi, the country’s best-known fish market',
      'The stairways and murals of Gamcheon Culture Village',
      'Gwangan Bridge at sunset',
    ],
    itinerary: [
      ['Haedong Yonggungsa', 'One hundred and eight steps down to the sea.', 70],
      ['Haeundae and Dongbaek island', 'A walk around the headland.', 70],
      ['Coastal train', 'With that option, from Mipo to Songjeong.', 50],
      ['Jagalchi market', 'Lunch at your own expense; the guide helps you to choose.', 80],
      ['Gamcheon', 'A map, a view and an hour to get lost.', 80],
      ['Gwangalli', 'The beach at dusk.', 60],
    ],
    included: ['Guide and vehicle', 'All admissions on the way', 'Train ticket with that option'],
    excluded: ['Lunch', 'Personal expenses'],
    know_before: [
      'Gamcheon has many stairs; a level route can be walked instead.',
      'The order of the stops may change with traffic and tides.',
      'We drop you at Seomyeon, Busan Station or Gwangalli, as you like.',
    ],
    meeting_point: 'Busan Station, tourist information in front of Exit 1; or Haeundae Station, Exit 5 at 09:40',
    words:
      'busan haeundae gwangalli gamcheon culture village jagalchi fish market yonggungsa temple beach coast sea blue line train',
  },
  ko: {
    name: '부산 바닷길 하루 여행',
    summary: '바위 위의 절, 알록달록한 마을, 자갈치시장과 두 해변까지. 하루 내내 바다가 곁에 있습니다.',
    description: [
      '부산은 산이 바다로 내려오는 도시이고, 가장 좋은 풍경은 물가에 있습니다. 아침 해가 아직 산문에 걸려 있을 때, 바닷가에 자리한 드문 절 해동용궁사에서 하루를 시작합니다.',
      '그다음은 해안을 따라갑니다. 해운대와 동백섬, 점심은 자갈치시장, 층층이 쌓인 감천문화마을, 그리고 떠날 무렵 다리에 불이 들어오는 광안리입니다.',
    ],
    highlights: [
      '파도 위에 앉은 해동용궁사',
      '점심시간의 자갈치시장',
      '감천문화마을의 계단과 벽화',
      '해 질 녘 광안대교',
    ],
    itinerary: [
      ['해동용궁사', '백팔 계단을 내려가 바다를 만납니다.', 70],
      ['해운대와 동백섬', '곶을 한 바퀴 걷습니다.', 70],
      ['해변열차', '해당 옵션에서 미포에서 송정까지 탑니다.', 50],
      ['자갈치시장', '점심은 개별 부담이며 가이드가 고르는 것을 도와드립니다.', 80],
      ['감천문화마을', '지도 한 장과 전망, 길을 잃어도 좋은 한 시간.', 80],
      ['광안리', '해 질 녘의 해변.', 60],
    ],
    included: ['가이드와 차량', '코스의 모든 입장료', '해당 옵션의 열차 승차권'],
    excluded: ['점심 식사', '개인 경비'],
    know_before: [
      '감천문화마을에는 계단이 많습니다. 평탄한 길로도 둘러볼 수 있습니다.',
      '교통과 물때에 따라 순서가 바뀔 수 있습니다.',
      '서면, 부산역, 광안리 가운데 편한 곳에 내려 드립니다.',
    ],
    meeting_point: '부산역 1번 출구 앞 관광안내소 또는 해운대역 5번 출구(09:40)',
    words: '부산 해운대 광안리 감천문화마을 자갈치시장 해동용궁사 동백섬 해변열차 블루라인 해수욕장 바다 당일치기 여행',
  },
}
