import { adult, type SeedProduct } from '#server/demo/catalog/shape'
import { coach, common, excluded, included, own } from './frame'

const meeting = { en: 'Seoul City Hall, in front of the library', ko: '서울도서관 앞 (서울시청)' }
/** Gyeongbokgung is closed on Tuesdays. */
const tuesday = 2

const palaces: SeedProduct = {
  ...common,
  id: 'apec-seoul-palace-and-hanok',
  region: 'seoul',
  duration_minutes: 420,
  options: [
    { ...coach, start_times: ['09:00'], closed_weekdays: [tuesday], capacity: 40, prices: [adult(7_500)] },
    { ...own, start_times: ['09:00', '10:00'], closed_weekdays: [tuesday], capacity: 16, prices: [adult(11_500)] },
  ],
  pictures: [
    {
      scene: { motif: 'palace', view: 0, palette: 'summit', time: 'day', seed: 'apec' },
      alt: { en: 'The great gate of a palace below a mountain', ko: '산 아래 궁궐의 정문' },
    },
  ],
  en: {
    name: 'Seoul: palace and hanok',
    summary: 'The first palace of Joseon, a quarter of tiled roofs, and the view from Namsan.',
    description: [
      'Gyeongbokgung was begun in 1395, three years after the dynasty itself. From its throne hall one walks to the pavilion in the pond, and out into Bukchon, where people still live under tiled roofs.',
      'After lunch in Insadong we go up Namsan, to see how large the city is that has grown around all this.',
    ],
    highlights: ['The throne hall of Gyeongbokgung', 'The hanok lanes of Bukchon', 'Seoul from Namsan'],
    itinerary: [
      ['Gyeongbokgung', 'Gate, throne hall and the pavilion in the pond.', 100],
      ['Bukchon', 'The lanes, quietly: people live here.', 60],
      ['Insadong', 'Time for lunch and tea.', 90],
      ['Namsan', 'Up by bus, and a walk along the old wall.', 60],
    ],
    included: included.en,
    excluded: excluded.en,
    know_before: ['No tour on Tuesdays, when the palace is closed.', 'About five kilometers on foot.'],
    meeting_point: meeting.en,
    words: 'seoul gyeongbokgung bukchon insadong namsan',
  },
  ko: {
    name: '서울의 궁궐과 한옥',
    summary: '조선의 첫 궁궐과 기와지붕 골목, 남산에서 내려다보는 서울을 하루에 만납니다.',
    description: [
      '경복궁은 조선이 세워지고 3년 뒤인 1395년에 지어졌습니다. 근정전에서 연못의 누각까지 걷고, 지금도 사람들이 기와지붕 아래 살아가는 북촌으로 나섭니다.',
      '인사동에서 점심을 먹은 뒤 남산에 올라, 그 둘레에 얼마나 큰 도시가 자랐는지 바라봅니다.',
    ],
    highlights: ['경복궁 근정전', '북촌 한옥 골목', '남산에서 보는 서울'],
    itinerary: [
      ['경복궁', '정문과 근정전, 연못의 누각을 봅니다.', 100],
      ['북촌', '주민이 사는 골목을 조용히 걷습니다.', 60],
      ['인사동', '점심과 차를 즐깁니다.', 90],
      ['남산', '버스로 올라 옛 성벽을 따라 걷습니다.', 60],
    ],
    included: included.ko,
    excluded: excluded.ko,
    know_before: ['궁궐이 쉬는 화요일에는 출발하지 않습니다.', '걷는 거리는 5km 정도입니다.'],
    meeting_point: meeting.ko,
    words: '서울 경복궁 북촌 인사동 남산',
  },
}

const evening: SeedProduct = {
  ...common,
  id: 'apec-seoul-stream-and-river',
  region: 'seoul',
  duration_minutes: 180,
  options: [
    { ...coach, start_times: ['18:30'], capacity: 30, prices: [adult(4_200)] },
    { ...own, start_times: ['18:00', '19:00'], capacity: 12, prices: [adult(6_500)] },
  ],
  pictures: [
    {
      scene: { motif: 'city', view: 1, palette: 'summit', time: 'night', seed: 'apec' },
      alt: { en: 'A river at night with a lit bridge and towers', ko: '불 켜진 다리와 고층 건물이 비치는 밤 강' },
    },
  ],
  en: {
    name: 'Seoul by stream and river',
    summary:
      'Along Cheonggyecheon in the last light, then to the river and its bridges: an evening on foot and by coach.',
    description: [
      'Cheonggyecheon ran under a road until 2005; now it is where the city goes for a walk after work. We follow it from its source in Cheonggye Plaza.',
      'The coach then takes us down to the Hangang. In the warm months the fountain of Banpo Bridge plays in colors; at any time of the year there are the lights of both banks.',
    ],
    highlights: ['Cheonggyecheon in the evening', 'The Hangang and its bridges', 'Banpo Bridge'],
    itinerary: [
      ['Cheonggyecheon', 'Downstream from the plaza.', 50],
      ['Hangang', 'Along the bank at Banpo.', 70],
    ],
    included: included.en,
    excluded: ['Dinner'],
    know_before: ['The fountain rests from November to March and in rain.'],
    meeting_point: meeting.en,
    words: 'seoul cheonggyecheon hangang banpo night',
  },
  ko: {
    name: '물길 따라 걷는 서울의 저녁',
    summary: '해 질 녘 청계천을 걷고 한강 다리의 불빛까지, 저녁 세 시간을 보냅니다.',
    description: [
      '2005년까지 도로 아래를 흐르던 청계천은 이제 퇴근길 서울 사람들의 산책로입니다. 청계광장의 발원지부터 물길을 따라 걷습니다.',
      '이어 버스로 한강에 내려갑니다. 따뜻한 계절에는 반포대교 분수가 색을 바꾸며 솟고, 사계절 내내 양쪽 강변의 불빛이 아름답습니다.',
    ],
    highlights: ['저녁의 청계천', '한강과 다리들', '반포대교'],
    itinerary: [
      ['청계천', '광장에서 물길을 따라 내려갑니다.', 50],
      ['한강', '반포 강변을 걷습니다.', 70],
    ],
    included: included.ko,
    excluded: ['저녁 식사'],
    know_before: ['분수는 11월부터 3월까지, 그리고 비가 오면 쉽니다.'],
    meeting_point: meeting.ko,
    words: '서울 청계천 한강 반포 야경',
  },
}

/** Tours that begin in Seoul. */
export const seoulTours: readonly SeedProduct[] = [palaces, evening]
