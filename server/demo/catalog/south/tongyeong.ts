import { child, fullFare, infant, type SeedProduct, senior, youth } from '../shape'

export const tongyeong: SeedProduct = {
  id: 'tongyeong-hallyeo-island-boat',
  category: 'tickets',
  region: 'gyeongsang',
  operator: { en: 'Mulgil Boats', ko: '물길유람' },
  duration_minutes: 210,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: {
    count: 1,
    reason: {
      en: 'The boat sails to its timetable however many come aboard, so a single ticket is welcome.',
      ko: '승선 인원과 관계없이 정해진 시간에 운항하므로 한 분도 예약하실 수 있습니다.',
    },
  },
  options: [
    {
      name: { en: 'Hansando with landing', ko: '한산도 상륙' },
      description: {
        en: 'Through the strait to Hansando, an hour and a half ashore at Jeseungdang, and back.',
        ko: '해협을 지나 한산도 제승당에 내려 한 시간 반을 보내고 돌아옵니다.',
      },
      start_times: ['09:30', '13:30'],
      capacity: 80,
      prices: [fullFare(29_000), youth(25_000), senior(25_000), child(17_000), infant(0)],
    },
    {
      name: { en: 'Round of the outer islands', ko: '먼바다 섬 일주' },
      description: {
        en: 'Past Bijindo to the lighthouse island of Somaemuldo and around its cliffs, without landing.',
        ko: '비진도를 지나 소매물도 등대섬의 절벽을 한 바퀴 돌고 돌아옵니다. 섬에는 내리지 않습니다.',
      },
      start_times: ['10:30'],
      capacity: 60,
      closed_weekdays: [2],
      prices: [fullFare(42_000), youth(37_000), senior(37_000), child(26_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'harbour', view: 1, palette: 'celadon', time: 'dawn', seed: 'somaemuldo' },
      alt: {
        en: 'A white lighthouse on a green cliff, rocks in the sea before it',
        ko: '푸른 절벽 위의 하얀 등대와 그 앞바다의 바위섬',
      },
    },
    {
      scene: { motif: 'harbour', view: 2, palette: 'naru', time: 'dawn', seed: 'tongyeong' },
      alt: { en: 'A hillside town above its harbor in the morning', ko: '아침 항구 위로 언덕을 오르는 마을' },
    },
    {
      scene: { motif: 'harbour', view: 0, palette: 'canola', time: 'day', seed: 'tongyeong' },
      alt: { en: 'Boats inside a harbor wall with a lighthouse', ko: '등대가 선 방파제 안의 배들' },
    },
  ],
  en: {
    name: 'Tongyeong Islands by Boat: the Hallyeo Waterway',
    summary:
      'Out of a harbor full of fishing boats into a sea full of islands, on the water where Admiral Yi won his battle.',
    description: [
      'Off Tongyeong the coast comes apart into hundreds of islands, green to the waterline and so close together that the sea between them has a name like a road: Hallyeo Waterway. In 1968 it became the first national park in Korea that is mostly water.',
      'In the summer of 1592 Admiral Yi Sun-sin drew up his ships off Hansando like the wings of a crane and closed them around the fleet that had come to meet him. His headquarters Jeseungdang lie in a bay among pines, ten minutes on foot from the landing. Those who would rather look than walk take the longer round, to the cliffs of Somaemuldo and the white lighthouse on its tip.',
    ],
    highlights: [
      'The sea of islands from the open upper deck',
      'Jeseungdang on Hansando, with the admiral’s lookout over the bay',
      'The lighthouse island of Somaemuldo, with the longer round',
      'Chungmu gimbap from the quay to eat on board',
    ],
    itinerary: [
      ['Boarding', 'On the quay of Tongyeong, half an hour before sailing.', 30],
      ['Through the strait', 'Past oyster rafts and the turtle-shaped lighthouse off Hansando.', 40],
      ['Hansando', 'The path round the bay, Jeseungdang, the lookout; or on to the outer islands without landing.', 90],
      ['Back to Tongyeong', 'By the other side of the islands, if the sea allows.', 50],
    ],
    included: [
      'Boat as booked',
      'Commentary in Korean and English',
      'Admission to Jeseungdang with the Hansando option',
    ],
    excluded: ['Food and drink', 'Transport to Tongyeong'],
    know_before: [
      'Bring a passport or identity card: a list of passengers is required by law.',
      'Fog and swell decide in the end. We write by seven in the morning when a boat stays in, and refund in full.',
      'Outside the islands it can be rough; take something against seasickness before you board, not after.',
      'If you miss the boat back from Hansando, the next ferry takes you for its ordinary fare.',
    ],
    meeting_point: 'Tongyeong Passenger Ferry Terminal, ticket hall, the counter with the blue wave',
    words:
      'tongyeong hallyeo waterway hallyeohaesang national park island boat ferry hansando jeseungdang admiral yi sun-sin bijindo somaemuldo lighthouse gyeongsang ticket',
  },
  ko: {
    name: '배로 만나는 통영의 섬, 한려수도',
    summary: '고깃배 가득한 항구를 떠나 섬 가득한 바다로. 이순신 장군이 싸워 이긴 물길을 지납니다.',
    description: [
      '통영 앞에서 해안은 수백 개의 섬으로 흩어집니다. 섬마다 물가까지 푸르고 서로 가까이 모여 있어, 그 사이 바다에는 한려수도라는 길 이름이 붙었습니다. 1968년에는 이 바다가 한국의 첫 해상국립공원이 되었습니다.',
      '1592년 여름, 이순신 장군은 한산도 앞바다에 학이 날개를 편 모양으로 배를 벌여 적의 함대를 감쌌습니다. 장군이 머물던 제승당은 솔숲에 싸인 만 안쪽, 선착장에서 걸어서 10분 거리에 있습니다. 걷기보다 바라보기를 좋아하신다면 소매물도의 절벽과 하얀 등대까지 먼바다를 도는 배를 고르세요.',
    ],
    highlights: [
      '위층 갑판에서 바라보는 섬의 바다',
      '한산도 제승당과 장군이 바다를 살피던 수루',
      '먼바다 일주에서 만나는 소매물도 등대섬',
      '선착장에서 사서 배에서 먹는 충무김밥',
    ],
    itinerary: [
      ['승선', '출항 30분 전 통영 선착장에 모입니다.', 30],
      ['해협', '굴 양식장을 지나고, 한산도 앞 거북선 모양 등대를 만납니다.', 40],
      ['한산도', '만을 따라 걸어 제승당과 수루에 오릅니다. 섬 일주는 내리지 않고 먼바다로 나갑니다.', 90],
      ['통영 귀항', '바다가 허락하면 섬들의 반대편으로 돌아옵니다.', 50],
    ],
    included: ['예약한 배', '한국어와 영어 해설', '한산도 옵션의 제승당 입장료'],
    excluded: ['음식과 음료', '통영까지의 교통편'],
    know_before: [
      '승선자 명부 작성이 법으로 정해져 있으니 신분증이나 여권을 지참해 주세요.',
      '출항은 안개와 파도에 달려 있습니다. 결항하면 아침 7시까지 알려 드리고 전액 환불합니다.',
      '섬 바깥은 물결이 높을 수 있습니다. 멀미약은 타기 전에 드세요.',
      '한산도에서 돌아오는 배를 놓치면 다음 여객선을 운임을 내고 타실 수 있습니다.',
    ],
    meeting_point: '통영항 여객선터미널 매표소, 파란 물결 표시 창구',
    words: '통영 한려수도 한려해상국립공원 섬 유람선 배 한산도 제승당 이순신 비진도 소매물도 등대섬 충무김밥 경상 티켓',
  },
}
