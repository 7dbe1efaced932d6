import type { SeedProduct } from '#server/demo/catalog/shape'
import { byClass, common } from './frame'

const included = {
  en: ['Interpreter with a guide’s license', 'Car with driver for the whole day', 'Admissions', 'Water'],
  ko: ['관광통역안내사', '종일 차량과 기사', '입장료', '생수'],
}
const excluded = { en: ['Meals', 'Personal insurance'], ko: ['식사', '개인 여행자 보험'] }
const meeting = { en: 'In the lobby at the address you name', ko: '알려 주신 숙소 로비' }
const languages = ['en', 'ja', 'zh-CN', 'fr', 'es', 'de', 'ar']

const palaces: SeedProduct = {
  ...common,
  id: 'protocol-palace-and-craft',
  service: 'tour',
  category: 'tours',
  region: 'seoul',
  duration_minutes: 360,
  languages,
  options: byClass({ large: 690_000, van: 820_000, minibus: 1_150_000 }, ['09:00', '13:00']),
  pictures: [
    {
      scene: { motif: 'palace', view: 4, palette: 'gilt', time: 'dawn', format: 'wide', seed: 'eaves' },
      alt: { en: 'The eaves of a palace hall in morning light', ko: '아침 햇살이 비치는 궁궐의 처마' },
    },
  ],
  en: {
    name: 'A palace and a craftsman’s room',
    summary: 'Changdeokgung at a quiet hour, then a house in Bukchon where somebody still makes things by hand.',
    description: [
      'Six hours for one party. The interpreter has spoken with the house beforehand and stays at your side.',
    ],
    highlights: ['Changdeokgung Palace', 'A workshop in Bukchon', 'Tea before the way back'],
    itinerary: [
      ['Changdeokgung', 'The halls, and the rear garden if the palace has places on that day.', 120],
      ['Bukchon', 'On foot through the lanes to the workshop.', 100],
      ['Tea', 'In a house with a yard.', 50],
    ],
    included: included.en,
    excluded: excluded.en,
    know_before: [
      'The palace is closed on Mondays; we then go to Gyeongbokgung.',
      'There are steps and uneven stones.',
    ],
    meeting_point: meeting.en,
    words: 'private tour palace changdeokgung bukchon interpreter',
  },
  ko: {
    name: '궁궐과 장인의 방',
    summary: '한적한 시간의 창덕궁을 걷고, 지금도 손으로 물건을 만드는 북촌의 집을 찾아갑니다.',
    description: ['한 팀만을 위한 여섯 시간입니다. 통역사가 방문할 집과 미리 이야기를 나누고 내내 곁에서 함께합니다.'],
    highlights: ['창덕궁', '북촌의 공방', '돌아가기 전 차 한 잔'],
    itinerary: [
      ['창덕궁', '전각을 둘러보고, 당일 자리가 있으면 후원도 거닙니다.', 120],
      ['북촌', '골목을 걸어 공방에 이릅니다.', 100],
      ['차', '마당 있는 집에서 쉽니다.', 50],
    ],
    included: included.ko,
    excluded: excluded.ko,
    know_before: ['월요일은 창덕궁 휴궁일이라 경복궁으로 모십니다.', '계단과 고르지 않은 돌길이 있습니다.'],
    meeting_point: meeting.ko,
    words: '전담 투어 창덕궁 북촌 통역',
  },
}

