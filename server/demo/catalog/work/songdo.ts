import { adult, child, type SeedProduct } from '../shape'
import { alone } from './alone'

export const songdo: SeedProduct = {
  id: 'songdo-canal-half-day',
  category: 'tours',
  region: 'incheon',
  operator: { en: 'Tidal City Tours', ko: '갯벌도시여행' },
  duration_minutes: 210,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'Afternoon', ko: '오후' },
      description: {
        en: 'For a day on which the program ends at lunch.',
        ko: '오전에 일정이 끝나는 날에 맞춘 시간입니다.',
      },
      start_times: ['14:30'],
      capacity: 12,
      prices: [adult(45_000), child(29_000)],
    },
    {
      name: { en: 'Evening', ko: '저녁' },
      description: {
        en: 'The same way, with the canal lit.',
        ko: '같은 길을 물길에 불이 켜진 뒤에 걷습니다.',
      },
      start_times: ['18:00'],
      capacity: 12,
      prices: [adult(45_000), child(29_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'city', view: 3, palette: 'pine', time: 'day', seed: 'songdo' },
      alt: { en: 'A park by the water before towers', ko: '고층 건물 앞 물가의 공원' },
    },
    {
      scene: { motif: 'city', view: 1, palette: 'pine', time: 'night', seed: 'songdo' },
      alt: { en: 'Lights of a city in the water at night', ko: '밤 물 위에 비친 도시의 불빛' },
    },
    {
      scene: { motif: 'wetland', view: 0, palette: 'pine', time: 'dusk', seed: 'songdo' },
      alt: { en: 'Reeds by a bay in the evening', ko: '저녁 만의 갈대밭' },
    },
  ],
  en: {
    name: 'Songdo’s Canal, Half a Day from the Convention Hall',
    summary: 'Central Park’s sea-water canal by boat, the view from G-Tower, and noodles before the airport bus.',
    description: [
      'Songdo was drawn on paper before it was land. The convention hall, the park and the canal lie within a few minutes of each other, which makes it the rare place where half a free day is enough.',
      'You cross the park by boat, look down on the whole city from the deck on the 33rd floor of G-Tower, and walk back between hanok roofs and glass. Luggage comes along: the airport is half an hour away.',
    ],
    highlights: [
      'By boat on the sea-water canal of Central Park',
      'The view over Songdo and the Incheon Bridge',
      'Ends early enough for an evening flight',
    ],
    itinerary: [
      ['Songdo Convensia', 'The guide waits at the main door and takes your luggage to the van.', 15],
      ['Central Park', 'Half an hour on the water, then along the bank to the Tri-bowl.', 80],
      ['G-Tower', 'Up to the deck for the bridge, the tidal flats and the islands.', 45],
      ['Noodles', 'A bowl of kalguksu with clams from the flats, then the bus or your hotel.', 70],
    ],
    included: ['Guide', 'Boat on the canal', 'A bowl of noodles', 'Luggage in the van'],
    excluded: ['Way to the airport'],
    know_before: [
      'In strong wind the boats stay in; the time then goes to the park.',
      'On public holidays the deck of G-Tower may be closed; we then go to the roof of a café.',
    ],
    meeting_point:
      'Songdo Convensia, main entrance; five minutes from Incheon Nat’l Univ. Entrance Station (Incheon Line 1)',
    words: 'songdo convensia central park canal g-tower tri-bowl incheon airport business bleisure half day layover',
  },
  ko: {
    name: '컨벤시아에서 반나절, 송도 물길 산책',
    summary: '센트럴파크 해수로에서 배를 타고 G타워에서 도시를 내려다본 뒤 칼국수 한 그릇.',
    description: [
      '송도는 땅이 되기 전에 먼저 종이 위에 그려진 도시입니다. 컨벤시아와 공원, 물길이 걸어서 몇 분 거리에 모여 있어 반나절만 비어도 둘러볼 수 있습니다.',
      '배를 타고 공원을 가로지르고, G타워 33층 전망대에서 도시 전체를 내려다본 다음 한옥 지붕과 유리 건물 사이를 걸어 돌아옵니다. 짐은 차에 실어 둡니다. 공항까지는 30분입니다.',
    ],
    highlights: [
      '센트럴파크 해수로에서 타는 배',
      '송도와 인천대교가 한눈에 들어오는 전망',
      '저녁 비행기를 탈 수 있는 시간에 마무리',
    ],
    itinerary: [
      ['송도컨벤시아', '정문에서 안내자를 만나 짐을 차에 싣습니다.', 15],
      ['센트럴파크', '30분 동안 배를 타고, 물가를 따라 트라이볼까지 걷습니다.', 80],
      ['G타워', '전망대에서 다리와 갯벌, 섬들을 바라봅니다.', 45],
      ['칼국수', '바지락칼국수를 먹고 공항버스 정류장이나 호텔로 갑니다.', 70],
    ],
    included: ['안내', '해수로 배 탑승', '칼국수 한 그릇', '차량 짐 보관'],
    excluded: ['공항까지 가는 교통편'],
    know_before: [
      '바람이 세면 배가 뜨지 않으며 그 시간에 공원을 더 둘러봅니다.',
      '공휴일에는 G타워 전망대가 닫힐 수 있어 카페 옥상으로 대신합니다.',
    ],
    meeting_point: '송도컨벤시아 정문(인천 1호선 인천대입구역에서 걸어서 5분)',
    words: '송도 컨벤시아 센트럴파크 해수로 지타워 트라이볼 인천 공항 출장 블레저 반나절 환승',
  },
}
