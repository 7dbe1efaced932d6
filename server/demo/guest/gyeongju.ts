import { adult, type SeedProduct } from '#server/demo/catalog/shape'
import { coach, common, excluded, included, own } from './frame'

const meeting = {
  en: 'Hwabaek Convention Center, Gyeongju, main entrance',
  ko: '경주 화백컨벤션센터 정문',
}

const capital: SeedProduct = {
  ...common,
  id: 'apec-gyeongju-silla-capital',
  region: 'gyeongsang',
  duration_minutes: 450,
  options: [
    { ...coach, start_times: ['09:00'], capacity: 40, prices: [adult(7_900)] },
    { ...own, start_times: ['09:00', '10:00'], capacity: 16, prices: [adult(11_900)] },
  ],
  pictures: [
    {
      scene: { motif: 'gyeongju', view: 1, palette: 'summit', time: 'day', seed: 'apec' },
      alt: { en: 'A stone observatory in a field of flowers', ko: '꽃밭 가운데 선 석조 천문대' },
    },
  ],
  en: {
    name: 'Gyeongju, capital of Silla',
    summary: 'Bulguksa, the royal tombs and the oldest observatory of Asia that still stands, in one unhurried day.',
    description: [
      'For nearly a thousand years Gyeongju was the capital of Silla. Its kings lie under grass hills in the middle of the city, its astronomers left a tower of stone, and on Mount Toham its builders set a temple on terraces that have carried it since the eighth century.',
      'We begin on the mountain, while the morning is clear, come down for lunch in the old town, and walk through the tomb park to Cheomseongdae in the afternoon.',
    ],
    highlights: [
      'Bulguksa Temple, on the World Heritage List since 1995',
      'The tomb park of Daereungwon',
      'Cheomseongdae, built in the seventh century',
    ],
    itinerary: [
      ['Bulguksa', 'Terraces, pagodas and halls with your guide.', 100],
      ['Old town', 'Time for lunch among hanok houses.', 80],
      ['Daereungwon', 'A walk between the tombs, and into one of them.', 70],
      ['Cheomseongdae', 'The observatory and the fields around it.', 45],
    ],
    included: included.en,
    excluded: excluded.en,
    know_before: [
      'There are about four kilometers on foot, most of them level.',
      'Shoulders and knees covered at the temple, please.',
    ],
    meeting_point: meeting.en,
    words: 'gyeongju silla bulguksa daereungwon cheomseongdae',
  },
  ko: {
    name: '신라의 수도 경주',
    summary: '불국사와 왕릉, 지금도 서 있는 아시아에서 가장 오래된 천문대를 하루에 여유롭게 둘러봅니다.',
    description: [
      '경주는 천 년 가까이 신라의 수도였습니다. 왕들은 도심의 푸른 언덕 아래 잠들어 있고, 별을 보던 이들은 돌로 쌓은 탑을 남겼으며, 토함산 축대 위에는 8세기에 지은 절이 앉아 있습니다.',
      '공기가 맑은 아침에 산에서 시작해 시내로 내려와 점심을 먹고, 오후에는 고분 사이를 걸어 첨성대에 이릅니다.',
    ],
    highlights: ['1995년에 세계유산이 된 불국사', '도심 속 고분 공원 대릉원', '7세기에 세운 첨성대'],
    itinerary: [
      ['불국사', '축대와 두 탑, 전각을 안내원과 함께 둘러봅니다.', 100],
      ['시내', '한옥 골목에서 점심 시간을 가집니다.', 80],
      ['대릉원', '고분 사이를 걷고 한 곳은 안으로 들어가 봅니다.', 70],
      ['첨성대', '천문대와 주변 들판을 거닙니다.', 45],
    ],
    included: included.ko,
    excluded: excluded.ko,
    know_before: [
      '걷는 거리는 4km 정도이며 대부분 평지입니다.',
      '절에서는 어깨와 무릎을 가리는 옷차림을 부탁드립니다.',
    ],
    meeting_point: meeting.ko,
    words: '경주 신라 불국사 대릉원 첨성대',
  },
}

