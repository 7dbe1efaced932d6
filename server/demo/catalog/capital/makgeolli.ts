import { adult, type SeedProduct } from '../shape'

/** Alcohol is served: no one below the legal age can take part. */
const grownUp = (price: number) => ({ ...adult(price), min_age: 19 })

export const makgeolli: SeedProduct = {
  id: 'seochon-makgeolli-brewing-class',
  category: 'experiences',
  region: 'seoul',
  operator: { en: 'Boseul Brewing Room', ko: '보슬양조방' },
  duration_minutes: 150,
  languages: ['en', 'ko', 'ja'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Brew and taste', ko: '빚기와 시음' },
      description: {
        en: 'Start a batch of your own and taste five rice brews with small dishes.',
        ko: '나만의 막걸리를 빚고 술 다섯 가지를 안주와 함께 맛봅니다.',
      },
      start_times: ['14:00', '18:00'],
      capacity: 12,
      closed_weekdays: [0, 1],
      prices: [grownUp(72_000)],
    },
    {
      name: { en: 'Tasting table', ko: '시음상' },
      description: {
        en: 'For those who fly home tomorrow: an hour and a half of tasting, and no bottle to carry.',
        ko: '내일 떠나는 분께 알맞습니다. 들고 갈 병 없이 한 시간 반 동안 맛만 봅니다.',
      },
      start_times: ['16:30'],
      capacity: 8,
      closed_weekdays: [0, 1],
      prices: [grownUp(45_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'kitchen', view: 0, palette: 'plum', time: 'dusk', seed: 'nuruk' },
      alt: { en: 'Earthen jars behind a hanok in the evening', ko: '저녁 한옥 뒤뜰에 늘어선 항아리' },
    },
    {
      scene: { motif: 'village', view: 2, palette: 'persimmon', time: 'day', seed: 'seochon' },
      alt: { en: 'A low table on a wooden floor, doors open to the yard', ko: '마당으로 문을 연 마루와 작은 상' },
    },
    {
      scene: { motif: 'kitchen', view: 1, palette: 'plum', time: 'dawn', seed: 'anju' },
      alt: {
        en: 'Stew and small dishes on a wooden table, seen from above',
        ko: '나무 상에 차린 찌개와 여러 안주를 위에서 본 모습',
      },
    },
  ],
  en: {
    name: 'Makgeolli Brewing Class in Seochon',
    summary:
      'Rice, water and a cake of wild yeast: mix a batch with your hands, taste five others, and carry yours home.',
    description: [
      'Makgeolli is the drink of the Korean farmhouse: steamed rice, water, and nuruk, a cake of wheat in which wild yeasts live. For generations each house brewed its own; then the law forbade it, for most of the twentieth century. Now the craft is coming back, and since 2021 makgeolli brewing has been national intangible heritage.',
      'You rub the nuruk through the rice with your hands until it warms, which is the whole secret. While your jar goes quiet we taste: cloudy and clear, sweet and bone-dry, and one as strong as wine. You leave with a liter and a half in a bottle that can breathe, and with messages from us on the days when it wants stirring.',
    ],
    highlights: [
      'Your own brew, mixed by hand',
      'Five rice brews from farmhouse to clear',
      'Pancakes and small dishes from the kitchen',
      'A week of messages until your batch is ready',
    ],
    itinerary: [
      ['Nuruk', 'Smell, crumble, and a little chemistry without formulas.', 25],
      ['Mixing', 'Steamed rice, water and your hands.', 45],
      ['Tasting', 'Five cups, from cloudy to clear, with dishes between them.', 60],
      ['Bottling', 'A lid that breathes, a label that you draw.', 20],
    ],
    included: ['All ingredients and an apron', 'Five tastings', 'Small dishes', 'A bottle of 1.5 liters to take along'],
    excluded: ['Transport', 'Further bottles'],
    know_before: [
      'For adults only: Korea’s drinking age is nineteen, and we ask for a passport or identity card.',
      'The bottle is alive. It stands upright for a week at room temperature and cannot fly while it ferments; take the tasting table instead if you leave within seven days.',
      'Nuruk is made of wheat. Most brews contain gluten, and we say which do not.',
      'Please do not drive here; Gyeongbokgung Station is five minutes away.',
    ],
    meeting_point: 'Gyeongbokgung Station (Line 3), Exit 2, at street level',
    words:
      'makgeolli rice wine brewing class nuruk takju yakju traditional alcohol tasting drink seochon gyeongbokgung seoul adults pancake jeon',
  },
  ko: {
    name: '서촌에서 배우는 막걸리 빚기',
    summary: '쌀과 물, 누룩 한 덩이. 손으로 버무려 술을 빚고, 다섯 가지 술을 맛보고, 내 술을 안고 돌아갑니다.',
    description: [
      '막걸리는 우리 농가의 오랜 술입니다. 고두밥과 물, 그리고 밀을 디뎌 띄운 누룩이면 됩니다. 집집마다 술을 빚던 풍습은 20세기에 오래도록 법으로 막혔다가 이제야 되살아나고 있고, 막걸리 빚기는 2021년 국가무형유산이 되었습니다.',
      '고두밥과 누룩을 따뜻해질 때까지 손으로 치대는 것이 비결의 전부입니다. 내 술이 잠잠해지는 동안 맛을 봅니다. 탁한 술과 맑은 술, 달콤한 술과 드라이한 술, 와인만큼 센 술도 있습니다. 숨 쉬는 뚜껑을 덮은 1.5L 병을 들고 돌아가시면, 저어 줄 날마다 저희가 알림을 보내 드립니다.',
    ],
    highlights: [
      '손으로 버무려 빚는 나의 술',
      '탁주부터 약주까지 다섯 가지 시음',
      '부엌에서 갓 부친 전과 안주',
      '술이 익을 때까지 일주일간의 알림',
    ],
    itinerary: [
      ['누룩', '냄새를 맡고 부수며 발효의 원리를 쉽게 알아봅니다.', 25],
      ['빚기', '고두밥과 물, 누룩을 손으로 치댑니다.', 45],
      ['시음', '탁한 술에서 맑은 술까지 다섯 잔을 안주와 함께 맛봅니다.', 60],
      ['병에 담기', '숨 쉬는 뚜껑을 덮고 이름표를 그립니다.', 20],
    ],
    included: ['모든 재료와 앞치마', '술 다섯 가지 시음', '안주', '가져가는 1.5L 한 병'],
    excluded: ['교통비', '추가 구매하는 술'],
    know_before: [
      '성인만 참여합니다. 만 19세 이상이어야 하며 여권이나 신분증을 확인합니다.',
      '병 속의 술은 살아 있습니다. 일주일 동안 실온에 세워 두어야 하고 발효 중에는 비행기에 실을 수 없습니다. 7일 안에 출국하신다면 시음상을 골라 주세요.',
      '누룩은 밀로 만듭니다. 대부분의 술에 글루텐이 있으며 없는 술은 따로 알려 드립니다.',
      '차는 두고 오세요. 경복궁역에서 걸어서 5분입니다.',
    ],
    meeting_point: '지하철 3호선 경복궁역 2번 출구 앞',
    words: '막걸리 빚기 만들기 전통주 누룩 탁주 약주 시음 양조 체험 클래스 서촌 경복궁역 서울 성인 전 안주',
  },
}
