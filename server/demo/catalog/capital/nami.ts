import { adult, child, infant, type SeedProduct } from '../shape'

export const nami: SeedProduct = {
  id: 'nami-island-gapyeong-day',
  category: 'tours',
  region: 'gyeonggi',
  operator: { en: 'Supgil Day Coaches', ko: '숲길 나들이버스' },
  duration_minutes: 600,
  languages: ['en', 'ko', 'zh-CN', 'th'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Nami Island and the garden', ko: '남이섬과 아침고요수목원' },
      description: {
        en: 'Ferry and garden tickets included; a guide on board, and time to walk on your own.',
        ko: '배와 수목원 입장료가 포함됩니다. 가이드가 길을 일러 드리고 자유롭게 걷습니다.',
      },
      start_times: ['08:30'],
      capacity: 40,
      prices: [adult(69_000), child(58_000), infant(0)],
    },
    {
      name: { en: 'Nami Island and the rail bike', ko: '남이섬과 레일바이크' },
      description: {
        en: 'Pedal over the old railway bridge across the Bukhangang instead of the garden.',
        ko: '수목원 대신 북한강 위 옛 철교를 레일바이크로 건넙니다.',
      },
      start_times: ['08:30'],
      capacity: 24,
      closed_weekdays: [1],
      prices: [adult(76_000), child(64_000)],
    },
    {
      name: { en: 'Coach only', ko: '왕복 버스' },
      description: {
        en: 'The seats and the timetable; you buy your tickets yourself.',
        ko: '좌석과 시간표만 이용하고 입장권은 직접 구입하십니다.',
      },
      start_times: ['08:30'],
      capacity: 16,
      prices: [adult(32_000), child(28_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'mountain', view: 3, palette: 'persimmon', time: 'day', seed: 'nami' },
      alt: { en: 'A walker by still water that mirrors autumn woods', ko: '단풍 숲이 비친 잔잔한 물가에 선 사람' },
    },
    {
      scene: { motif: 'river', view: 3, palette: 'celadon', time: 'dawn', seed: 'gapyeong' },
      alt: { en: 'A wooden landing and a small ferry on the river', ko: '강가의 나무 선착장과 작은 나룻배' },
    },
    {
      scene: { motif: 'temple', view: 1, palette: 'canola', time: 'day', seed: 'nami' },
      alt: { en: 'A path between tall, straight trees', ko: '곧고 키 큰 나무 사이로 난 길' },
    },
  ],
  en: {
    name: 'Nami Island & Gapyeong Day Trip',
    summary:
      'An island of tall trees five minutes from the shore, and a garden in a fold of the hills, by coach from Seoul.',
    description: [
      'When the valley was dammed in the 1940s the water rose around a low hill and left an island in the shape of a half moon. Rows of metasequoias, ginkgos and pines were planted on it, and since a television series of 2002 half of Asia knows them. Peacocks and rabbits cross the paths as if they had a ticket too.',
      'After lunch we drive on into the hills of Gapyeong. The Garden of Morning Calm lies under Mount Chungnyeong: spring bulbs, hydrangeas in summer, maples in October, and lights on the bare trees when winter comes. Those who would rather move take the rail bike along the river.',
    ],
    highlights: [
      'The ferry and three free hours on the island',
      'The metasequoia lane and, in November, the ginkgo lane',
      'The garden, or pedalling along an old railway line',
      'No shopping stops',
    ],
    itinerary: [
      ['Departure from Seoul', 'Along the river to the landing at Gapyeong.', 90],
      ['Nami Island', 'A short orientation, then the island is yours.', 190],
      ['Lunch', 'Time for spicy chicken from the griddle, the dish of the region (at your own expense).', 60],
      ['Garden or rail bike', 'As you chose.', 140],
      ['Return', 'To Dongdaemun and Hongdae, traffic permitting by half past six.', 120],
    ],
    included: [
      'Return coach',
      'Guide on board',
      'Ferry with island admission, and garden or rail bike, with those options',
    ],
    excluded: ['Lunch', 'Bicycles on the island'],
    know_before: [
      'On weekends and in October there are queues for the ferry. We leave at half past eight so that ours is short.',
      'Bicycles may be hired on the island; strollers and wheelchairs manage nearly everywhere.',
      'The rail bike seats two or four. Children ride beside an adult, and it does not run in heavy rain or snow.',
      'The garden lights are on from December to March; on those days we visit it at dusk and return about an hour later.',
    ],
    meeting_point: 'Hongik University Station, Exit 4; Dongdaemun History & Culture Park Station, Exit 10 at 08:55',
    words:
      'nami island namiseom gapyeong garden of morning calm rail bike ferry metasequoia autumn leaves winter lights day trip gyeonggi chuncheon',
  },
  ko: {
    name: '남이섬과 가평 하루 여행',
    summary: '배로 5분이면 닿는 나무의 섬, 산자락에 안긴 정원. 서울에서 버스로 다녀오는 하루입니다.',
    description: [
      '1940년대에 댐이 생기며 물이 차올라 나지막한 언덕이 반달 모양의 섬이 되었습니다. 그 위에 메타세쿼이아와 은행나무, 잣나무를 줄지어 심었고, 2002년의 드라마 한 편으로 온 아시아가 아는 길이 되었습니다. 공작과 토끼도 저마다 표를 끊은 듯 태연히 길을 건넙니다.',
      '점심을 먹고 가평의 산속으로 더 들어갑니다. 축령산 자락의 아침고요수목원은 봄에는 튤립과 수선화, 여름에는 수국, 10월에는 단풍, 겨울에는 나뭇가지의 불빛으로 옷을 갈아입습니다. 몸을 움직이고 싶다면 강을 따라 레일바이크를 달려 보세요.',
    ],
    highlights: [
      '배로 건너가 세 시간 동안 자유롭게 걷는 섬',
      '메타세쿼이아길과 11월의 은행나무길',
      '수목원 또는 옛 철길을 달리는 레일바이크',
      '쇼핑 없는 일정',
    ],
    itinerary: [
      ['서울 출발', '북한강을 따라 가평 선착장으로 갑니다.', 90],
      ['남이섬', '간단한 안내를 들은 뒤 자유롭게 둘러봅니다.', 190],
      ['점심 식사', '이 고장의 별미 닭갈비를 드셔 보세요(개별 부담).', 60],
      ['수목원 또는 레일바이크', '예약하신 일정을 즐깁니다.', 140],
      ['귀환', '길이 막히지 않으면 6시 30분까지 동대문과 홍대에 도착합니다.', 120],
    ],
    included: ['왕복 버스', '동행 가이드', '해당 옵션의 남이섬 배와 입장료, 수목원 또는 레일바이크 이용료'],
    excluded: ['점심 식사', '섬 안 자전거 대여'],
    know_before: [
      '주말과 10월에는 배를 타는 줄이 깁니다. 조금이라도 덜 기다리도록 8시 30분에 출발합니다.',
      '섬에서 자전거를 빌릴 수 있고, 유모차와 휠체어로도 거의 모든 길을 다닐 수 있습니다.',
      '레일바이크는 2인승과 4인승입니다. 어린이는 보호자와 함께 탑니다. 큰비나 눈이 오면 쉽니다.',
      '수목원의 불빛은 12월부터 3월까지 켜집니다. 이때는 해 질 무렵 들러 한 시간쯤 늦게 돌아옵니다.',
    ],
    meeting_point: '홍대입구역 4번 출구 · 동대문역사문화공원역 10번 출구(08:55)',
    words:
      '남이섬 가평 아침고요수목원 레일바이크 메타세쿼이아 은행나무 단풍 북한강 춘천 닭갈비 당일 여행 버스 경기 겨울 불빛',
  },
}
