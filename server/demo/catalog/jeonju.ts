import { adult, child, infant, type SeedProduct } from './shape'

export const jeonju: SeedProduct = {
  id: 'jeonju-hanok-stay',
  category: 'stays',
  region: 'jeolla',
  operator: { en: 'Onggojip Stays', ko: '온고집 스테이' },
  duration_minutes: 1260,
  languages: ['en', 'ko'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Courtyard room', ko: '마당채' },
      description: {
        en: 'A room for two to four with its own bath, doors to the courtyard. Price for each guest and night.',
        ko: '마당으로 문이 열리는 2~4인실로 욕실이 딸려 있습니다. 1박 1인 요금입니다.',
      },
      start_times: ['15:00'],
      capacity: 12,
      prices: [adult(88_000), child(46_000), infant(0)],
    },
    {
      name: { en: 'Courtyard room with dinner', ko: '마당채와 저녁상' },
      description: {
        en: 'With a Jeonju table of fifteen dishes on the evening of arrival.',
        ko: '도착한 날 저녁에 열다섯 가지 찬의 전주 한상을 차려 드립니다.',
      },
      start_times: ['15:00'],
      capacity: 8,
      closed_weekdays: [1],
      prices: [adult(132_000), child(72_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'village', view: 2, palette: 'naru', time: 'dawn' },
      alt: {
        en: 'View from a wooden floor through open paper doors into a courtyard',
        ko: '열린 창호 너머로 마당이 보이는 한옥 마루',
      },
    },
    {
      scene: { motif: 'village', view: 0, palette: 'celadon', time: 'dawn' },
      alt: { en: 'A sea of tiled roofs in the morning', ko: '아침빛 속에 펼쳐진 기와지붕' },
    },
    {
      scene: { motif: 'village', view: 3, palette: 'plum', time: 'dusk' },
      alt: { en: 'A hanok at nightfall, light behind its paper doors', ko: '해 질 녘 창호에 불이 켜진 한옥' },
    },
    {
      scene: { motif: 'kitchen', view: 1, palette: 'celadon', time: 'dawn', seed: 'jeonju' },
      alt: { en: 'Breakfast with many small dishes, seen from above', ko: '여러 반찬을 차린 아침상을 위에서 본 모습' },
    },
  ],
  en: {
    name: 'Jeonju Hanok Stay',
    summary:
      'One night on a heated floor in Jeonju’s hanok village, with breakfast on the porch and bicycles at the gate.',
    description: [
      'Some seven hundred hanok stand close together in the middle of Jeonju, and at night, when the day visitors have gone, the lanes belong to those who stay. The house has five rooms around a courtyard, heated floors, thick cotton bedding and a persimmon tree.',
      'Breakfast is rice, soup and what the season gives, served on the wooden porch or in your room. Bicycles are free; the shrine Gyeonggijeon, the brick cathedral and the pavilion on Omokdae hill are all within ten minutes.',
    ],
    highlights: [
      'A traditional house with heated floors and private baths',
      'Breakfast on the porch',
      'The hanok village after the day visitors have left',
      'Bicycles, and a map of the owners’ favorite places',
    ],
    itinerary: [
      ['Arrival', 'Check-in from three in the afternoon; your luggage may come earlier.', null],
      ['Evening', 'A walk to Omokdae for the view over the roofs; dinner at the house with that option.', null],
      ['Breakfast', 'Between eight and half past nine.', 60],
      ['Departure', 'Check-out by noon; luggage can stay until the evening.', null],
    ],
    included: ['One night', 'Breakfast', 'Bicycles', 'Dinner with that option'],
    excluded: ['Travel to Jeonju', 'City tours'],
    know_before: [
      'You sleep on a mattress on the floor; a raised bed can be had in one room on request.',
      'Walls are of wood and paper: quiet after ten in the evening, please.',
      'From Seoul the KTX takes about an hour and forty minutes.',
    ],
    meeting_point: 'At the house in Jeonju Hanok Village, Taejo-ro; the address comes with your confirmation',
    words: 'jeonju hanok village stay guesthouse accommodation ondol bibimbap gyeonggijeon omokdae jeollabuk overnight',
  },
  ko: {
    name: '전주 한옥 스테이',
    summary: '전주 한옥마을 온돌방에서의 하룻밤. 대청마루 아침상과 대문 앞 자전거까지.',
    description: [
      '전주 한가운데에 한옥 700여 채가 처마를 맞대고 있습니다. 당일 여행객이 떠난 밤의 골목은 머무는 사람의 것이 됩니다. 마당을 둘러싼 방 다섯 칸, 따뜻한 온돌, 두툼한 목화솜 이불, 감나무 한 그루가 있는 집입니다.',
      '아침은 밥과 국, 제철 찬으로 차려 대청마루나 방으로 올립니다. 자전거는 무료이고 경기전, 전동성당, 오목대가 모두 10분 거리입니다.',
    ],
    highlights: [
      '욕실이 딸린 온돌 한옥',
      '대청마루에서 먹는 아침상',
      '여행객이 떠난 뒤의 고요한 한옥마을',
      '자전거와 주인이 그린 동네 지도',
    ],
    itinerary: [
      ['도착', '오후 3시부터 체크인하며 짐은 미리 맡기실 수 있습니다.', null],
      ['저녁', '오목대에 올라 지붕 풍경을 보고, 저녁상 옵션은 집에서 식사합니다.', null],
      ['아침 식사', '8시부터 9시 30분 사이에 차립니다.', 60],
      ['출발', '정오까지 체크아웃하며 짐은 저녁까지 맡아 드립니다.', null],
    ],
    included: ['1박', '아침 식사', '자전거', '저녁상 옵션의 저녁 식사'],
    excluded: ['전주까지의 교통편', '시내 투어'],
    know_before: [
      '바닥에 요를 깔고 잡니다. 침대가 필요하시면 미리 말씀해 주세요(한 방만 가능).',
      '나무와 종이로 지은 집입니다. 밤 10시 이후에는 조용히 지내 주세요.',
      '서울에서 KTX로 한 시간 40분쯤 걸립니다.',
    ],
    meeting_point: '전주 한옥마을 태조로 숙소(자세한 주소는 예약 확정 때 안내)',
    words: '전주 한옥마을 한옥스테이 숙소 게스트하우스 온돌 비빔밥 경기전 오목대 전동성당 전라북도 숙박',
  },
}
