import { child, fullFare, infant, type SeedProduct, senior, youth } from './shape'

export const hangang: SeedProduct = {
  id: 'han-river-night-cruise',
  category: 'tickets',
  region: 'seoul',
  operator: { en: 'Garam Cruise', ko: '가람유람' },
  duration_minutes: 70,
  languages: ['en', 'ko', 'ja', 'zh-CN'],
  currency: 'KRW',
  min_travelers: {
    count: 1,
    reason: {
      en: 'The ship sails to its timetable however many come aboard, so a single ticket is welcome.',
      ko: '승선 인원과 관계없이 정해진 시간에 운항하므로 한 분도 예약하실 수 있습니다.',
    },
  },
  options: [
    {
      name: { en: 'Night cruise', ko: '야경 크루즈' },
      description: {
        en: 'Seventy minutes under the bridges, with live music on the upper deck.',
        ko: '갑판의 라이브 음악과 함께 다리 아래를 지나는 70분 코스입니다.',
      },
      start_times: ['19:30', '21:00'],
      capacity: 120,
      prices: [fullFare(29_000), youth(24_000), senior(24_000), child(18_000), infant(0)],
    },
    {
      name: { en: 'Sunset cruise with dinner', ko: '선셋 디너 크루즈' },
      description: {
        en: 'A Korean buffet at a window table while the sun goes down behind the bridges.',
        ko: '다리 너머로 해가 지는 동안 창가 자리에서 한식 뷔페를 즐깁니다.',
      },
      start_times: ['18:00'],
      capacity: 60,
      closed_weekdays: [1],
      prices: [fullFare(79_000), youth(69_000), senior(69_000), child(42_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'city', view: 1, palette: 'naru', time: 'night' },
      alt: {
        en: 'A lit cruise ship on the river before the city at night',
        ko: '도시의 밤을 배경으로 불을 밝힌 한강 유람선',
      },
    },
    {
      scene: { motif: 'city', view: 0, palette: 'plum', time: 'night' },
      alt: { en: 'The tower on Namsan above the lights of Seoul', ko: '서울의 불빛 위로 솟은 남산의 탑' },
    },
    {
      scene: { motif: 'city', view: 3, palette: 'plum', time: 'dusk' },
      alt: { en: 'Cyclists on the river path at sunset', ko: '해 질 녘 한강 자전거길을 달리는 사람들' },
    },
    {
      scene: { motif: 'beach', view: 1, palette: 'persimmon', time: 'dusk', seed: 'han' },
      alt: {
        en: 'A long bridge over dark water, towers behind it',
        ko: '어두운 물 위로 길게 놓인 다리와 그 뒤의 고층 건물',
      },
    },
  ],
  en: {
    name: 'Han River Night Cruise',
    summary: 'Seventy minutes on the river that cuts Seoul in two, with the bridges lit overhead and music on deck.',
    description: [
      'From the water Seoul looks like a different city: wider, slower, and framed by bridges. The ship leaves the pier at Yeouido after dark and turns upstream, past the National Assembly and under one bridge after another, each with lights of its own.',
      'In the warm months it slows down at Banpo Bridge, where water falls from the deck in colored arcs. The upper deck is open; the saloon below is heated in winter and cooled in summer.',
    ],
    highlights: [
      'Seoul’s skyline and bridges from the middle of the river',
      'The fountain of Banpo Bridge, from April to October',
      'Live music on the upper deck',
      'Mobile ticket: show the code and walk aboard',
    ],
    itinerary: [
      ['Boarding at Yeouido', 'The gangway opens twenty minutes before the ship leaves.', 20],
      ['Upstream', 'Past Bamseom island and under the bridges of Mapo and Wonhyo.', 25],
      ['Banpo Bridge', 'The ship waits for the fountain show when it is in season.', 15],
      ['Back to the pier', 'The south bank on the way home; live music on deck.', 30],
    ],
    included: ['Cruise as booked', 'Live music', 'Dinner buffet with the dinner option'],
    excluded: ['Drinks from the bar', 'Transport to the pier'],
    know_before: [
      'Please be at the pier twenty minutes before departure; the ship does not wait.',
      'Bring a passport or identity card: a list of passengers is required by law.',
      'In fog, high water or strong wind the cruise is canceled and refunded in full.',
      'The fountain runs from April to October and rests in rain.',
    ],
    meeting_point: 'Yeouido pier, five minutes from Yeouinaru Station (Line 5), Exit 3',
    words: 'han river hangang cruise ferry boat night view yeouido banpo bridge rainbow fountain seoul dinner ticket',
  },
  ko: {
    name: '한강 야경 유람선',
    summary: '서울을 가로지르는 한강 위에서 다리의 불빛과 선상 음악을 즐기는 70분.',
    description: [
      '물 위에서 보는 서울은 다른 도시 같습니다. 더 넓고, 더 느리고, 다리들이 풍경의 틀이 됩니다. 어둠이 내리면 배는 여의도 선착장을 떠나 국회의사당을 지나고, 저마다 다른 빛을 두른 다리 아래를 차례로 지납니다.',
      '따뜻한 계절에는 다리에서 색색의 물줄기가 쏟아지는 반포대교 앞에서 잠시 속도를 늦춥니다. 위층 갑판은 열려 있고, 아래층 객실은 겨울에는 난방, 여름에는 냉방을 합니다.',
    ],
    highlights: [
      '강 한가운데서 바라보는 서울의 야경과 다리',
      '4월부터 10월까지 반포대교 달빛무지개분수',
      '위층 갑판의 라이브 음악',
      '모바일 티켓으로 바로 승선',
    ],
    itinerary: [
      ['여의도 승선', '출항 20분 전부터 승선합니다.', 20],
      ['상류 방향 운항', '밤섬을 지나 마포대교와 원효대교 아래를 통과합니다.', 25],
      ['반포대교', '분수 운영 기간에는 분수 쇼에 맞춰 머무릅니다.', 15],
      ['선착장 귀항', '남쪽 강변을 따라 라이브 음악과 함께 돌아옵니다.', 30],
    ],
    included: ['예약한 유람선 승선', '라이브 음악', '디너 옵션의 뷔페 식사'],
    excluded: ['바 음료', '선착장까지의 교통비'],
    know_before: [
      '출항 20분 전까지 선착장에 도착해 주세요. 배는 기다리지 않습니다.',
      '승선자 명부 작성이 법으로 정해져 있으니 신분증이나 여권을 지참해 주세요.',
      '안개, 불어난 강물, 강풍으로 결항하면 전액 환불합니다.',
      '분수는 4월부터 10월까지 운영하며 비가 오면 쉽니다.',
    ],
    meeting_point: '지하철 5호선 여의나루역 3번 출구에서 걸어서 5분, 여의도 선착장',
    words: '한강 유람선 크루즈 야경 여의도 반포대교 달빛무지개분수 서울 디너 티켓 선착장',
  },
}
