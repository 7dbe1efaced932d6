import { child, fullFare, infant, type SeedProduct, senior, youth } from '../shape'

export const gangneung: SeedProduct = {
  id: 'gangneung-coffee-east-sea-ktx',
  category: 'tours',
  region: 'gangwon',
  operator: { en: 'Solbaram Daytrips', ko: '솔바람 나들이' },
  duration_minutes: 720,
  languages: ['en', 'ko'],
  currency: 'USD',
  options: [
    {
      name: { en: 'By KTX from Seoul', ko: '서울 출발 KTX 여행' },
      description: {
        en: 'Reserved seats both ways, a small coach in Gangneung and a guide for the whole day.',
        ko: 'KTX 왕복 지정석과 강릉의 소형 버스, 온종일 함께하는 가이드가 포함됩니다.',
      },
      start_times: ['08:00'],
      capacity: 16,
      prices: [fullFare(12_900), youth(11_900), senior(11_500), child(8_900), infant(0)],
    },
    {
      name: { en: 'Join in Gangneung', ko: '강릉역 합류' },
      description: {
        en: 'For those who are on the coast already: from Gangneung Station, half past ten to half past five.',
        ko: '이미 동해에 계신 분께 알맞습니다. 강릉역에서 10시 30분부터 5시 30분까지 함께합니다.',
      },
      start_times: ['10:30'],
      capacity: 8,
      closed_weekdays: [1],
      prices: [fullFare(7_900), youth(7_200), senior(7_200), child(5_500), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'cafe', view: 0, palette: 'canola', time: 'day' },
      alt: {
        en: 'Two cups of coffee by a wide window, the sea and pines outside',
        ko: '바다와 소나무가 보이는 넓은 창가에 놓인 커피 두 잔',
      },
    },
    {
      scene: { motif: 'train', view: 2, palette: 'celadon', time: 'dawn', seed: 'gangneung' },
      alt: { en: 'Travelers beside a high-speed train in the morning', ko: '아침 승강장의 고속열차와 여행객들' },
    },
    {
      scene: { motif: 'harbour', view: 0, palette: 'canola', time: 'day', seed: 'anmok' },
      alt: { en: 'A red lighthouse at the mouth of a small harbor', ko: '작은 항구 어귀의 빨간 등대' },
    },
  ],
  en: {
    name: 'Gangneung Coffee Street & East Sea by KTX',
    summary:
      'Two hours by train to the other coast: pines, tofu made with sea water, and coffee with nothing but sea before you.',
    description: [
      'Gangneung took to coffee early. It began with a row of vending machines on the beach at Anmok, where couples drank from paper cups and looked at the waves; today roasters and cafés stand shoulder to shoulder along the same sand, each with a roof terrace.',
      'The day takes its time. We see the house in which Shin Saimdang and her son Yulgok were born (their faces are on the 50,000 and the 5,000 won note), walk through the pines by Gyeongpo Lake, and eat the soft tofu of Chodang, which is set with sea water. At Anmok you choose your own window.',
    ],
    highlights: [
      'Anmok coffee street, with a tasting at a small roaster',
      'Ojukheon, the house with the black bamboo',
      'Gyeongpo Lake and the pines behind the beach',
      'A lunch of Chodang soft tofu',
    ],
    itinerary: [
      ['KTX to Gangneung', 'Reserved seats from Seoul Station; about two hours through the mountains.', 150],
      ['Ojukheon', 'The house, the black bamboo and the faces on the banknotes.', 70],
      ['Chodang', 'Soft tofu in a village among pines.', 70],
      ['Gyeongpo Lake and beach', 'A level walk between the lake and the sea.', 90],
      ['Anmok', 'Tasting at the roaster’s, then free time on the beach.', 190],
      ['KTX to Seoul', 'Back at Seoul Station at about eight.', 150],
    ],
    included: [
      'KTX both ways with that option',
      'Guide and coach in Gangneung',
      'Lunch',
      'Coffee tasting',
      'Admission to Ojukheon',
    ],
    excluded: ['Dinner', 'Further coffee and cake'],
    know_before: [
      'Trains fill up on weekends; your seats are bought as soon as your booking is confirmed, in the names you give us.',
      'Four kilometers on foot, nearly all of it level.',
      'The wind from the sea is cool even in May. The bathing season is July and August.',
      'Lunch is made of beans; tell us about allergies when you book. It can be had without seafood.',
    ],
    meeting_point:
      'Seoul Station, KTX concourse, under the departure board; joining in Gangneung: Gangneung Station, main exit',
    words:
      'gangneung coffee street anmok beach east sea gyeongpo ojukheon chodang tofu sundubu ktx train day trip gangwon cafe',
  },
  ko: {
    name: 'KTX로 떠나는 강릉 커피거리와 동해',
    summary: '기차로 두 시간이면 닿는 동해. 솔숲과 초당순두부, 그리고 바다만 보이는 창가의 커피 한 잔.',
    description: [
      '강릉은 커피를 일찍부터 좋아한 도시입니다. 시작은 안목 해변에 늘어선 자판기였습니다. 연인들은 종이컵을 들고 파도를 바라보았지요. 지금은 그 모래밭을 따라 로스터리와 카페가 어깨를 맞대고, 집집마다 바다를 향한 옥상이 있습니다.',
      '서두르지 않는 하루입니다. 5만 원권과 5천 원권의 두 얼굴, 신사임당과 율곡 이이가 태어난 집을 둘러보고 경포호 솔숲을 걷습니다. 점심은 바닷물로 굳힌 초당순두부입니다. 안목에서는 마음에 드는 창가를 골라 앉으세요.',
    ],
    highlights: [
      '작은 로스터리의 시음이 있는 안목 커피거리',
      '검은 대나무가 자라는 오죽헌',
      '경포호와 해변의 솔숲',
      '초당순두부로 차린 점심',
    ],
    itinerary: [
      ['KTX로 강릉까지', '서울역에서 지정석에 앉아 산맥을 넘어 두 시간쯤 달립니다.', 150],
      ['오죽헌', '옛집과 검은 대나무, 지폐 속 두 사람의 이야기를 듣습니다.', 70],
      ['초당', '솔숲 마을에서 순두부로 점심을 먹습니다.', 70],
      ['경포호와 해변', '호수와 바다 사이 평탄한 길을 걷습니다.', 90],
      ['안목', '로스터리에서 커피를 맛보고 해변에서 자유 시간을 보냅니다.', 190],
      ['KTX로 서울까지', '저녁 8시쯤 서울역에 도착합니다.', 150],
    ],
    included: ['해당 옵션의 KTX 왕복 승차권', '가이드와 강릉 버스', '점심 식사', '커피 시음', '오죽헌 입장료'],
    excluded: ['저녁 식사', '추가 커피와 디저트'],
    know_before: [
      '주말 열차는 일찍 매진됩니다. 예약이 확정되면 알려 주신 이름으로 바로 좌석을 구합니다.',
      '4km쯤 걷지만 거의 평지입니다.',
      '바닷바람은 5월에도 서늘합니다. 해수욕은 7월과 8월에 할 수 있습니다.',
      '점심은 콩 요리입니다. 알레르기는 예약할 때 알려 주세요. 해산물을 빼고 준비할 수 있습니다.',
    ],
    meeting_point: '서울역 KTX 대합실 출발 안내판 아래 · 강릉 합류는 강릉역 정문 앞',
    words: '강릉 커피거리 안목해변 안목 동해 바다 경포호 경포대 오죽헌 초당순두부 ktx 기차 당일 여행 강원 카페',
  },
}
