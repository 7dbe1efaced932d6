import { child, fullFare, infant, type SeedProduct, senior, youth } from './shape'

export const ktx: SeedProduct = {
  id: 'seoul-busan-ktx-transfer',
  category: 'transport',
  region: 'busan',
  operator: { en: 'Gilmok Transfers', ko: '길목 트랜스퍼' },
  duration_minutes: 270,
  languages: ['en', 'ko'],
  currency: 'USD',
  options: [
    {
      name: { en: 'Standard class, hotel to hotel', ko: '일반실 · 호텔에서 호텔까지' },
      description: {
        en: 'A car to Seoul Station, a reserved seat on the KTX, and a car to your hotel in Busan.',
        ko: '서울역까지 차량, KTX 지정석, 부산 숙소까지 차량을 모두 포함합니다.',
      },
      start_times: ['08:00', '11:00', '15:00'],
      capacity: 24,
      prices: [fullFare(8_900), youth(8_200), senior(7_900), child(5_900), infant(0)],
    },
    {
      name: { en: 'First class, hotel to hotel', ko: '특실 · 호텔에서 호텔까지' },
      description: {
        en: 'Wider seats, water and snacks on board, and a private car at both ends.',
        ko: '넓은 좌석과 물, 간식, 양쪽 모두 전용 차량을 제공합니다.',
      },
      start_times: ['08:00', '15:00'],
      capacity: 10,
      prices: [fullFare(13_900), youth(12_900), senior(12_500), child(9_400), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'train', view: 0, palette: 'canola', time: 'day' },
      alt: { en: 'A high-speed train on a viaduct above rice fields', ko: '논 위 고가를 달리는 고속열차' },
    },
    {
      scene: { motif: 'train', view: 2, palette: 'naru', time: 'dawn' },
      alt: { en: 'Travelers with suitcases on the platform', ko: '승강장에서 여행 가방을 끄는 사람들' },
    },
    {
      scene: { motif: 'train', view: 1, palette: 'persimmon', time: 'dawn' },
      alt: { en: 'The train runs along a river below layered hills', ko: '겹겹의 산 아래 강을 따라 달리는 열차' },
    },
    {
      scene: { motif: 'beach', view: 0, palette: 'plum', time: 'dusk', seed: 'ktx' },
      alt: { en: 'Arrival: a beach with towers in the evening light', ko: '저녁빛에 물든 해변과 고층 건물' },
    },
  ],
  en: {
    name: 'Seoul–Busan KTX with Hotel Transfers',
    summary:
      'Door to door from your hotel in Seoul to your hotel in Busan: two cars, one reserved seat, luggage carried.',
    description: [
      'The high-speed train covers the length of the country in about two and a half hours; what takes patience are the stations at either end. This package joins the two: a driver meets you in the lobby, walks you to your seat at Seoul Station, and a second one waits on the platform in Busan.',
      'Seats are reserved together as soon as your booking is confirmed. If your flight or meeting moves, one change to another train on the same day is free as long as seats are left.',
    ],
    highlights: [
      'One booking for both cars and the train',
      'Reserved seats side by side',
      'Two pieces of luggage each, carried for you',
      'One free change of train on the day',
    ],
    itinerary: [
      ['Pick-up in Seoul', 'In the lobby of any hotel within the city; allow for traffic.', 45],
      ['Seoul Station', 'Through the concourse to your carriage, with help for your luggage.', 30],
      ['KTX to Busan', 'About two hours and forty minutes, with a few stops.', 160],
      ['Drop-off in Busan', 'To any hotel within the city.', 35],
    ],
    included: [
      'Car in Seoul and in Busan',
      'KTX ticket with a reserved seat',
      'Two pieces of luggage for each traveler',
    ],
    excluded: ['Meals on the train', 'Further luggage, $10 a piece'],
    know_before: [
      'The start time is when the car picks you up; the train leaves about seventy-five minutes later.',
      'We need the names as in your passports and both hotel addresses at least two days before.',
      'Infants travel on a lap without a seat of their own.',
    ],
    meeting_point: 'The lobby of your hotel in Seoul',
    words: 'ktx train high-speed rail ticket seoul busan transfer hotel pick-up luggage station transport private car',
  },
  ko: {
    name: '서울–부산 KTX와 호텔 픽업',
    summary: '서울 숙소 로비에서 부산 숙소 로비까지. 차량 두 번, 지정석 하나, 짐은 저희가 옮깁니다.',
    description: [
      '고속열차는 두 시간 반이면 나라를 가로지릅니다. 정작 힘든 것은 양쪽 역입니다. 이 상품은 그 둘을 이어 드립니다. 기사가 로비에서 기다려 서울역 좌석까지 안내하고, 부산역 승강장에는 또 다른 기사가 마중 나옵니다.',
      '예약이 확정되면 일행이 나란히 앉도록 좌석을 지정합니다. 비행기나 일정이 바뀌면 같은 날 다른 열차로 한 번 무료로 변경할 수 있습니다(잔여석이 있을 때).',
    ],
    highlights: [
      '차량과 열차를 한 번에 예약',
      '나란히 앉는 지정석',
      '한 사람당 짐 두 개까지 운반',
      '당일 열차 변경 1회 무료',
    ],
    itinerary: [
      ['서울 픽업', '시내 호텔 로비에서 만나며 교통 상황을 고려합니다.', 45],
      ['서울역', '짐을 들고 객차까지 안내해 드립니다.', 30],
      ['KTX 이동', '몇 역에 서며 두 시간 40분쯤 걸립니다.', 160],
      ['부산 도착', '시내 숙소까지 모십니다.', 35],
    ],
    included: ['서울과 부산 차량', 'KTX 지정석 승차권', '한 사람당 짐 두 개'],
    excluded: ['열차 안 식사', '추가 짐(1개 10달러)'],
    know_before: [
      '시작 시간은 차량이 모시러 가는 시간이며, 열차는 75분쯤 뒤에 출발합니다.',
      '여권과 같은 영문 이름과 두 숙소의 주소를 이틀 전까지 알려 주세요.',
      '유아는 좌석 없이 보호자와 함께 앉습니다.',
    ],
    meeting_point: '서울 숙소 로비',
    words: 'ktx 고속열차 기차 승차권 서울 부산 호텔 픽업 트랜스퍼 이동 짐 서울역 부산역 차량',
  },
}
