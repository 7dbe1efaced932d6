import { child, fullFare, type SeedProduct, senior, youth } from '../shape'

export const templeStay: SeedProduct = {
  id: 'gangwon-mountain-temple-stay',
  category: 'stays',
  region: 'gangwon',
  operator: { en: 'Sanmun Retreats', ko: '산문하루' },
  duration_minutes: 1380,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: {
    count: 1,
    reason: {
      en: 'Many come to a temple on their own; rooms are shared among women or among men, so one guest is welcome.',
      ko: '절에는 홀로 오는 분이 많습니다. 방은 여성끼리, 남성끼리 함께 쓰므로 한 분도 예약하실 수 있습니다.',
    },
  },
  options: [
    {
      name: { en: 'Practice stay', ko: '체험형' },
      description: {
        en: 'Chanting, 108 bows, a formal meal and tea with a monk, with somebody to explain each.',
        ko: '예불과 108배, 발우공양, 스님과의 차담을 차근차근 안내받으며 함께합니다.',
      },
      start_times: ['14:00'],
      capacity: 20,
      closed_weekdays: [0, 1],
      prices: [fullFare(95_000), youth(80_000), senior(88_000), { ...child(65_000), min_age: 7 }],
    },
    {
      name: { en: 'Resting stay', ko: '휴식형' },
      description: {
        en: 'Only meal times are fixed; the rest of the day is yours and the forest’s.',
        ko: '공양 시간만 지키면 나머지는 숲과 함께 자유롭게 보냅니다.',
      },
      start_times: ['14:00'],
      capacity: 12,
      prices: [fullFare(79_000), youth(68_000), senior(74_000), { ...child(55_000), min_age: 7 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'temple', view: 1, palette: 'naru', time: 'dawn', seed: 'stay' },
      alt: {
        en: 'A path between tall trunks to a temple gate at dawn',
        ko: '새벽녘 키 큰 나무 사이로 산문까지 이어진 길',
      },
    },
    {
      scene: { motif: 'temple', view: 0, palette: 'naru', time: 'dusk', seed: 'stay' },
      alt: { en: 'Temple halls and a pagoda in the evening', ko: '저녁 어스름 속의 전각과 석탑' },
    },
    {
      scene: { motif: 'mountain', view: 2, palette: 'naru', time: 'day', seed: 'stay' },
      alt: {
        en: 'A clear stream in a wooded valley, a hanging bridge across it',
        ko: '숲 골짜기를 흐르는 맑은 물과 출렁다리',
      },
    },
  ],
  en: {
    name: 'A Night in a Mountain Temple',
    summary:
      'Drum and bell at dusk, tea with a monk, silence until four in the morning: one night in the hills of Gangwon.',
    description: [
      'The road ends at a gate without doors. Behind it a stream, a path of firs, and a temple in which the day still goes by the sound of a wooden clapper. You change into gray cotton, learn how to bow, and hear the four instruments played at dusk: the drum for the animals, the wooden fish for what swims, the gong for what flies, the bell for everyone.',
      'At four in the morning the clapper comes round again. Some find the pre-dawn chant the best hour of their journey, others the bowls at breakfast, in which not a grain is left. Nobody asks what you believe. The temple is a small one that lives by its quiet, so we name it only to those who come.',
    ],
    highlights: [
      'The four instruments, and the chant at dusk and before dawn',
      'Tea and an open conversation with a monk, interpreted',
      'Temple food, cooked without meat, fish, garlic or onion',
      'A walk through the wood at sunrise',
    ],
    itinerary: [
      ['Pyeongchang Station', 'A van meets the train from Seoul; about forty minutes to the gate.', 60],
      ['Arrival', 'Clothes, room, and the few rules there are.', 60],
      ['Supper and evening chant', 'Supper at half past five, then drum, bell and chanting.', 120],
      ['Tea, or 108 bows', 'With a monk; the resting stay may join or not. Lights out at nine.', 90],
      ['Before dawn', 'Chanting at half past four, sitting in silence, breakfast in bowls.', 150],
      ['Morning', 'A walk in the forest, a little sweeping, rest.', 180],
      ['Farewell', 'Lunch at half past eleven, then back to the station by one.', 90],
    ],
    included: [
      'One night',
      'Three temple meals',
      'Clothes to practice in',
      'Van from and to Pyeongchang Station',
      'Interpreter',
    ],
    excluded: ['Train to Pyeongchang', 'A room to yourself'],
    know_before: [
      'Rooms are shared by two to four guests of the same sex, families by themselves; the bathroom is in the room.',
      'No alcohol, no meat, no smoking and, between nine and four, no voices.',
      'You sleep and eat on the floor. Chairs can be had for the chanting and for tea.',
      'Pack socks, something warm even in summer, and as little else as you can.',
    ],
    meeting_point: 'Pyeongchang Station (KTX Gangneung line), in front of the exit',
    words:
      'temple stay templestay buddhist monk meditation chanting 108 bows tea temple food vegetarian vegan mountain gangwon pyeongchang retreat overnight',
  },
  ko: {
    name: '산사에서 보내는 하룻밤, 템플스테이',
    summary: '해 질 녘 북과 종, 스님과 나누는 차, 새벽까지 이어지는 고요. 강원도 산속에서의 1박 2일.',
    description: [
      '길은 문짝 없는 문 앞에서 끝납니다. 그 너머로 개울과 전나무 길, 그리고 아직도 목탁 소리로 하루를 여는 절이 있습니다. 잿빛 수련복으로 갈아입고 절하는 법을 배운 뒤, 해 질 녘 사물 소리를 듣습니다. 북은 길짐승을, 목어는 물속 생명을, 운판은 날짐승을, 종은 모든 중생을 위해 울립니다.',
      '새벽 4시, 다시 목탁이 돕니다. 어떤 이는 새벽예불을, 어떤 이는 밥알 하나 남기지 않는 아침 발우를 여행에서 가장 좋았던 시간으로 꼽습니다. 무엇을 믿는지는 아무도 묻지 않습니다. 고요를 지키며 사는 작은 절이라, 이름은 오시는 분께만 알려 드립니다.',
    ],
    highlights: [
      '사물 소리와 함께하는 저녁예불과 새벽예불',
      '통역과 함께 나누는 스님과의 차담',
      '고기와 생선, 마늘과 파를 쓰지 않는 사찰 음식',
      '해 뜰 무렵의 숲길 포행',
    ],
    itinerary: [
      ['평창역', '서울에서 오는 열차에 맞춰 모시며 산문까지 40분쯤 걸립니다.', 60],
      ['도착', '수련복과 방을 받고 몇 가지 예절을 배웁니다.', 60],
      ['저녁 공양과 예불', '5시 30분에 공양한 뒤 북과 종소리, 예불이 이어집니다.', 120],
      ['차담 또는 108배', '스님과 함께합니다. 휴식형은 자유롭게 참여하며 9시에 불을 끕니다.', 90],
      ['새벽', '4시 30분 예불과 좌선, 그리고 아침 공양.', 150],
      ['오전', '숲길을 걷고, 마당을 쓸고, 쉽니다.', 180],
      ['배웅', '11시 30분 점심 공양 뒤 1시까지 평창역으로 모십니다.', 90],
    ],
    included: ['1박', '사찰 음식 세 끼', '수련복', '평창역 왕복 차량', '통역'],
    excluded: ['평창까지의 열차', '1인실'],
    know_before: [
      '방은 같은 성별끼리 2~4명이 함께 쓰고 가족은 따로 쓰며, 욕실은 방 안에 있습니다.',
      '술과 고기, 담배를 삼가고 밤 9시부터 새벽 4시까지는 말을 쉽니다.',
      '바닥에서 자고 먹습니다. 예불과 차담 때는 의자를 준비해 드릴 수 있습니다.',
      '양말과 겉옷은 여름에도 챙기고, 나머지 짐은 되도록 가볍게 꾸려 오세요.',
    ],
    meeting_point: 'KTX 강릉선 평창역 출구 앞',
    words: '템플스테이 절 사찰 산사 스님 명상 예불 108배 차담 발우공양 사찰음식 채식 비건 강원 평창 휴식 숙박',
  },
}
