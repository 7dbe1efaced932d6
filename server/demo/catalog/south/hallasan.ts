import { adult, child, type SeedProduct } from '../shape'

export const hallasan: SeedProduct = {
  id: 'hallasan-eorimok-yeongsil-walk',
  category: 'tours',
  region: 'jeju',
  operator: { en: 'Baengnok Mountain Guides', ko: '백록길 산행' },
  duration_minutes: 510,
  languages: ['en', 'ko'],
  currency: 'USD',
  options: [
    {
      name: { en: 'Guided walk', ko: '가이드 산행' },
      description: {
        en: 'Up from Eorimok, down to Yeongsil, at most twelve walkers.',
        ko: '어리목에서 올라 영실로 내려오며 최대 12명이 함께 걷습니다.',
      },
      start_times: ['07:30'],
      capacity: 12,
      prices: [adult(6_400), { ...child(5_200), min_age: 8 }],
    },
    {
      name: { en: 'Small group, slow pace', ko: '느린 걸음 소그룹' },
      description: {
        en: 'The same way with at most six and time for photographs; hiking shoes on loan.',
        ko: '같은 길을 최대 6명이 사진을 찍으며 천천히 걷습니다. 등산화를 빌려 드립니다.',
      },
      start_times: ['07:00'],
      capacity: 6,
      closed_weekdays: [0],
      prices: [adult(9_200), { ...child(7_600), min_age: 8 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'mountain', view: 1, palette: 'canola', time: 'day', seed: 'halla' },
      alt: { en: 'Two walkers on a ledge above hazy hills', ko: '아득한 산줄기를 내려다보는 두 등산객' },
    },
    {
      scene: { motif: 'mountain', view: 0, palette: 'celadon', time: 'day', seed: 'yeongsil' },
      alt: { en: 'A row of rock pillars above the forest', ko: '숲 위로 늘어선 바위기둥' },
    },
    {
      scene: { motif: 'jeju', view: 2, palette: 'celadon', time: 'dawn', seed: 'halla' },
      alt: { en: 'A broad mountain behind pastures and stone walls', ko: '목장과 돌담 너머 너른 산' },
    },
  ],
  en: {
    name: 'Hallasan: Eorimok to Yeongsil, Guided Walk',
    summary:
      'Over the high moor of Hallasan from one valley to the other: the best of the mountain, without its long summit climb.',
    description: [
      'Hallasan is Jeju, and Jeju is Hallasan, they say on the island; its slopes run down to every coast. The trails to the crater at the top are long and have to be reserved. This walk leaves the crater to others and crosses the western shoulder instead, where the wood suddenly stops and a moor begins that seems to belong to another country.',
      'We climb from Eorimok through oaks to the springs and meadows of Sajebi, rest at the shelter of Witse Oreum at 1,700 meters under the black south-west wall of the summit, and go down to Yeongsil past the rock pillars called the Five Hundred Generals. In early June wild azaleas make the moor pink; in winter the firs stand in rime.',
    ],
    highlights: [
      'The moor of Seonjakjiwat and its wild azaleas',
      'The summit wall of Hallasan, close enough to count its ribs',
      'The Five Hundred Generals and the cliff of Byeongpung Bawi',
      'A van at both ends, so that you never walk the same way twice',
    ],
    itinerary: [
      ['Pick-up', 'Hotels in Jeju City; a stop for rice rolls.', 60],
      ['Eorimok', 'Warm-up, then steps through the oak wood.', 100],
      ['Sajebi and Manse hills', 'Boardwalk over the moor; with luck, roe deer.', 60],
      ['Witse Oreum', 'Lunch from your rucksack on the terrace of the shelter.', 50],
      ['Down to Yeongsil', 'The spring Norusaem, the firs, the cliff, many steps.', 130],
      ['Tea and return', 'Hot tangerine tea in the pine wood, then back to the city.', 110],
    ],
    included: ['Mountain guide', 'Van', 'Rice rolls, water and tea', 'Trekking poles, and crampons in winter'],
    excluded: ['Personal insurance', 'Dinner'],
    know_before: [
      'Eight and a half kilometers, 730 meters up and 420 down, about five and a half hours with rests. You should be a regular walker.',
      'The summit is not reached, and no reservation with the park is needed for these trails.',
      'Nothing is sold on the way. The weather turns within minutes: bring a rain jacket and a warm layer in every season.',
      'If the park closes the trails you choose between a lower forest path with half of your money back and all of it back.',
    ],
    meeting_point: 'Your hotel in Jeju City, or Jeju Bus Terminal, main entrance',
    words:
      'hallasan halla mountain jeju eorimok yeongsil witse oreum hike hiking trekking guided walk azalea snow national park unesco moor',
  },
  ko: {
    name: '한라산 어리목–영실 가이드 산행',
    summary:
      '한라산의 높은 들판을 가로질러 이쪽 골짜기에서 저쪽 골짜기로. 긴 정상 등반 없이 산의 가장 좋은 곳을 걷습니다.',
    description: [
      '제주 사람들은 한라산이 곧 제주라고 말합니다. 산자락이 섬의 모든 해안까지 이어지기 때문입니다. 백록담으로 가는 길은 길고 예약도 필요합니다. 이 산행은 정상을 남겨 두고 서쪽 어깨를 넘습니다. 숲이 문득 끝나고, 다른 나라에 온 듯한 고원이 펼쳐지는 곳입니다.',
      '어리목에서 참나무 숲을 올라 사제비동산의 샘과 초원을 지나고, 백록담 화구벽이 눈앞에 서는 해발 1,700m 윗세오름 대피소에서 쉽니다. 내려가는 길에는 영실의 오백장군 바위가 기다립니다. 6월 초에는 산철쭉이 고원을 분홍빛으로 물들이고, 겨울에는 구상나무에 상고대가 핍니다.',
    ],
    highlights: [
      '산철쭉으로 물드는 선작지왓 고원',
      '손에 잡힐 듯 가까운 한라산 화구벽',
      '영실 오백장군과 병풍바위',
      '양쪽에 차량이 기다려 왔던 길을 되돌아가지 않는 코스',
    ],
    itinerary: [
      ['픽업', '제주 시내 숙소에서 출발해 김밥을 챙깁니다.', 60],
      ['어리목', '몸을 푼 뒤 참나무 숲 계단을 오릅니다.', 100],
      ['사제비동산과 만세동산', '고원의 나무 길을 걷습니다. 운이 좋으면 노루를 만납니다.', 60],
      ['윗세오름', '대피소 마당에서 챙겨 온 점심을 먹습니다.', 50],
      ['영실로 하산', '노루샘과 구상나무 숲, 병풍바위를 지나 계단을 내려갑니다.', 130],
      ['차 한 잔과 귀환', '솔숲에서 따뜻한 귤차를 마시고 시내로 돌아옵니다.', 110],
    ],
    included: ['산행 가이드', '차량', '김밥과 물, 차', '등산 스틱과 겨울철 아이젠'],
    excluded: ['개인 보험', '저녁 식사'],
    know_before: [
      '약 8.5km를 걸으며 730m 오르고 420m 내려갑니다. 쉬는 시간까지 다섯 시간 반쯤 걸려 평소 걷는 분께 알맞습니다.',
      '정상에는 오르지 않으며, 이 탐방로는 예약이 필요 없습니다.',
      '길에서 파는 것은 없습니다. 날씨가 순식간에 바뀌니 계절에 상관없이 비옷과 따뜻한 옷을 챙기세요.',
      '탐방로가 통제되면 아래쪽 숲길을 걷고 절반을 환불받거나, 취소하고 전액 환불받으실 수 있습니다.',
    ],
    meeting_point: '제주 시내 숙소 또는 제주버스터미널 정문',
    words: '한라산 제주 어리목 영실 윗세오름 선작지왓 오백장군 병풍바위 등산 산행 트레킹 철쭉 설경 국립공원 가이드',
  },
}