const night: SeedProduct = {
  ...common,
  id: 'apec-gyeongju-by-night',
  region: 'gyeongsang',
  duration_minutes: 180,
  options: [
    { ...coach, start_times: ['18:30'], capacity: 30, prices: [adult(3_900)] },
    { ...own, start_times: ['18:00', '19:00'], capacity: 12, prices: [adult(5_900)] },
  ],
  pictures: [
    {
      scene: { motif: 'gyeongju', view: 2, palette: 'summit', time: 'night', seed: 'apec' },
      alt: { en: 'A lit pavilion mirrored in a pond at night', ko: '밤 연못에 비친 불 켜진 누각' },
    },
  ],
  en: {
    name: 'Gyeongju after the meeting',
    summary: 'A palace pond full of light, a covered bridge and a quiet walk back: three hours in the evening.',
    description: [
      'When the sessions are over the old capital is at its best. The pavilions of Donggung Palace stand doubled in the pond of Wolji, and a little further on Woljeonggyo, a roofed bridge that was rebuilt from Silla records, crosses the Namcheon.',
      'The way is short and lit all along, so that nothing but comfortable shoes is needed.',
    ],
    highlights: ['Donggung Palace and Wolji Pond, lit', 'Woljeonggyo Bridge', 'Cheomseongdae at night'],
    itinerary: [
      ['Donggung and Wolji', 'Once round the pond.', 60],
      ['Cheomseongdae', 'Past the observatory on foot.', 30],
      ['Woljeonggyo', 'Across the bridge and through the village of Gyochon.', 50],
    ],
    included: included.en,
    excluded: ['Dinner'],
    know_before: ['It takes place in light rain; umbrellas are provided.'],
    meeting_point: meeting.en,
    words: 'gyeongju night donggung wolji woljeonggyo',
  },
  ko: {
    name: '회의가 끝난 뒤의 경주',
    summary: '불빛이 내려앉은 궁궐 연못과 지붕을 얹은 다리를 저녁 세 시간 동안 거닙니다.',
    description: [
      '회의가 끝난 저녁, 옛 수도가 가장 아름다운 시간입니다. 동궁의 누각이 월지에 그대로 비치고, 조금 더 걸으면 신라 기록을 바탕으로 다시 세운 월정교가 남천을 건넙니다.',
      '길이 짧고 내내 밝아 편한 신발만 있으면 됩니다.',
    ],
    highlights: ['불 밝힌 동궁과 월지', '월정교', '밤에 보는 첨성대'],
    itinerary: [
      ['동궁과 월지', '연못을 한 바퀴 돕니다.', 60],
      ['첨성대', '천문대 곁을 걸어서 지납니다.', 30],
      ['월정교', '다리를 건너 교촌마을까지 걷습니다.', 50],
    ],
    included: included.ko,
    excluded: ['저녁 식사'],
    know_before: ['비가 조금 와도 진행하며 우산을 드립니다.'],
    meeting_point: meeting.ko,
    words: '경주 야경 동궁 월지 월정교',
  },
}

const pohang: SeedProduct = {
  ...common,
  id: 'apec-pohang-sea-and-steel',
  region: 'gyeongsang',
  duration_minutes: 420,
  options: [
    { ...coach, start_times: ['09:00'], capacity: 32, prices: [adult(7_500)] },
    { ...own, start_times: ['09:00'], capacity: 12, prices: [adult(11_500)] },
  ],
  pictures: [
    {
      scene: { motif: 'harbour', view: 0, palette: 'summit', time: 'dawn', seed: 'pohang' },
      alt: { en: 'A harbor with a lighthouse in the morning', ko: '아침 햇살을 받는 항구와 등대' },
    },
  ],
  en: {
    name: 'Pohang: sea and steel',
    summary: 'The cape where the sun comes up, a harbor town, and a steel path in the sky above the bay.',
    description: [
      'Half an hour from Gyeongju lies the sea. On the cape of Homigot a hand of bronze rises from the water toward the sunrise; in Guryongpo fishing boats unload below a street of houses from the early twentieth century.',
      'In the afternoon we look over the bay and the steelworks from Space Walk, a walkway of steel in Hwanho Park.',
    ],
    highlights: [
      'The Hand of Harmony at Homigot',
      'The harbor and the old street of Guryongpo',
      'Space Walk in Hwanho Park',
    ],
    itinerary: [
      ['Homigot', 'The cape, the lighthouse museum and the hand in the sea.', 80],
      ['Guryongpo', 'Harbor, old street, time for lunch.', 110],
      ['Space Walk', 'On the walkway, or beside it for whoever prefers the ground.', 60],
    ],
    included: included.en,
    excluded: excluded.en,
    know_before: ['Space Walk closes in strong wind and rain; we then visit Jukdo Market instead.'],
    meeting_point: meeting.en,
    words: 'pohang homigot guryongpo space walk',
  },
  ko: {
    name: '바다와 철의 도시 포항',
    summary: '해가 떠오르는 곶과 항구 마을, 만 위로 솟은 철의 산책로를 하루에 만납니다.',
    description: [
      '경주에서 30분이면 바다입니다. 호미곶에서는 청동 손이 바닷물 위로 솟아 일출을 향하고, 구룡포에서는 20세기 초의 집들이 늘어선 거리 아래로 고깃배가 들어옵니다.',
      '오후에는 환호공원에 있는 철제 산책로 스페이스워크에서 만과 제철소를 내려다봅니다.',
    ],
    highlights: ['호미곶 상생의 손', '구룡포항과 근대 거리', '환호공원 스페이스워크'],
    itinerary: [
      ['호미곶', '곶과 등대박물관, 바다 위의 손을 봅니다.', 80],
      ['구룡포', '항구와 옛 거리를 걷고 점심 시간을 가집니다.', 110],
      ['스페이스워크', '산책로에 오르거나 아래에서 쉬실 수 있습니다.', 60],
    ],
    included: included.ko,
    excluded: excluded.ko,
    know_before: ['바람이 세거나 비가 오면 스페이스워크가 닫혀 죽도시장으로 바꾸어 갑니다.'],
    meeting_point: meeting.ko,
    words: '포항 호미곶 구룡포 스페이스워크',
  },
}

/** Tours that begin in Gyeongju, most popular first. */
export const gyeongjuTours: readonly SeedProduct[] = [capital, night, pohang]