const evening: SeedProduct = {
  ...common,
  id: 'protocol-river-evening',
  service: 'tour',
  category: 'tours',
  region: 'seoul',
  duration_minutes: 240,
  languages,
  options: byClass({ large: 520_000, van: 640_000, minibus: 890_000 }, ['17:00', '18:00']),
  pictures: [
    {
      scene: { motif: 'city', view: 1, palette: 'gilt', time: 'night', format: 'wide', seed: 'evening' },
      alt: { en: 'A city by the river in the evening', ko: '저녁 강변의 도시' },
    },
  ],
  en: {
    name: 'Seoul, after the last meeting',
    summary: 'The city wall at dusk, the river by night, and a table where nobody hurries.',
    description: ['Four hours for guests whose day belonged to others. We fetch you where the meeting ends.'],
    highlights: ['Naksan and the city wall', 'The Hangang by night', 'A table booked in your name'],
    itinerary: [
      ['City wall', 'A level walk along the wall at Naksan.', 50],
      ['River', 'By car across the bridges, with a stop at the water.', 60],
      ['Dinner', 'The interpreter orders, or leaves you alone. The bill is yours.', 90],
    ],
    included: included.en,
    excluded: excluded.en,
    know_before: ['Tell us what you do not eat.'],
    meeting_point: meeting.en,
    words: 'private tour evening seoul hangang naksan interpreter',
  },
  ko: {
    name: '회의가 끝난 뒤의 서울',
    summary: '해 질 녘의 한양도성, 밤의 한강, 그리고 아무도 서두르지 않는 저녁 식탁.',
    description: ['하루를 일에 내어 준 분들을 위한 네 시간입니다. 회의가 끝나는 곳으로 모시러 갑니다.'],
    highlights: ['낙산과 한양도성', '밤의 한강', '성함으로 잡아 둔 저녁 자리'],
    itinerary: [
      ['한양도성', '낙산 성곽길의 평탄한 구간을 걷습니다.', 50],
      ['한강', '차로 다리를 건너고 물가에 잠시 내립니다.', 60],
      ['저녁', '통역사가 주문을 돕거나 자리를 비켜 드립니다. 식대는 별도입니다.', 90],
    ],
    included: included.ko,
    excluded: excluded.ko,
    know_before: ['드시지 않는 음식을 알려 주세요.'],
    meeting_point: meeting.ko,
    words: '전담 투어 저녁 서울 한강 낙산 통역',
  },
}

const gyeongju: SeedProduct = {
  ...common,
  id: 'protocol-gyeongju-day',
  service: 'tour',
  category: 'tours',
  region: 'gyeongsang',
  duration_minutes: 720,
  languages,
  options: byClass({ large: 1_480_000, van: 1_690_000, minibus: 2_200_000 }, ['07:30']),
  pictures: [
    {
      scene: { motif: 'gyeongju', view: 2, palette: 'gilt', time: 'dusk', format: 'wide', seed: 'wolji' },
      alt: { en: 'A pavilion mirrored in a pond at dusk', ko: '해 질 무렵 연못에 비친 누각' },
    },
  ],
  en: {
    name: 'Gyeongju in a day',
    summary: 'By train from Seoul to the capital of Silla, and back the same evening.',
    description: ['First-class seats on the KTX, a car at the station of Gyeongju, and an interpreter all day long.'],
    highlights: ['Bulguksa Temple', 'The royal tombs of Daereungwon', 'Donggung Palace and Wolji Pond at dusk'],
    itinerary: [
      ['KTX', 'First class from Seoul Station.', 130],
      ['Bulguksa', 'The temple with its two pagodas.', 90],
      ['Daereungwon', 'Among the mounds of the kings, and lunch nearby.', 120],
      ['Wolji', 'The palace pond when the lamps are lit, then the train back.', 60],
    ],
    included: [...included.en, 'First-class rail tickets'],
    excluded: excluded.en,
    know_before: ['A long day: about twelve hours.', 'Lunch is booked, and paid on the spot.'],
    meeting_point: meeting.en,
    words: 'private tour gyeongju silla bulguksa interpreter ktx',
  },
  ko: {
    name: '하루에 만나는 경주',
    summary: '서울에서 KTX로 신라의 수도에 다녀와 그날 저녁 돌아옵니다.',
    description: ['KTX 특실, 경주역에서 기다리는 차량, 하루 종일 함께하는 통역사를 준비합니다.'],
    highlights: ['불국사', '대릉원', '해 질 녘의 동궁과 월지'],
    itinerary: [
      ['KTX', '서울역에서 특실로 출발합니다.', 130],
      ['불국사', '두 탑이 마주 선 절을 둘러봅니다.', 90],
      ['대릉원', '왕릉 사이를 걷고 가까운 곳에서 점심을 드십니다.', 120],
      ['월지', '불이 켜진 연못을 보고 기차로 돌아옵니다.', 60],
    ],
    included: [...included.ko, 'KTX 특실 승차권'],
    excluded: excluded.ko,
    know_before: ['약 열두 시간의 긴 일정입니다.', '점심은 예약해 두며 현장에서 계산하십니다.'],
    meeting_point: meeting.ko,
    words: '전담 투어 경주 신라 불국사 통역',
  },
}

/** Private tours with an interpreter. */
export const privateTours: readonly SeedProduct[] = [palaces, evening, gyeongju]
