import { adult, child, type SeedProduct } from './shape'

export const kimchi: SeedProduct = {
  id: 'seoul-kimchi-cooking-class',
  category: 'experiences',
  region: 'seoul',
  operator: { en: 'Jangdok Kitchen', ko: '장독 부엌' },
  duration_minutes: 180,
  languages: ['en', 'ko', 'ja'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Kimchi and lunch', ko: '김치 만들기와 점심' },
      description: {
        en: 'Whole-cabbage kimchi and a radish one, then lunch with what you made.',
        ko: '배추김치와 깍두기를 담그고, 직접 만든 김치로 점심을 먹습니다.',
      },
      start_times: ['10:00', '14:00'],
      capacity: 10,
      closed_weekdays: [0],
      prices: [adult(68_000), child(45_000)],
    },
    {
      name: { en: 'Market walk, kimchi and lunch', ko: '시장 장보기와 김치, 점심' },
      description: {
        en: 'Starts an hour earlier with shopping at a traditional market.',
        ko: '한 시간 먼저 모여 전통시장에서 함께 장을 봅니다.',
      },
      start_times: ['09:00'],
      capacity: 8,
      closed_weekdays: [0, 1],
      prices: [adult(89_000), child(62_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'kitchen', view: 1, palette: 'naru', time: 'day' },
      alt: {
        en: 'A Korean table from above: stew, rice, kimchi and small dishes',
        ko: '찌개와 밥, 김치와 반찬을 차린 상을 위에서 본 모습',
      },
    },
    {
      scene: { motif: 'kitchen', view: 0, palette: 'persimmon', time: 'day' },
      alt: { en: 'Rows of earthen jars behind a hanok', ko: '한옥 뒤뜰에 줄지어 놓인 장독' },
    },
    {
      scene: { motif: 'kitchen', view: 2, palette: 'celadon', time: 'dawn' },
      alt: {
        en: 'Cabbages, chilli paste and garlic on a kitchen bench by the window',
        ko: '창가 조리대에 놓인 배추와 양념, 마늘',
      },
    },
    {
      scene: { motif: 'market', view: 0, palette: 'persimmon', time: 'dusk' },
      alt: { en: 'A market alley under awnings and strings of lamps', ko: '차양과 전구가 늘어선 시장 골목' },
    },
  ],
  en: {
    name: 'Kimchi Cooking Class in a Seoul Hanok',
    summary: 'Salt, season and roll your own kimchi in a hanok kitchen, sit down to lunch, and take a kilo home.',
    description: [
      'Kimchi is less a recipe than a season’s work, and families make it together. In this class you do the part that matters with your own hands: mixing the paste of chilli, garlic, ginger and fermented shrimp, and spreading it leaf by leaf through a cabbage that was salted the night before.',
      'While it rests we cook a stew and two side dishes. Everybody eats at one long table and leaves with a sealed kilo of kimchi and a note on how it will taste next week, and the week after. A version without fish or shrimp is made at the same table for those who ask.',
    ],
    highlights: [
      'Two kinds of kimchi made from start to finish',
      'A hanok kitchen with its own terrace of jars',
      'Lunch at a shared table',
      'A kilo of your own kimchi, packed for travel',
    ],
    itinerary: [
      ['Welcome and a look at the jars', 'Why clay breathes, and what is in each of the jars.', 20],
      ['The paste', 'Grinding, tasting and seasoning.', 40],
      ['Rolling the cabbage', 'Leaf by leaf; then cubes of radish for the second kind.', 50],
      ['Lunch', 'Stew, rice, side dishes and the kimchi that you have just made.', 50],
      ['Packing', 'Sealed boxes, and how to keep them on the way home.', 20],
    ],
    included: ['All ingredients, apron and gloves', 'Lunch and tea', 'One kilo of kimchi to take home'],
    excluded: ['Transport to the kitchen', 'Alcoholic drinks'],
    know_before: [
      'Tell us about allergies when you book. The classic paste contains fermented shrimp and fish sauce; a vegan one is made on request.',
      'Many airlines take kimchi in checked luggage only.',
      'Children from three may join with an adult; knives are for those over ten.',
    ],
    meeting_point: 'Anguk Station (Line 3), Exit 2, street level',
    words: 'kimchi cooking class food market kimjang hanok lunch vegan vegetarian seoul bukchon anguk',
  },
  ko: {
    name: '서울 한옥에서 배우는 김치 담그기',
    summary: '한옥 부엌에서 직접 버무린 김치로 점심을 먹고, 1kg을 담아 집으로 가져갑니다.',
    description: [
      '김치는 요리법이라기보다 한 계절의 일이고, 온 식구가 함께 담급니다. 이 수업에서는 가장 중요한 일을 직접 합니다. 고춧가루, 마늘, 생강, 새우젓으로 양념을 만들고, 전날 절여 둔 배추에 한 잎씩 켜켜이 바릅니다.',
      '김치가 쉬는 동안 찌개와 반찬 두 가지를 만듭니다. 긴 상에 둘러앉아 함께 먹고, 밀봉한 김치 1kg과 다음 주, 그다음 주에 맛이 어떻게 달라지는지 적은 쪽지를 들고 돌아갑니다. 젓갈을 쓰지 않는 김치도 미리 말씀하시면 같은 자리에서 만듭니다.',
    ],
    highlights: [
      '배추김치와 깍두기를 처음부터 끝까지',
      '장독대가 있는 한옥 부엌',
      '한 상에 둘러앉는 점심',
      '여행용으로 포장한 나만의 김치 1kg',
    ],
    itinerary: [
      ['인사와 장독대 구경', '옹기가 숨 쉬는 까닭과 독마다 담긴 것을 알아봅니다.', 20],
      ['양념 만들기', '빻고, 맛보고, 간을 맞춥니다.', 40],
      ['배추에 양념 바르기', '한 잎씩 바른 뒤 무를 썰어 깍두기도 담급니다.', 50],
      ['점심 식사', '찌개와 밥, 반찬, 갓 담근 김치를 함께 먹습니다.', 50],
      ['포장', '밀봉하고 집까지 가져가는 방법을 안내합니다.', 20],
    ],
    included: ['모든 재료와 앞치마, 장갑', '점심과 차', '집으로 가져가는 김치 1kg'],
    excluded: ['부엌까지의 교통비', '주류'],
    know_before: [
      '알레르기가 있으면 예약할 때 알려 주세요. 기본 양념에는 새우젓과 액젓이 들어가며, 비건 양념도 준비할 수 있습니다.',
      '많은 항공사가 김치를 위탁 수하물로만 받습니다.',
      '3세부터 보호자와 함께 참여할 수 있고, 칼은 만 10세가 넘으면 사용합니다.',
    ],
    meeting_point: '지하철 3호선 안국역 2번 출구 앞',
    words: '김치 만들기 체험 담그기 쿠킹클래스 요리 수업 시장 장보기 김장 한옥 점심 비건 채식 서울 북촌 안국',
  },
}
