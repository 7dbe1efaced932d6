import { adult, child, infant, type SeedProduct } from './shape'

export const boseong: SeedProduct = {
  id: 'boseong-green-tea-day',
  category: 'experiences',
  region: 'jeolla',
  operator: { en: 'Chosan Tea Journeys', ko: '초산 차 여행' },
  duration_minutes: 360,
  languages: ['en', 'ko'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Tea field and tasting', ko: '차밭 산책과 시음' },
      description: {
        en: 'A walk through the terraces and a tasting of four teas.',
        ko: '차밭을 걷고 네 가지 차를 맛봅니다.',
      },
      start_times: ['10:00', '13:00'],
      capacity: 18,
      prices: [adult(46_000), child(28_000), infant(0)],
    },
    {
      name: { en: 'Pick and roast your own', ko: '찻잎 따기와 덖기' },
      description: {
        en: 'Pick, roast and roll a handful of leaves, and take a tin home.',
        ko: '찻잎을 따서 덖고 비벼 작은 통에 담아 갑니다.',
      },
      start_times: ['10:00'],
      capacity: 10,
      closed_weekdays: [1],
      prices: [adult(69_000), child(48_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'tea', view: 0, palette: 'celadon', time: 'dawn' },
      alt: { en: 'A path winds down a hillside of tea hedges', ko: '차밭 비탈을 따라 굽어 내려오는 길' },
    },
    {
      scene: { motif: 'tea', view: 1, palette: 'canola', time: 'day' },
      alt: { en: 'Terraces of tea around a small pavilion', ko: '작은 정자를 둘러싼 계단식 차밭' },
    },
    {
      scene: { motif: 'tea', view: 2, palette: 'naru', time: 'dawn' },
      alt: { en: 'Pickers between long rows of tea at sunrise', ko: '해 뜰 무렵 차밭 이랑 사이의 사람들' },
    },
    {
      scene: { motif: 'temple', view: 1, palette: 'celadon', time: 'dawn' },
      alt: { en: 'A path between tall trees in the morning mist', ko: '아침 안개 속 키 큰 나무 사이의 길' },
    },
  ],
  en: {
    name: 'Boseong Green Tea Fields',
    summary: 'Walk the green terraces of Boseong, learn how a leaf becomes tea, and drink it above the valley.',
    description: [
      'In Boseong the hills are combed: hedge below hedge, each following the bend of the slope, with firs along the edge and mist most mornings. Tea has been grown here on a large scale since the last century, and by hand for much longer.',
      'A grower walks with you through the field, shows which leaves are picked and why, and pours four teas side by side, from the first leaves of spring to a dark one that was left to age. Those who like can pick and roast their own.',
    ],
    highlights: [
      'The terraces with the person who tends them',
      'Four teas tasted side by side',
      'Green tea ice cream at the look-out',
      'A tin of your own tea with the roasting option',
    ],
    itinerary: [
      ['Bus from Boseong Station', 'Fifteen minutes over the pass.', 15],
      ['Through the terraces', 'An easy climb along the fir avenue to the upper look-out.', 80],
      ['Tasting', 'Four teas, and how water and time change them.', 60],
      ['Picking and roasting', 'With that option: a hot pan, cotton gloves and patience.', 90],
      ['Free time', 'Lunch, the tea museum or another hour among the hedges.', 90],
      ['Return to the station', 'In time for the afternoon trains.', 25],
    ],
    included: [
      'Bus from and to Boseong Station',
      'Admission',
      'Guide and tasting',
      'Tin of tea with the roasting option',
    ],
    excluded: ['Train to Boseong', 'Lunch'],
    know_before: [
      'Leaves are at their finest from the end of April to June; outside that season roasting uses leaves that were picked before and kept cold.',
      'Paths are steep in places and slippery after rain.',
      'The terraces stay green all year; in winter you may find them under snow.',
    ],
    meeting_point: 'Boseong Station, in front of the main exit',
    words: 'boseong green tea field plantation terraces nokcha tasting roasting jeollanam south jeolla museum',
  },
  ko: {
    name: '보성 녹차밭의 하루',
    summary: '초록 이랑을 걷고, 찻잎이 차가 되는 길을 배우고, 골짜기가 내려다보이는 자리에서 한 잔 마십니다.',
    description: [
      '보성의 언덕은 빗으로 빗은 듯합니다. 비탈의 굴곡을 따라 차나무 이랑이 층층이 이어지고, 가장자리에는 삼나무가 서 있고, 아침이면 대개 안개가 깔립니다. 지난 세기부터 넓게 차를 길렀고, 손으로 따 온 역사는 훨씬 오래되었습니다.',
      '차 농부가 함께 걸으며 어떤 잎을 왜 따는지 보여 주고, 첫물차부터 오래 묵힌 차까지 네 가지를 나란히 우려 드립니다. 원하시면 직접 따고 덖어 볼 수 있습니다.',
    ],
    highlights: [
      '차밭을 가꾸는 사람과 걷는 이랑',
      '나란히 맛보는 네 가지 차',
      '전망대에서 먹는 녹차 아이스크림',
      '덖기 옵션에서 만드는 나만의 차 한 통',
    ],
    itinerary: [
      ['보성역 출발', '고개를 넘어 15분 이동합니다.', 15],
      ['차밭 산책', '삼나무 길을 따라 위쪽 전망대까지 천천히 오릅니다.', 80],
      ['시음', '네 가지 차를 마시며 물과 시간이 맛을 어떻게 바꾸는지 알아봅니다.', 60],
      ['따기와 덖기', '해당 옵션에서 뜨거운 솥에 면장갑을 끼고 덖습니다.', 90],
      ['자유 시간', '점심을 먹거나 차박물관을 보거나 차밭에 더 머무릅니다.', 90],
      ['보성역 도착', '오후 열차 시간에 맞춰 돌아옵니다.', 25],
    ],
    included: ['보성역 왕복 버스', '입장료', '안내와 시음', '덖기 옵션의 차 한 통'],
    excluded: ['보성까지의 열차', '점심 식사'],
    know_before: [
      '찻잎은 4월 말부터 6월까지가 가장 좋습니다. 그 밖의 계절에는 미리 따서 차게 보관한 잎으로 덖습니다.',
      '길이 가파른 곳이 있고 비 온 뒤에는 미끄럽습니다.',
      '차밭은 사철 푸르며 겨울에는 눈 덮인 풍경을 볼 수 있습니다.',
    ],
    meeting_point: '보성역 정문 앞',
    words: '보성 녹차밭 차밭 다원 녹차 시음 덖기 찻잎 전라남도 차박물관 삼나무길',
  },
}
