import { adult, child, infant, type SeedProduct } from '../shape'

export const andong: SeedProduct = {
  id: 'andong-hahoe-mask-dance',
  category: 'tours',
  region: 'gyeongsang',
  operator: { en: 'Talmaru Tours', ko: '탈마루' },
  duration_minutes: 420,
  languages: ['en', 'ko'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Village and mask dance', ko: '하회마을과 탈춤' },
      description: {
        en: 'The academy, lunch, the dance and the village, from Andong Station and back.',
        ko: '안동역에서 출발해 서원과 점심, 탈춤, 마을을 즐기고 돌아옵니다.',
      },
      start_times: ['10:30'],
      capacity: 14,
      closed_weekdays: [1],
      prices: [adult(89_000), child(67_000), infant(0)],
    },
    {
      name: { en: 'With a mask of your own', ko: '탈 만들기 포함' },
      description: {
        en: 'Instead of the academy you paint a mask in a carver’s workshop, and take it home.',
        ko: '서원 대신 장인의 공방에서 탈에 색을 입혀 집으로 가져갑니다.',
      },
      start_times: ['10:30'],
      capacity: 8,
      closed_weekdays: [1],
      prices: [adult(104_000), { ...child(82_000), min_age: 6 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'yard', view: 0, palette: 'naru', time: 'day' },
      alt: {
        en: 'Masked dancers and two drummers in a village yard, the audience around them',
        ko: '마을 마당에서 춤추는 탈꾼과 두 고수, 그리고 둘러앉은 구경꾼',
      },
    },
    {
      scene: { motif: 'river', view: 2, palette: 'celadon', time: 'day', seed: 'hahoe' },
      alt: {
        en: 'A river with sailing boats bends around green fields',
        ko: '돛배를 띄우고 푸른 들을 휘감는 강',
      },
    },
    {
      scene: { motif: 'village', view: 1, palette: 'persimmon', time: 'day', seed: 'hahoe' },
      alt: {
        en: 'Two visitors in hanbok in a lane between tiled walls',
        ko: '한복을 입고 기와 담장 사이 골목을 걷는 두 사람',
      },
    },
  ],
  en: {
    name: 'Andong: Hahoe Village & the Mask Dance',
    summary:
      'A village in the arm of a river, an academy facing a cliff, and a dance in which servants laugh at their masters.',
    description: [
      'The Nakdong River turns a full bend here, and in the bend lies Hahoe, where one family, the Ryu of Pungsan, has lived for some six centuries: tiled mansions in the middle, thatched cottages around them, all of them homes to this day. A grove of pines shelters it from the wind, and a cliff looks on from the other bank.',
      'At two in the afternoon the masks come out. The nobleman struts, the monk is tempted, the old widow complains, and the audience in the round is free to shout. Hahoe’s masks are among the oldest that Korea has, and its mask dances are on UNESCO’s list of living heritage. We go there by way of Byeongsan Academy, perhaps the most beautiful porch in the country.',
    ],
    highlights: [
      'The mask dance of Hahoe, from seats close to the drums',
      'A World Heritage village where people live',
      'Byeongsan Academy and its pavilion before the river cliff',
      'An Andong lunch: salted mackerel and the “false ritual meal”',
    ],
    itinerary: [
      ['Andong Station', 'The van waits for the morning train from Seoul.', 40],
      ['Byeongsan Academy', 'The long pavilion Mandaeru; with the other option, the carver’s workshop.', 70],
      ['Lunch', 'Grilled mackerel, rice with seasoned vegetables, Andong’s spicy sikhye if you dare.', 80],
      ['Mask dance', 'Six scenes in the open theater; a sheet tells you who is who.', 80],
      ['Hahoe village', 'Lanes, the six-hundred-year-old zelkova, the pine grove and the river.', 100],
      ['Return', 'At Andong Station in time for the evening train.', 50],
    ],
    included: ['Guide and van', 'Admissions', 'Mask dance', 'Lunch', 'A mask with that option'],
    excluded: ['Train to Andong', 'Personal expenses'],
    know_before: [
      'There is no performance on Mondays, and no tour.',
      'In January and February the troupe plays at weekends only; on weekdays a dancer teaches you the first steps instead.',
      'Hahoe is a place where people live: open gates are not an invitation, please ask.',
      'From Seoul’s Cheongnyangni Station the KTX takes about two hours.',
    ],
    meeting_point: 'Andong Station, in front of the main exit',
    words:
      'andong hahoe folk village mask dance talchum byeolsingut byeongsan seowon academy nakdong river buyongdae unesco world heritage confucian mackerel',
  },
  ko: {
    name: '안동 하회마을과 탈춤 여행',
    summary: '강이 품은 마을과 절벽을 마주한 서원, 그리고 하인이 양반을 놀리는 탈춤 한 마당.',
    description: [
      '낙동강이 크게 휘돌아 나가는 자리에 하회마을이 있습니다. 풍산 류씨가 600년 가까이 대를 이어 살아온 곳으로, 가운데에는 기와집이, 둘레에는 초가가 모여 있고 지금도 모두 사람이 사는 집입니다. 솔숲이 바람을 막아 주고, 강 건너 부용대가 마을을 내려다봅니다.',
      '오후 2시, 탈이 나옵니다. 양반은 거드름을 피우고, 중은 흔들리고, 할미는 신세를 한탄합니다. 둘러앉은 구경꾼은 마음껏 추임새를 넣습니다. 하회탈은 한국에서 가장 오래된 탈에 속하며, 한국의 탈춤은 유네스코 인류무형문화유산입니다. 가는 길에는 만대루가 아름다운 병산서원에 들릅니다.',
    ],
    highlights: [
      '북소리가 가까운 자리에서 보는 하회별신굿탈놀이',
      '사람이 살아가는 세계유산 마을',
      '강 절벽을 마주한 병산서원 만대루',
      '간고등어와 헛제삿밥으로 차린 안동의 점심',
    ],
    itinerary: [
      ['안동역', '서울에서 오는 아침 열차에 맞춰 기다립니다.', 40],
      ['병산서원', '만대루에 눈을 맞춥니다. 탈 만들기 옵션은 이 시간에 공방으로 갑니다.', 70],
      ['점심', '간고등어구이와 헛제삿밥, 용기가 나면 매콤한 안동식혜까지.', 80],
      ['탈춤', '원형 공연장에서 여섯 마당을 봅니다. 등장인물을 적은 안내지를 드립니다.', 80],
      ['하회마을', '골목과 600년 된 느티나무, 솔숲과 강가를 걷습니다.', 100],
      ['귀환', '저녁 열차 시간에 맞춰 안동역에 도착합니다.', 50],
    ],
    included: ['가이드와 차량', '입장료', '탈춤 관람', '점심 식사', '탈 만들기 옵션의 탈'],
    excluded: ['안동까지의 열차', '개인 경비'],
    know_before: [
      '공연이 없는 월요일에는 운영하지 않습니다.',
      '1월과 2월에는 주말에만 공연합니다. 이때 평일에는 춤꾼에게 기본 춤사위를 배웁니다.',
      '하회마을은 주민이 사는 곳입니다. 대문이 열려 있어도 먼저 물어봐 주세요.',
      '서울 청량리역에서 KTX로 두 시간쯤 걸립니다.',
    ],
    meeting_point: '안동역 정문 앞',
    words:
      '안동 하회마을 탈춤 하회별신굿탈놀이 하회탈 병산서원 만대루 낙동강 부용대 유네스코 세계유산 간고등어 헛제삿밥',
  },
}
