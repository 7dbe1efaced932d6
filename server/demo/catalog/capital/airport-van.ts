import { child, fullFare, infant, type SeedProduct, senior, youth } from '../shape'

export const airportVan: SeedProduct = {
  id: 'incheon-airport-seoul-private-van',
  category: 'transport',
  region: 'incheon',
  operator: { en: 'Majung Vans', ko: '마중밴' },
  duration_minutes: 90,
  languages: ['en', 'ko', 'ja', 'zh-CN'],
  currency: 'USD',
  options: [
    {
      name: { en: 'Airport to Seoul', ko: '공항에서 서울로' },
      description: {
        en: 'The driver waits in the arrivals hall with your name on a sign and takes you to any address in Seoul.',
        ko: '입국장에서 성함을 적은 팻말을 들고 기다린 기사가 서울 어디든 모셔다드립니다.',
      },
      start_times: ['06:00', '09:00', '12:00', '15:00', '18:00', '21:00'],
      capacity: 21,
      prices: [fullFare(3_400), youth(3_400), senior(3_100), child(2_200), infant(0)],
    },
    {
      name: { en: 'Seoul to airport', ko: '서울에서 공항으로' },
      description: {
        en: 'From your door to the right terminal, with time for tax refund and check-in.',
        ko: '숙소 문 앞에서 알맞은 터미널까지. 세금 환급과 탑승 수속 시간을 넉넉히 둡니다.',
      },
      start_times: ['04:00', '07:00', '10:00', '13:00', '16:00', '19:00'],
      capacity: 21,
      prices: [fullFare(3_100), youth(3_100), senior(2_900), child(1_900), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'beach', view: 1, palette: 'canola', time: 'dawn', seed: 'yeongjong' },
      alt: { en: 'A long bridge over the sea in the morning', ko: '아침 바다를 가로지르는 긴 다리' },
    },
    {
      scene: { motif: 'city', view: 1, palette: 'canola', time: 'dusk', seed: 'arrival' },
      alt: {
        en: 'The Han River, a ship and the skyline of Seoul at dusk',
        ko: '해 질 녘 한강의 배와 서울의 스카이라인',
      },
    },
    {
      scene: { motif: 'city', view: 2, palette: 'celadon', time: 'day', seed: 'arrival' },
      alt: { en: 'Tiled roofs and towers in the middle of Seoul by day', ko: '한낮 서울 도심의 기와지붕과 고층 건물' },
    },
  ],
  en: {
    name: 'Incheon Airport to Seoul by Private Van',
    summary: 'A van for your party alone, a driver who follows your flight, and a fixed price to any door in Seoul.',
    description: [
      'Incheon Airport lies on an island some fifty kilometers west of the city. There are trains and buses, and on your own with a rucksack they are fine. With children, three suitcases and a night flight behind you it is a relief to be met by somebody with your name on a sign who takes the heavy end of the luggage.',
      'Each booking has a van to itself. Choose the start nearest to your landing and tell us the flight number; we watch it, and a delay costs you nothing. On the way back we count backwards from your departure and suggest when to leave, with the traffic of that hour in mind.',
    ],
    highlights: [
      'The van is yours alone, up to seven travelers',
      'Your flight is followed, and ninety minutes of waiting are free',
      'Child seats without extra charge',
      'Tolls and parking included',
    ],
    itinerary: [
      ['Arrivals hall', 'The driver waits at the exit of your terminal with your name on a sign.', 15],
      ['Drive to Seoul', 'Over the bridge to the mainland and along the Han River; an hour without traffic.', 70],
      ['At your door', 'Luggage to the lobby or to the stairs.', 5],
    ],
    included: [
      'Private van with driver',
      'Tolls, fuel and parking',
      'Child seats',
      'Water and a charger for your phone',
    ],
    excluded: ['Addresses outside Seoul', 'Further stops on the way', 'Waiting beyond ninety minutes'],
    know_before: [
      'We need flight number, terminal, and the address in Seoul, in English or Korean, at least one day before.',
      'Prices are for each traveler, from two on; nobody else rides along. For more than seven please make two bookings.',
      'Children under six ride in a child seat by law: tell us their ages. Infants count toward the seven.',
      'From seven to nine in the morning and five to eight in the evening the drive can take two hours.',
    ],
    meeting_point:
      'Incheon Airport, arrivals hall of your terminal (T1 or T2), at the exit from customs; back: your door in Seoul',
    words:
      'incheon airport icn seoul transfer private van pick-up drop-off taxi shuttle hotel luggage child seat terminal transport arrival departure',
  },
  ko: {
    name: '인천공항–서울 전용 밴 픽업',
    summary: '우리 일행만 타는 밴 한 대, 항공편을 지켜보는 기사, 서울 어디든 정해진 요금.',
    description: [
      '인천공항은 서울에서 서쪽으로 50km쯤 떨어진 섬에 있습니다. 배낭 하나라면 열차와 버스로도 충분합니다. 하지만 아이들과 여행 가방 세 개, 밤 비행을 마친 뒤라면 누군가 마중 나와 주는 편이 낫지요. 이름을 적은 팻말을 들고 기다렸다가 무거운 쪽을 먼저 들어 드립니다.',
      '예약 한 건에 밴 한 대를 온전히 씁니다. 도착 시각과 가장 가까운 시간을 고르고 항공편 번호를 알려 주세요. 운항 상황을 지켜보며, 늦어져도 추가 요금은 없습니다. 돌아가는 길에는 출발 시각과 그 시간대의 교통을 헤아려 나설 시간을 알려 드립니다.',
    ],
    highlights: [
      '최대 일곱 분, 우리 일행만 타는 밴',
      '항공편 확인과 90분 무료 대기',
      '추가 요금 없는 어린이 카시트',
      '통행료와 주차료 포함',
    ],
    itinerary: [
      ['입국장', '해당 터미널 출구에서 성함을 적은 팻말을 들고 기다립니다.', 15],
      ['서울로 이동', '다리를 건너 한강을 따라갑니다. 막히지 않으면 한 시간입니다.', 70],
      ['숙소 앞', '로비나 계단 앞까지 짐을 옮겨 드립니다.', 5],
    ],
    included: ['기사가 있는 전용 밴', '통행료와 연료비, 주차료', '어린이 카시트', '생수와 휴대전화 충전기'],
    excluded: ['서울 밖 주소', '중간 경유', '90분을 넘는 대기'],
    know_before: [
      '항공편 번호와 터미널, 서울 주소를 하루 전까지 한국어나 영어로 알려 주세요.',
      '요금은 두 분부터 한 사람 기준이며, 다른 손님은 함께 타지 않습니다. 일곱 분이 넘으면 나누어 예약해 주세요.',
      '6세 미만 어린이는 법에 따라 카시트에 앉습니다. 나이를 알려 주시고, 유아도 승차 인원에 포함해 주세요.',
      '아침 7~9시와 저녁 5~8시에는 두 시간까지 걸릴 수 있습니다.',
    ],
    meeting_point: '인천공항 제1·제2터미널 입국장 출구 · 돌아갈 때는 서울 숙소 앞',
    words: '인천공항 서울 공항 픽업 샌딩 전용 밴 차량 트랜스퍼 마중 호텔 짐 카시트 터미널 입국 출국 이동',
  },
}
