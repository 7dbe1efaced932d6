import { adult, child, type SeedProduct } from '../shape'

export const gyeongjuBicycle: SeedProduct = {
  id: 'gyeongju-bicycle-dusk-ride',
  category: 'tours',
  region: 'gyeongsang',
  operator: { en: 'Dallae Cycles', ko: '달래자전거' },
  duration_minutes: 240,
  languages: ['en', 'ko'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'City bicycle', ko: '일반 자전거' },
      description: {
        en: 'A light bicycle with seven gears and a basket; at most ten riders with one guide.',
        ko: '바구니가 달린 가벼운 7단 자전거로, 가이드 한 명과 최대 10명이 함께 달립니다.',
      },
      start_times: ['14:30', '16:30'],
      capacity: 10,
      prices: [adult(58_000), { ...child(44_000), min_age: 10 }],
    },
    {
      name: { en: 'Electric bicycle', ko: '전기자전거' },
      description: {
        en: 'The same ride with a little help from a motor; from the age of thirteen, as the law has it.',
        ko: '같은 코스를 모터의 힘을 빌려 편하게 달립니다. 법에 따라 만 13세부터 탈 수 있습니다.',
      },
      start_times: ['14:30', '16:30'],
      capacity: 6,
      prices: [adult(76_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'gyeongju', view: 1, palette: 'plum', time: 'dusk' },
      alt: {
        en: 'A stone observatory in a field of flowers as evening falls',
        ko: '저녁이 내리는 꽃밭에 선 석조 천문대',
      },
    },
    {
      scene: { motif: 'gyeongju', view: 0, palette: 'celadon', time: 'day' },
      alt: { en: 'A path between grass-covered royal tombs', ko: '잔디로 덮인 왕릉 사이로 난 길' },
    },
    {
      scene: { motif: 'gyeongju', view: 2, palette: 'plum', time: 'night', seed: 'wolji' },
      alt: { en: 'A lit pavilion doubled in a pond under the moon', ko: '달빛 아래 연못에 비친 불 밝힌 전각' },
    },
  ],
  en: {
    name: 'Gyeongju by Bicycle: Tombs, Star Tower & the Lit Pond',
    summary:
      'Ten flat kilometers through the old capital of Silla, timed so that you reach Wolji Pond as its lights come on.',
    description: [
      'For almost a thousand years Gyeongju was the capital of Silla, and the town has never quite stopped being one. Kings lie under green hills beside the bakery, a seventh-century observatory stands in a field, and everything is flat and close together: a place made for bicycles.',
      'We leave them at the gate of Daereungwon to walk among the tombs and step inside one of them, then ride past Cheomseongdae and the little forest of Gyerim to the covered bridge Woljeonggyo. When the light goes we are at Donggung Palace, where the pavilions of the crown prince hang upside down in the pond.',
    ],
    highlights: [
      'The royal tombs of Daereungwon, one of them from the inside',
      'Cheomseongdae, the star tower from the days of Queen Seondeok',
      'The covered bridge of Woljeonggyo and the houses of Gyochon village',
      'Donggung Palace and Wolji Pond as the lights come on',
    ],
    itinerary: [
      ['Bicycles', 'Saddle, helmet, brakes, and a round of the yard.', 20],
      ['Daereungwon', 'On foot among the mounds, and into the tomb Cheonmachong.', 50],
      ['Cheomseongdae and Gyerim', 'The observatory, and the grove where a golden box hung in a tree.', 40],
      ['Gyochon and Woljeonggyo', 'A rest with barley cakes by the stream, then over the bridge.', 50],
      ['Donggung and Wolji', 'Once around the pond while dusk turns to night.', 60],
      ['Ride back', 'Along the lit bicycle path, lamps on.', 20],
    ],
    included: [
      'Bicycle and helmet',
      'Guide',
      'Admission to Cheonmachong and to Donggung Palace',
      'Barley cakes and water',
    ],
    excluded: ['Dinner', 'Travel to Gyeongju'],
    know_before: [
      'Everybody rides a bicycle of their own: from ten years of age and a height of 140 cm.',
      'To see the lights come on, take the early start from November to January and the late one in the other months.',
      'Riding is not allowed inside Daereungwon; the bicycles wait at the gate.',
      'In a drizzle we ride in capes; in steady rain the ride is called off and you get all of your money back.',
    ],
    meeting_point: 'The bicycle yard in Hwangnam-dong, two minutes on foot from the main gate of Daereungwon',
    words:
      'gyeongju bicycle bike cycling daereungwon cheonmachong tomb cheomseongdae observatory gyerim woljeonggyo gyochon donggung wolji anapji pond night view silla',
  },
  ko: {
    name: '자전거로 만나는 경주: 대릉원·첨성대·동궁과 월지',
    summary: '신라의 옛 도읍을 평탄한 길로 10km. 월지에 불이 들어오는 시간에 맞춰 달립니다.',
    description: [
      '경주는 천 년 가까이 신라의 도읍이었고, 지금도 어딘가 도읍의 표정이 남아 있습니다. 빵집 옆 푸른 언덕에 왕이 잠들어 있고, 7세기의 천문대가 들판에 그대로 서 있습니다. 길은 평탄하고 모든 것이 가까이 모여 있어, 자전거로 다니기에 이만한 곳이 없습니다.',
      '대릉원 문 앞에 자전거를 세우고 고분 사이를 걸어 천마총 안까지 들어가 봅니다. 그다음 첨성대와 계림 숲을 지나 월정교로 달립니다. 해가 기울면 동궁에 닿습니다. 태자가 머물던 전각들이 연못 속에 거꾸로 떠오르는 시간입니다.',
    ],
    highlights: [
      '고분 속까지 들어가 보는 대릉원',
      '선덕여왕 때의 천문대, 첨성대',
      '누각을 얹은 다리 월정교와 교촌마을',
      '불이 켜지는 순간의 동궁과 월지',
    ],
    itinerary: [
      ['자전거 고르기', '안장과 헬멧, 브레이크를 맞추고 마당을 한 바퀴 돌아 봅니다.', 20],
      ['대릉원', '고분 사이를 걷고 천마총 안으로 들어갑니다.', 50],
      ['첨성대와 계림', '천문대를 보고, 금궤가 걸려 있었다는 숲의 이야기를 듣습니다.', 40],
      ['교촌마을과 월정교', '물가에서 찰보리빵을 먹으며 쉬고 다리를 건넙니다.', 50],
      ['동궁과 월지', '노을이 밤으로 바뀌는 동안 연못을 한 바퀴 돕니다.', 60],
      ['돌아오는 길', '전조등을 켜고 가로등 밝은 자전거길을 달립니다.', 20],
    ],
    included: ['자전거와 헬멧', '가이드', '천마총과 동궁과 월지 입장료', '찰보리빵과 물'],
    excluded: ['저녁 식사', '경주까지의 교통편'],
    know_before: [
      '모두 각자 자전거를 탑니다. 만 10세, 키 140cm부터 참여할 수 있습니다.',
      '월지에 불이 켜지는 모습을 보려면 11월부터 1월까지는 이른 출발, 다른 달에는 늦은 출발을 고르세요.',
      '대릉원 안에서는 자전거를 탈 수 없어 문 앞에 세워 둡니다.',
      '이슬비에는 비옷을 입고 달리고, 비가 계속 내리면 취소하고 전액 환불합니다.',
    ],
    meeting_point: '황남동 자전거 마당, 대릉원 정문에서 걸어서 2분',
    words:
      '경주 자전거 라이딩 대릉원 천마총 고분 첨성대 계림 월정교 교촌마을 동궁과월지 안압지 야경 신라 황리단길 찰보리빵',
  },
}
