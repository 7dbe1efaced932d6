import { adult, child, infant, type SeedProduct } from '../shape'

/** In a car even infants need a seat of their own. */
const infantSeat = { ...infant(0), takes_seat: true }
const hours = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00', '22:00']

export const jejuTransfer: SeedProduct = {
  id: 'jeju-airport-private-transfer',
  category: 'transport',
  region: 'jeju',
  operator: { en: 'Olle Door Transfers', ko: '올레문 트랜스퍼' },
  duration_minutes: 60,
  languages: ['en', 'ko', 'zh-CN'],
  currency: 'USD',
  options: [
    {
      name: { en: 'Airport – Jeju City', ko: '공항 – 제주시' },
      description: {
        en: 'Any hotel in Jeju City, Aewol or Jocheon; fifteen to forty minutes.',
        ko: '제주시와 애월, 조천의 모든 숙소. 15~40분 걸립니다.',
      },
      start_times: hours,
      capacity: 24,
      prices: [adult(1_600), child(1_100), infantSeat],
    },
    {
      name: { en: 'Airport – Jungmun and Seogwipo', ko: '공항 – 중문 · 서귀포' },
      description: {
        en: 'Across the island to the south coast; about an hour.',
        ko: '섬을 가로질러 남쪽 해안까지 한 시간쯤 걸립니다.',
      },
      start_times: hours,
      capacity: 24,
      prices: [adult(2_900), child(2_100), infantSeat],
    },
    {
      name: { en: 'Airport – Seongsan and the east', ko: '공항 – 성산 · 동쪽' },
      description: {
        en: 'To Seongsan, Pyoseon or Gujwa; a little over an hour.',
        ko: '성산과 표선, 구좌까지 한 시간 남짓 걸립니다.',
      },
      start_times: hours,
      capacity: 16,
      prices: [adult(3_200), child(2_300), infantSeat],
    },
  ],
  pictures: [
    {
      scene: { motif: 'jeju', view: 2, palette: 'naru', time: 'dusk', seed: 'transfer' },
      alt: {
        en: 'Evening over the mountain of Jeju, its stone walls and fields',
        ko: '저녁빛에 잠긴 제주의 산과 돌담, 들판',
      },
    },
    {
      scene: { motif: 'jeju', view: 0, palette: 'naru', time: 'day', seed: 'transfer' },
      alt: { en: 'A steep peak in the sea behind a yellow field', ko: '노란 들판 너머 바다에 솟은 봉우리' },
    },
    {
      scene: { motif: 'harbour', view: 1, palette: 'plum', time: 'dusk', seed: 'transfer' },
      alt: { en: 'A lighthouse on a cliff at dusk', ko: '해 질 녘 절벽 위의 등대' },
    },
  ],
  en: {
    name: 'Jeju Airport Private Transfer',
    summary:
      'A driver with your name at arrivals, a car for your party alone, and a fixed price to every corner of the island.',
    description: [
      'Jeju’s airport lies at the edge of the city, and most people’s holiday at the other end of the island. Our driver follows your flight, waits in the arrivals hall with your name on a board and takes you, and only you, to the door of your hotel. The price is for each traveler, whatever the traffic.',
      'It works the other way too: choose the hour at which you want to be picked up, and we tell you by message if the roads say that you should leave earlier. A stop at a supermarket or a tangerine stand on the way is free, as long as it takes no more than fifteen minutes.',
    ],
    highlights: [
      'Flight followed, and an hour’s wait without charge',
      'Your own car or van, never shared',
      'One stop on the way, up to fifteen minutes, free',
      'Child seats on request, free',
    ],
    itinerary: [
      ['Arrivals hall', 'The driver stands at Gate 3 on the ground floor with your name.', 10],
      ['To the car', 'Two minutes to the short-stay parking lot; the driver takes the cases.', 5],
      ['The drive', 'By the coast or across the island, whichever is quicker.', 45],
    ],
    included: [
      'Car and driver for your party',
      'Tolls, parking and waiting up to one hour',
      'Two pieces of luggage for each traveler',
      'Child seats',
    ],
    excluded: ['Further luggage, $10 a piece', 'Further stops'],
    know_before: [
      'The start time is about when you land or when you leave your hotel; tell us the flight number and the address when you book.',
      'Children under six ride in a child seat, so infants count when we choose the car: please do not leave them out.',
      'Bicycles, golf bags and surfboards need a larger van: tell us two days before.',
      'When your flight is canceled by wind or snow the transfer is moved or refunded in full.',
    ],
    meeting_point: 'Jeju Airport, arrivals, Gate 3 on the ground floor; on the way back, the lobby of your hotel',
    words:
      'jeju airport transfer private car van taxi hotel pick-up drop-off jungmun seogwipo seongsan aewol transport luggage driver',
  },
  ko: {
    name: '제주공항 전용 차량 픽업',
    summary: '도착장에 이름을 든 기사, 우리 일행만 타는 차, 섬 어디든 정해진 요금.',
    description: [
      '공항은 제주시 끝자락에 있고, 숙소는 대개 섬 반대편에 있습니다. 기사가 항공편을 확인하며 기다렸다가 도착장에서 이름을 들고 맞이하고, 다른 손님 없이 숙소 문 앞까지 모십니다. 길이 막혀도 한 사람당 요금은 그대로입니다.',
      '돌아갈 때도 마찬가지입니다. 모시러 갈 시간을 고르시면, 길이 막힐 것 같은 날에는 조금 일찍 나서시라고 메시지로 알려 드립니다. 가는 길에 마트나 귤 가게에 15분까지 무료로 들를 수 있습니다.',
    ],
    highlights: [
      '항공편을 확인하며 한 시간까지 무료 대기',
      '다른 손님과 함께 타지 않는 전용 차량',
      '가는 길에 15분까지 한 곳 무료 경유',
      '카시트 무료 설치',
    ],
    itinerary: [
      ['도착장', '1층 3번 게이트에서 기사가 이름을 들고 기다립니다.', 10],
      ['차량까지', '단기 주차장까지 걸어서 2분, 짐은 기사가 옮깁니다.', 5],
      ['이동', '해안길과 중산간길 가운데 빠른 길로 모십니다.', 45],
    ],
    included: ['일행 전용 차량과 기사', '통행료, 주차비, 한 시간까지 대기', '한 사람당 짐 두 개', '카시트'],
    excluded: ['추가 짐(1개 10달러)', '추가 경유'],
    know_before: [
      '시작 시간은 공항에 내리거나 숙소를 떠나는 시간입니다. 예약할 때 항공편명과 숙소 주소를 알려 주세요.',
      '만 6세 미만은 카시트에 앉습니다. 차량을 고를 때 유아도 한 자리로 세니 인원에서 빼지 말아 주세요.',
      '자전거, 골프백, 서핑보드는 큰 차가 필요합니다. 이틀 전까지 알려 주세요.',
      '강풍이나 눈으로 항공편이 결항되면 날짜를 옮기거나 전액 환불해 드립니다.',
    ],
    meeting_point: '제주공항 도착 층(1층) 3번 게이트 · 돌아갈 때는 숙소 로비',
    words: '제주공항 픽업 샌딩 전용차량 택시 밴 호텔 이동 중문 서귀포 성산 애월 트랜스퍼 짐 카시트',
  },
}
