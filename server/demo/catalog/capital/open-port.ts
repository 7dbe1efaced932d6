import { adult, child, infant, type SeedProduct } from '../shape'

export const openPort: SeedProduct = {
  id: 'incheon-open-port-chinatown-wolmido',
  category: 'tours',
  region: 'incheon',
  operator: { en: 'Gaehang Alley Walks', ko: '개항골목' },
  duration_minutes: 270,
  languages: ['en', 'ko', 'zh-CN'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Walk with a bowl of jajangmyeon', ko: '골목 산책과 짜장면' },
      description: {
        en: 'The whole walk, and lunch where the dish comes from.',
        ko: '전체 코스를 걷고, 짜장면이 태어난 동네에서 점심을 먹습니다.',
      },
      start_times: ['10:30'],
      capacity: 14,
      closed_weekdays: [1],
      prices: [adult(48_000), child(33_000), infant(0)],
    },
    {
      name: { en: 'Afternoon walk', ko: '오후 골목 산책' },
      description: {
        en: 'Without lunch; at the end the evening light over the sea at Wolmido.',
        ko: '점심 없이 걷고 월미도 바다에서 저녁빛을 만납니다.',
      },
      start_times: ['15:00'],
      capacity: 14,
      closed_weekdays: [1],
      prices: [adult(36_000), child(24_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'harbour', view: 0, palette: 'persimmon', time: 'dusk', seed: 'wolmido' },
      alt: {
        en: 'Fishing boats and a lighthouse in the evening sun',
        ko: '저녁 햇살 속 고깃배와 등대',
      },
    },
    {
      scene: { motif: 'harbour', view: 2, palette: 'persimmon', time: 'day', seed: 'songwol' },
      alt: { en: 'Small colored houses on a hill above the harbor', ko: '항구 위 언덕에 모여 앉은 알록달록한 집들' },
    },
    {
      scene: { motif: 'market', view: 0, palette: 'naru', time: 'day', seed: 'chinatown' },
      alt: { en: 'A lane of food stalls under awnings by day', ko: '한낮, 차양 아래 먹거리가 늘어선 골목' },
    },
  ],
  en: {
    name: 'Incheon Chinatown, Open Port & Wolmido Walk',
    summary:
      'The quarter where Korea met the world in 1883: two concessions, one stairway between them, and black noodles.',
    description: [
      'When the port of Incheon was opened in 1883, traders from China, Japan and the West were given land side by side. A stairway still marks the border: Chinese stone lamps on one side, Japanese on the other, old banks and a club house around it. Few places tell the end of old Korea within so few streets.',
      'In Chinatown the smell decides: jajangmyeon, noodles in black bean sauce, was first sold to the dock workers of this very hill. Then we climb to Jayu Park, the first Western-style park in the country, and come down through the painted alleys of Songwol-dong. The walk ends at Wolmido, where the city goes to look at the sea.',
    ],
    highlights: [
      'The stairway between the two concessions',
      'Chinatown’s red gates, and noodles at the source',
      'The harbor seen from Jayu Park',
      'Gulls and a sea breeze on the promenade of Wolmido',
    ],
    itinerary: [
      ['Incheon Station', 'The end of the country’s first railway line, opened in 1899; through the first gate.', 20],
      ['Chinatown', 'Temple, schools and steamed buns; lunch with that option.', 70],
      ['Open port streets', 'Old banks, warehouses that are galleries now, and the stairway.', 60],
      ['Jayu Park and Songwol-dong', 'The view over the harbor and down through the painted lanes.', 50],
      ['Wolmido', 'By bus to the promenade; free time by the sea.', 70],
    ],
    included: ['Guide', 'Bus to Wolmido', 'Steamed bun for everybody', 'Jajangmyeon with that option'],
    excluded: ['Travel to Incheon', 'The Wolmi Sea Train and the rides of Wolmido'],
    know_before: [
      'Museums of the quarter and the Wolmi Sea Train are closed on Mondays, and we rest with them.',
      'About four kilometers with two climbs of stairs.',
      'From the middle of Seoul Line 1 takes about an hour and ten minutes and stops at Incheon Station, its last stop.',
      'Jajangmyeon usually contains pork; a version with vegetables can be had if you tell us when you book.',
    ],
    meeting_point: 'Incheon Station (Line 1), Exit 1, across from the first Chinatown gate',
    words:
      'incheon chinatown open port jajangmyeon jayu park freedom park wolmido songwol fairy tale village concession walk harbour sunset line 1',
  },
  ko: {
    name: '인천 차이나타운과 개항장, 월미도 산책',
    summary: '1883년 세계를 향해 문을 연 동네. 두 조계지와 그 사이의 계단, 그리고 짜장면 한 그릇.',
    description: [
      '1883년 인천항이 열리자 청나라와 일본, 서양의 상인들이 나란히 땅을 얻어 살았습니다. 그 경계에는 지금도 계단이 남아 있습니다. 한쪽에는 중국식, 다른 쪽에는 일본식 석등이 서 있고 둘레에는 옛 은행과 구락부 건물이 남아 있습니다. 조선의 끝 무렵을 이토록 짧은 골목에 담은 곳은 드뭅니다.',
      '차이나타운에서는 냄새가 길을 이끕니다. 짜장면은 바로 이 언덕에서 부두 노동자들에게 팔던 음식입니다. 이어 우리나라 최초의 서양식 공원인 자유공원에 올랐다가 그림으로 꾸민 송월동 골목으로 내려옵니다. 산책은 바다를 보러 가는 곳, 월미도에서 끝납니다.',
    ],
    highlights: [
      '청·일 조계지 경계 계단',
      '차이나타운의 붉은 패루와 원조 짜장면',
      '자유공원에서 내려다보는 항구',
      '갈매기와 바닷바람이 반기는 월미도',
    ],
    itinerary: [
      ['인천역', '1899년에 개통한 우리나라 첫 철도의 종점에서 제1패루로 들어갑니다.', 20],
      ['차이나타운', '사당과 학교를 지나 만두를 맛봅니다. 짜장면 옵션은 점심을 먹습니다.', 70],
      ['개항장 거리', '옛 은행과 미술관이 된 창고, 경계 계단을 둘러봅니다.', 60],
      ['자유공원과 송월동', '항구를 내려다보고 벽화 골목으로 내려옵니다.', 50],
      ['월미도', '버스로 이동해 바닷가에서 자유 시간을 보냅니다.', 70],
    ],
    included: ['가이드', '월미도행 버스비', '모두에게 만두 하나', '해당 옵션의 짜장면'],
    excluded: ['인천까지의 교통비', '월미바다열차와 월미도 놀이기구'],
    know_before: [
      '개항장의 박물관과 월미바다열차가 쉬는 월요일에는 저희도 쉽니다.',
      '약 4km를 걸으며 계단을 두 번 오릅니다.',
      '서울 도심에서 1호선으로 한 시간 10분쯤 걸리며 종점 인천역에서 내립니다.',
      '짜장면에는 보통 돼지고기가 들어갑니다. 예약할 때 말씀하시면 채소 짜장으로 준비합니다.',
    ],
    meeting_point: '지하철 1호선 인천역 1번 출구, 차이나타운 제1패루 건너편',
    words: '인천 차이나타운 개항장 짜장면 자유공원 월미도 송월동 동화마을 조계지 경계 계단 골목 산책 항구 노을 1호선',
  },
}
