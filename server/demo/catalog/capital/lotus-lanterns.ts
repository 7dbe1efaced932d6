import { adult, child, type SeedProduct } from '../shape'

/** Lantern evenings of the coming May, as seen from the day of seeding. */
export const lotusLanterns = (season: { from: string; to: string }): SeedProduct => ({
  id: 'jongno-lotus-lantern-evening',
  category: 'festivals',
  region: 'seoul',
  operator: { en: 'Yeonkkot Evenings', ko: '연꽃저녁' },
  duration_minutes: 180,
  languages: ['en', 'ko'],
  currency: 'KRW',
  season,
  options: [
    {
      name: { en: 'Make a lantern and walk', ko: '연등 만들기와 저녁 산책' },
      description: {
        en: 'Fold a lotus lantern at our workshop in Insadong and carry it, lit, through the evening.',
        ko: '인사동 공방에서 연등을 만들어 불을 밝히고 저녁 거리를 걷습니다.',
      },
      start_times: ['18:30'],
      capacity: 20,
      closed_weekdays: [1],
      prices: [adult(42_000), child(29_000)],
    },
    {
      name: { en: 'Walk with a ready lantern', ko: '준비된 연등과 저녁 산책' },
      description: {
        en: 'Joins at half past seven; your lantern is waiting for you.',
        ko: '7시 30분에 합류하며 연등은 저희가 준비해 둡니다.',
      },
      start_times: ['19:30'],
      capacity: 16,
      closed_weekdays: [1],
      prices: [adult(28_000), child(19_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'lanterns', view: 2, palette: 'canola', time: 'night', seed: 'jongno' },
      alt: { en: 'Two people under an arch of many lanterns', ko: '수많은 등이 드리운 아치 아래를 걷는 두 사람' },
    },
    {
      scene: { motif: 'temple', view: 0, palette: 'plum', time: 'dusk', seed: 'jongno' },
      alt: { en: 'Colored lanterns before a temple hall in the evening', ko: '저녁 절 마당에 걸린 색색의 연등' },
    },
    {
      scene: { motif: 'market', view: 0, palette: 'plum', time: 'dusk', seed: 'insadong' },
      alt: { en: 'A street of small shops under strings of lamps', ko: '전구를 늘어뜨린 작은 가게 골목' },
    },
  ],
  en: {
    name: 'Lotus Lantern Evening in Jongno',
    summary: 'Fold a lotus from paper, light it, and walk through old Seoul in the weeks of Buddha’s Birthday.',
    description: [
      'Every spring the streets around Jogyesa are hung with lanterns for Buddha’s Birthday. The custom is very old: chronicles mention it as early as the kingdom of Silla. Since 2020 Yeondeunghoe, the lantern lighting festival, has been on UNESCO’s list of intangible heritage. People of every belief take part, and so can you.',
      'The evening begins at a long table: a wire frame, twenty-four petals of dyed paper, and a teacher who has made a great many. When it is dark enough we carry the lanterns through Insadong to the temple court and on to the stream, where the walk ends. The lantern is yours to keep.',
    ],
    highlights: [
      'A lotus lantern that you made yourself, and keep',
      'Jogyesa’s court under a ceiling of lanterns',
      'The back lanes of Insadong at nightfall',
      'What the colors and the slips of paper mean',
    ],
    itinerary: [
      ['Workshop in Insadong', 'Petals, frame and lamp, with barley tea.', 60],
      ['Insadong', 'The first steps with lit lanterns.', 20],
      ['Jogyesa', 'The old pagoda tree, the great hall and the lanterns; a quiet quarter of an hour for yourself.', 50],
      ['Jongno', 'Past the bell pavilion Bosingak.', 20],
      ['Cheonggyecheon', 'Down to the water; group picture and farewell.', 30],
    ],
    included: [
      'Guide',
      'Lantern with an electric light',
      'All material for the workshop with that option',
      'Barley tea',
    ],
    excluded: ['Dinner', 'Offerings at the temple'],
    know_before: [
      'Our evenings run on our own dates in May. Buddha’s Birthday follows the lunar calendar and falls on another day each year.',
      'The great procession belongs to the festival, takes place on one night and costs nothing to watch. Should it fall on your evening, we see it from the roadside instead of walking along Jongno.',
      'Jogyesa is a place of prayer: covered shoulders and knees, and no photographs of people at prayer.',
      'In rain the lanterns stay under the temple’s roofs, and so do we.',
    ],
    meeting_point: 'Anguk Station (Line 3), Exit 6, at street level',
    words:
      'yeondeunghoe lotus lantern festival buddha birthday jogyesa insadong jongno parade may spring unesco workshop temple seoul evening',
  },
  ko: {
    name: '종로의 연등 저녁',
    summary: '종이로 연꽃을 접어 불을 밝히고, 부처님오신날 무렵의 서울 옛 거리를 걷습니다.',
    description: [
      '봄이면 부처님오신날을 맞아 조계사 둘레의 거리마다 연등이 걸립니다. 신라의 기록에도 나오는 이 오랜 풍습, 연등회는 2020년 유네스코 인류무형문화유산에 올랐습니다. 종교와 관계없이 누구나 함께 즐기는 봄밤의 잔치입니다.',
      '저녁은 긴 탁자에서 시작합니다. 철사 틀 하나, 물들인 종이 꽃잎 스물네 장, 수없이 많은 등을 만들어 온 선생님이 기다립니다. 날이 어두워지면 등을 들고 인사동을 지나 조계사 마당으로, 다시 청계천으로 걸어가 마칩니다. 만든 등은 가져가시면 됩니다.',
    ],
    highlights: [
      '직접 만들어 가져가는 연꽃등',
      '연등으로 하늘을 덮은 조계사 마당',
      '어스름이 내린 고즈넉한 인사동 골목',
      '등의 빛깔과 소원지에 담긴 뜻',
    ],
    itinerary: [
      ['인사동 공방', '보리차를 마시며 꽃잎을 붙이고 불을 넣습니다.', 60],
      ['인사동 거리', '불 밝힌 등을 들고 걷기 시작합니다.', 20],
      ['조계사', '회화나무와 대웅전, 연등을 둘러보고 15분쯤 혼자만의 시간을 갖습니다.', 50],
      ['종로', '보신각 앞을 지납니다.', 20],
      ['청계천', '물가로 내려가 함께 사진을 찍고 인사합니다.', 30],
    ],
    included: ['가이드', '전등이 든 연등', '만들기 옵션의 모든 재료', '보리차'],
    excluded: ['저녁 식사', '사찰 공양금'],
    know_before: [
      '저희가 정한 5월 일정에 진행합니다. 부처님오신날은 음력 4월 8일이어서 해마다 날짜가 다릅니다.',
      '연등행렬은 연등회 주최 측이 하루 저녁에 여는 행사로 누구나 무료로 볼 수 있습니다. 예약하신 날과 겹치면 종로를 걷는 대신 길가에서 함께 봅니다.',
      '조계사는 기도하는 곳입니다. 어깨와 무릎을 가리는 옷을 입고, 기도하는 사람은 찍지 말아 주세요.',
      '비가 오면 등을 들고 사찰 처마 아래에 머무릅니다.',
    ],
    meeting_point: '지하철 3호선 안국역 6번 출구 앞',
    words: '연등회 연등 연꽃등 연등축제 부처님오신날 조계사 인사동 종로 연등행렬 5월 봄 유네스코 만들기 체험 서울 저녁',
  },
})
