import { adult, child, infant, type SeedProduct } from './shape'

/** The lantern festival of the coming autumn, as seen from the day of seeding. */
export const jinju = (season: { from: string; to: string }): SeedProduct => ({
  id: 'jinju-namgang-lantern-festival',
  category: 'festivals',
  region: 'gyeongsang',
  operator: { en: 'Deungbul Journeys', ko: '등불여행' },
  duration_minutes: 840,
  languages: ['en', 'ko'],
  currency: 'USD',
  season,
  options: [
    {
      name: { en: 'Day trip from Busan', ko: '부산 출발 당일 여행' },
      description: {
        en: 'Afternoon coach from Busan, the festival until ten, back by midnight.',
        ko: '오후에 부산을 떠나 밤 10시까지 축제를 즐기고 자정 전에 돌아옵니다.',
      },
      start_times: ['13:00'],
      capacity: 32,
      prices: [adult(5_900), child(4_400), infant(0)],
    },
    {
      name: { en: 'Day trip from Seoul by KTX', ko: '서울 출발 KTX 당일 여행' },
      description: {
        en: 'KTX to Jinju in the morning, the last train back at night.',
        ko: '아침 KTX로 진주에 가서 밤 마지막 열차로 돌아옵니다.',
      },
      start_times: ['09:30'],
      capacity: 16,
      closed_weekdays: [1, 2],
      prices: [adult(14_900), child(9_900)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'lanterns', view: 0, palette: 'plum', time: 'night' },
      alt: {
        en: 'Lotus lanterns float on the river below a fortress pavilion',
        ko: '성곽 누각 아래 강물에 떠 있는 연등',
      },
    },
    {
      scene: { motif: 'lanterns', view: 2, palette: 'persimmon', time: 'night' },
      alt: { en: 'A tunnel of colored lanterns', ko: '색색의 등으로 이어진 터널' },
    },
    {
      scene: { motif: 'lanterns', view: 1, palette: 'naru', time: 'night' },
      alt: { en: 'Walkers along a stream full of lights', ko: '등불이 떠 있는 물길을 따라 걷는 사람들' },
    },
    {
      scene: { motif: 'gyeongju', view: 2, palette: 'naru', time: 'night', seed: 'jinju' },
      alt: { en: 'A lit pavilion mirrored in dark water', ko: '어두운 물에 비친 불 밝힌 누각' },
    },
  ],
  en: {
    name: 'Jinju Namgang Lantern Festival',
    summary: 'Thousands of lanterns on the Nam River below Jinju fortress: an October night, for next season’s dates.',
    description: [
      'In 1592 the defenders of Jinju floated lanterns down the Nam River to signal beyond the siege. The city has remembered them with light ever since, and in October the whole river below the fortress is filled with lanterns, some as small as a hand and some as large as a house.',
      'You cross a pontoon bridge between them, write a wish on a lantern of your own and set it on the water. This is a departure of next autumn’s festival on the dates on which it is expected; should they move, you choose another night or get all of your money back.',
    ],
    highlights: [
      'Your own wish lantern on the river',
      'The pavilion Chokseongnu above the lights',
      'The pontoon bridges and the lantern tunnel',
      'Time for Jinju’s own bibimbap',
    ],
    itinerary: [
      ['Journey to Jinju', 'About an hour and a half by coach from Busan, three and a half by KTX from Seoul.', 120],
      ['Jinju fortress', 'The walls, the pavilion and the story of the siege, while it is light.', 90],
      ['Dinner', 'Free time in the market streets.', 90],
      ['The river by night', 'Pontoon bridges, the tunnel and your own lantern.', 150],
      ['Return', 'Coach or last train.', 120],
    ],
    included: ['Coach or KTX as booked', 'Guide', 'Fortress admission', 'A wish lantern for each guest'],
    excluded: ['Dinner', 'Pontoon bridge fees'],
    know_before: [
      'October nights are cool by the water: bring a jacket.',
      'Saturdays are very full; weekdays are quieter and just as bright.',
      'Dates are expected ones until the organizers confirm them in summer.',
    ],
    meeting_point: 'Busan: Seomyeon Station, Exit 4 · Seoul: Seoul Station, Line 1 side, under the clock',
    words: 'jinju namgang yudeung lantern festival october autumn fortress chokseongnu lights gyeongsang busan night',
  },
  ko: {
    name: '진주남강유등축제 여행',
    summary: '진주성 아래 남강을 가득 채운 등불. 10월의 밤, 다음 시즌 일정입니다.',
    description: [
      '1592년, 진주성을 지키던 사람들은 남강에 등을 띄워 성 밖으로 신호를 보냈습니다. 진주는 그 빛을 지금까지 기억합니다. 10월이면 성 아래 강이 손바닥만 한 등부터 집채만 한 등까지 빼곡히 찹니다.',
      '등불 사이로 부교를 건너고, 내 소원을 적은 등을 강에 띄웁니다. 다음 가을 축제의 예상 일정으로 예약하는 출발편이며, 일정이 바뀌면 다른 날로 옮기거나 전액 환불해 드립니다.',
    ],
    highlights: ['강에 띄우는 나의 소원등', '등불 위의 촉석루', '부교와 소망등 터널', '진주비빔밥을 맛볼 시간'],
    itinerary: [
      ['진주로 이동', '부산에서 버스로 한 시간 반, 서울에서 KTX로 세 시간 반쯤 걸립니다.', 120],
      ['진주성', '밝을 때 성벽과 촉석루를 둘러보며 진주대첩 이야기를 듣습니다.', 90],
      ['저녁 식사', '시장 골목에서 자유롭게 즐깁니다.', 90],
      ['밤의 남강', '부교와 등 터널을 걷고 소원등을 띄웁니다.', 150],
      ['귀환', '버스 또는 마지막 열차로 돌아옵니다.', 120],
    ],
    included: ['예약한 버스 또는 KTX', '가이드', '진주성 입장료', '한 사람당 소원등 하나'],
    excluded: ['저녁 식사', '부교 통행료'],
    know_before: [
      '10월 밤 강가는 쌀쌀합니다. 겉옷을 챙기세요.',
      '토요일은 매우 붐빕니다. 평일은 한산하고 빛은 그대로입니다.',
      '여름에 주최 측이 확정할 때까지는 예상 일정입니다.',
    ],
    meeting_point: '부산 서면역 4번 출구 · 서울역 1호선 방면 시계 아래',
    words: '진주남강유등축제 진주 남강 유등 등불 축제 10월 가을 진주성 촉석루 경상 부산 야간',
  },
})
