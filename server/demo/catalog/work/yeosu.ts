import { adult, child, type SeedProduct } from '../shape'
import { alone } from './alone'

export const yeosuHarbour: SeedProduct = {
  id: 'yeosu-harbour-four-days',
  category: 'stays',
  region: 'jeolla',
  operator: { en: 'Southern Light', ko: '남쪽빛' },
  duration_minutes: 5760,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'Room above the harbor', ko: '항구 위의 방' },
      description: {
        en: 'Three nights; a desk, a balcony, and the ferries below.',
        ko: '책상과 발코니, 아래로 여객선이 보이는 방에서 3박입니다.',
      },
      start_times: ['15:00'],
      capacity: 9,
      closed_weekdays: [6],
      prices: [adult(345_000), child(189_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'harbour', view: 1, palette: 'pine', time: 'dawn', seed: 'yeosu' },
      alt: { en: 'A cliff above the sea at dawn', ko: '새벽 바다 위의 절벽' },
    },
    {
      scene: { motif: 'desk', view: 0, palette: 'pine', time: 'dusk', seed: 'yeosu' },
      alt: { en: 'A desk by the window as the sun goes down', ko: '해가 지는 창가의 책상' },
    },
    {
      scene: { motif: 'market', view: 0, palette: 'pine', time: 'night', seed: 'yeosu' },
      alt: { en: 'Stalls of a night market', ko: '야시장의 좌판' },
    },
  ],
  en: {
    name: 'Yeosu: Four Days above the Harbor',
    summary: 'Work to the sound of ferries, a camellia island at lunch, and one whole day on Geumodo’s cliffs.',
    description: [
      'Three hours by train from Seoul the line simply ends, at a platform from which one sees the water. Yeosu lives on both sides of its harbor, and the house stands high enough for all of it.',
      'Three days have a desk in them; the fourth, whichever you choose, has a ferry. Geumodo’s path runs along the cliff for as long as you like, and the last boat is back for supper at the stalls.',
    ],
    highlights: [
      'A desk over the harbor, tested for video calls',
      'Odongdo, the island of camellias, on foot across the causeway',
      'A day on the cliff path of Geumodo, by ferry',
    ],
    itinerary: [
      ['Day 1', 'Van from Yeosu-EXPO Station; Odongdo before supper.', null],
      ['Days 2 and 3', 'One at the desk, one on Geumodo: you decide with the weather.', null],
      ['Day 4', 'Desk until noon, the cable car over the harbor, the afternoon train.', null],
    ],
    included: ['Three nights', 'Breakfast', 'Desk and internet', 'Ferry and guide on Geumodo', 'Cable car'],
    excluded: ['Train', 'Lunch and supper'],
    know_before: [
      'In fog or swell the ferry stays in; the day then goes to Hyangiram, the hermitage above the sea.',
      'Good shoes for the cliff path, please.',
    ],
    meeting_point: 'Yeosu-EXPO Station (KTX), in front of the exit',
    words: 'yeosu odongdo geumodo hyangiram harbour cable car workation desk stay island ferry bleisure',
  },
  ko: {
    name: '여수, 항구가 내려다보이는 나흘',
    summary: '뱃소리를 들으며 일하고, 점심에는 동백섬, 하루는 온전히 금오도 벼랑길에서.',
    description: [
      '서울에서 기차로 세 시간, 선로가 끝나는 승강장에서 바다가 보입니다. 여수는 항구 양쪽에 기대어 사는 도시이고, 숙소는 그 전부가 보이는 높이에 있습니다.',
      '나흘 가운데 사흘은 책상이 있고, 고르신 하루는 배가 있습니다. 금오도 비렁길은 원하는 만큼 벼랑을 따라 이어지고, 마지막 배로 돌아오면 포장마차에서 저녁을 먹을 시간입니다.',
    ],
    highlights: [
      '항구가 내려다보이는 책상, 화상 회의 확인 완료',
      '방파제를 걸어 들어가는 동백섬 오동도',
      '배를 타고 가는 금오도 비렁길 하루',
    ],
    itinerary: [
      ['첫째 날', '여수엑스포역에서 차로 출발해 저녁 전에 오동도를 걷습니다.', null],
      ['둘째·셋째 날', '하루는 책상, 하루는 금오도. 날씨를 보고 정하시면 됩니다.', null],
      ['넷째 날', '정오까지 일하고 해상 케이블카를 탄 뒤 오후 기차를 탑니다.', null],
    ],
    included: ['3박', '아침 식사', '책상과 인터넷', '금오도 배편과 안내', '케이블카'],
    excluded: ['기차', '점심과 저녁 식사'],
    know_before: [
      '안개나 너울로 배가 뜨지 않으면 바다 위 암자 향일암으로 갑니다.',
      '벼랑길을 걸으니 편한 신발을 준비해 주세요.',
    ],
    meeting_point: '여수엑스포역(KTX) 출구 앞',
    words: '여수 오동도 금오도 비렁길 향일암 항구 케이블카 워케이션 책상 숙소 섬 블레저',
  },
}
