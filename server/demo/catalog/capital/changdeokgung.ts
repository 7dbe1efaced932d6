import { adult, child, infant, type SeedProduct } from '../shape'

export const changdeokgung: SeedProduct = {
  id: 'changdeokgung-secret-garden-walk',
  category: 'tours',
  region: 'seoul',
  operator: { en: 'Huwon Footsteps', ko: '후원발걸음' },
  duration_minutes: 180,
  languages: ['en', 'ko', 'ja'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Palace and Secret Garden', ko: '궁궐과 후원' },
      description: {
        en: 'Three hours with one guide and at most fourteen people; both tickets included.',
        ko: '가이드 한 명과 최대 14명이 세 시간 동안 걷습니다. 궁궐과 후원 입장료가 모두 포함됩니다.',
      },
      start_times: ['09:40', '13:40'],
      capacity: 14,
      closed_weekdays: [1],
      prices: [adult(49_000), child(29_000), infant(0)],
    },
    {
      name: { en: 'Palace, garden and a tea table', ko: '궁궐과 후원, 그리고 다담상' },
      description: {
        en: 'The same walk, then tea and rice sweets in a hanok across the street; about forty minutes more.',
        ko: '같은 코스를 걷고 길 건너 한옥에서 차와 한과를 즐깁니다. 40분쯤 더 걸립니다.',
      },
      start_times: ['13:40'],
      capacity: 10,
      closed_weekdays: [1],
      prices: [adult(68_000), child(42_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'palace', view: 3, palette: 'persimmon', time: 'day', seed: 'huwon' },
      alt: { en: 'A pavilion mirrored in a pond under autumn trees', ko: '단풍 든 나무 아래 연못에 비친 누각' },
    },
    {
      scene: { motif: 'palace', view: 4, palette: 'celadon', time: 'day', seed: 'huwon' },
      alt: {
        en: 'A tree in blossom in a palace court, seen from under painted eaves',
        ko: '단청 처마 밑에서 바라본 궁궐 뜰의 꽃나무',
      },
    },
    {
      scene: { motif: 'palace', view: 2, palette: 'naru', time: 'day', seed: 'huwon' },
      alt: {
        en: 'The roofs of a palace one behind the other below the hills',
        ko: '산 아래 겹겹이 이어지는 궁궐 지붕',
      },
    },
  ],
  en: {
    name: 'Changdeokgung Palace & Secret Garden Walk',
    summary: 'The palace that kings preferred to live in, and the wooded garden behind it that was theirs alone.',
    description: [
      'Changdeokgung was begun in 1405 as a second palace and became the one where the court spent most of its years. It does not lie on a straight axis like its neighbor: gates, courts and halls follow the foot of the hill, and that ease with the land is why it has been a World Heritage Site since 1997.',
      'More than half of the grounds are garden. Huwon, the rear garden, may only be entered at set times and in limited numbers, so it stays as quiet as it was meant to be. We walk from pond to pond, stop at the library above Buyongji and hear what was studied, drunk and decided here.',
    ],
    highlights: [
      'Timed entry to Huwon, booked for you',
      'The square pond of Buyongji and the library Juhamnu',
      'Injeongjeon, the throne hall, and its electric lamps from the last years of the court',
      'Nakseonjae, where the last of the royal family lived',
    ],
    itinerary: [
      ['Donhwamun', 'Through the oldest palace gate still standing in Seoul, over a bridge of 1411.', 20],
      ['Throne hall and living quarters', 'Injeongjeon, then the halls where the court worked and slept.', 50],
      ['Buyongji', 'Into the garden: the pond, its pavilion and the royal library.', 40],
      ['Aeryeonji and Yeongyeongdang', 'A lotus pond, and a nobleman’s house built inside a palace.', 40],
      ['Nakseonjae', 'Unpainted wood, latticed windows and the story of the last residents; the walk ends here.', 30],
    ],
    included: [
      'Guide in English, Korean or Japanese',
      'Admission to the palace and to Huwon',
      'Tea table with that option',
    ],
    excluded: ['Transport to the palace', 'Meals'],
    know_before: [
      'Changdeokgung is closed on Mondays, and so is this walk.',
      'Entry to the garden is for one fixed time: those who come late can still see the palace, but not the garden.',
      'About three kilometers, with slopes and gravel in the garden; strollers are hard work there.',
      'The garden turns in early November and blossoms in April. Those weeks fill up first.',
    ],
    meeting_point:
      'In front of Donhwamun, the main gate of Changdeokgung; five minutes from Anguk Station (Line 3), Exit 3',
    words:
      'changdeokgung palace secret garden huwon biwon buyongji injeongjeon nakseonjae unesco world heritage seoul jongno autumn leaves walking tour',
  },
  ko: {
    name: '창덕궁과 후원 산책',
    summary: '왕들이 가장 오래 머문 궁궐, 그 뒤편에 숨은 왕실의 숲을 이야기와 함께 걷습니다.',
    description: [
      '1405년 이궁으로 짓기 시작한 창덕궁은 조선의 왕들이 가장 오래 머문 궁궐이 되었습니다. 반듯하게 줄을 맞춘 경복궁과 달리 문과 마당, 전각이 산자락을 따라 자연스럽게 놓여 있습니다. 땅의 생김새를 거스르지 않은 이 배치로 1997년 유네스코 세계유산에 올랐습니다.',
      '궁궐 터의 절반 이상은 정원입니다. 후원은 정해진 시간에 정해진 인원만 들어갈 수 있어 지금도 고요합니다. 연못에서 연못으로 걸으며 부용지 위 주합루에 이르고, 이곳에서 무엇을 읽고 마시고 결정했는지 이야기를 듣습니다.',
    ],
    highlights: [
      '미리 예약해 두는 후원 시간제 입장',
      '네모난 연못 부용지와 왕실 도서관이 있던 주합루',
      '대한제국 시절의 전등이 남아 있는 인정전',
      '황실의 마지막 가족이 살던 낙선재',
    ],
    itinerary: [
      ['돈화문', '서울에 남은 가장 오래된 궁궐 정문을 지나 1411년에 놓은 금천교를 건넙니다.', 20],
      ['인정전과 내전', '인정전을 본 뒤 왕이 일하고 쉬던 전각을 둘러봅니다.', 50],
      ['부용지', '후원에 들어가 연못과 부용정, 주합루를 만납니다.', 40],
      ['애련지와 연경당', '연꽃 연못과 궁궐 안에 지은 사대부 집을 둘러봅니다.', 40],
      ['낙선재', '단청 없는 나무집과 아름다운 창살, 마지막 주인들의 이야기로 마칩니다.', 30],
    ],
    included: ['한국어, 영어 또는 일본어 가이드', '창덕궁과 후원 입장료', '다담상 옵션의 차와 한과'],
    excluded: ['궁궐까지의 교통비', '식사'],
    know_before: [
      '창덕궁이 쉬는 월요일에는 운영하지 않습니다.',
      '후원은 입장 시간이 정해져 있어 늦으시면 궁궐만 관람하실 수 있습니다.',
      '약 3km를 걸으며 후원에는 비탈과 자갈길이 있습니다. 유모차로는 다니기 어렵습니다.',
      '4월의 꽃과 11월 초의 단풍이 특히 곱고, 이때 자리가 가장 먼저 찹니다.',
    ],
    meeting_point: '지하철 3호선 안국역 3번 출구에서 걸어서 5분, 창덕궁 돈화문 앞',
    words: '창덕궁 후원 비원 부용지 주합루 인정전 낙선재 돈화문 궁궐 유네스코 세계유산 단풍 서울 종로 도보 투어',
  },
}
