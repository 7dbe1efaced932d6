import { adult, child, infant, type SeedProduct } from '../shape'

export const haenyeo: SeedProduct = {
  id: 'jeju-haenyeo-seafood-lunch',
  category: 'experiences',
  region: 'jeju',
  operator: { en: 'Neulbadang', ko: '늘바당' },
  duration_minutes: 150,
  languages: ['en', 'ko'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Lunch and talk', ko: '점심상과 이야기' },
      description: {
        en: 'One long table by the harbor, two haenyeo, and what they have brought up.',
        ko: '포구 옆 긴 식탁에 둘러앉아 해녀 두 분과 그날의 바다를 나눕니다.',
      },
      start_times: ['11:30', '14:00'],
      capacity: 16,
      closed_weekdays: [3],
      prices: [adult(64_000), child(42_000), infant(0)],
    },
    {
      name: { en: 'With an hour on the shore', ko: '갯바위 한 시간 포함' },
      description: {
        en: 'Before lunch along the rocks with a haenyeo: tools, tides, and the ring of stones where divers warm themselves.',
        ko: '점심 전에 해녀와 갯바위를 걸으며 물질 도구와 물때, 몸을 녹이던 불턱을 만납니다.',
      },
      start_times: ['10:30'],
      capacity: 8,
      closed_weekdays: [3],
      prices: [adult(84_000), { ...child(58_000), min_age: 6 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'jeju', view: 3, palette: 'canola', time: 'dawn', seed: 'haenyeo' },
      alt: { en: 'Dark pillars of lava beside a calm sea in the morning', ko: '아침 바다 곁에 늘어선 검은 용암 기둥' },
    },
    {
      scene: { motif: 'harbour', view: 0, palette: 'celadon', time: 'day', seed: 'gimnyeong' },
      alt: { en: 'A small harbor with a red lighthouse and boats', ko: '빨간 등대와 배가 있는 작은 포구' },
    },
    {
      scene: { motif: 'kitchen', view: 1, palette: 'canola', time: 'day', seed: 'haenyeo' },
      alt: { en: 'A stew, rice and small dishes on a wooden table', ko: '나무 식탁에 차린 찌개와 밥, 여러 반찬' },
    },
  ],
  en: {
    name: 'Lunch with the Haenyeo of Jeju',
    summary: 'Two women who dive for a living tell you how, and put the morning’s catch on the table.',
    description: [
      'They dive without tanks, in any season, and when they come up they let out their breath with a whistle that carries over the whole bay. The haenyeo of Jeju have fed their villages this way for centuries; since 2016 their culture has been on UNESCO’s list of living heritage. Most of them are grandmothers.',
      'In Gimnyeong, on the north-east coast, two of them sit down with you in a former net shed. One shows the float, the net and the lead belt, the other seasons the turban shells and says what she thinks of the young. An interpreter keeps up. The meal follows the sea: sea urchin in early summer, abalone, seaweed and conch through the year.',
    ],
    highlights: [
      'Stories from the sea floor, told by those who work on it',
      'Seven dishes from that morning’s water',
      'The whistle of the haenyeo, and trying it yourself',
      'At most sixteen guests at one table',
    ],
    itinerary: [
      ['Welcome', 'Warm barley tea, and aprons for those who want to help.', 15],
      ['The talk', 'Float, net, lead belt, breath; and then your questions.', 45],
      ['Lunch', 'Abalone porridge, turban shells, a spicy fish stew and whatever else came up.', 75],
      ['Coffee on the quay', 'With a view of the boats; photographs, if you ask first.', 15],
    ],
    included: ['Lunch of seven dishes', 'Talk by two haenyeo', 'Interpreter', 'Water shoes with the shore option'],
    excluded: ['Alcohol', 'Travel to Gimnyeong'],
    know_before: [
      'Nearly everything comes from the sea. Tell us of allergies when you book; there is a meal without shellfish.',
      'What is served depends on the catch and the close season. The haenyeo themselves do not dive for show here.',
      'With the shore option the morning lasts an hour longer; the rocks are slippery, and for children from six.',
      'We rest on Wednesdays.',
    ],
    meeting_point: 'Gimnyeong harbor, the whitewashed shed beside the red lighthouse',
    words:
      'jeju haenyeo diving women seafood lunch abalone conch sea urchin seaweed gimnyeong gujwa harbour unesco food experience',
  },
  ko: {
    name: '제주 해녀와 함께하는 점심',
    summary: '물질로 살아온 두 해녀에게 바다 이야기를 듣고, 그날 아침의 바다를 밥상에서 만납니다.',
    description: [
      '산소통 없이, 사철 바다에 듭니다. 물 위로 올라와 몰아쉬는 숨비소리는 포구 건너까지 들립니다. 제주 해녀는 이렇게 수백 년 동안 마을을 먹여 살렸고, 제주 해녀문화는 2016년 유네스코 인류무형문화유산이 되었습니다. 지금 물질하는 분들은 대부분 할머니입니다.',
      '제주 북동쪽 김녕, 그물 창고를 고친 식당에서 두 해녀와 마주 앉습니다. 한 분이 테왁과 망사리, 연철을 보여 주는 동안 다른 한 분은 뿔소라를 무치며 요즘 젊은이들 이야기를 합니다. 통역이 곁에서 이야기를 옮깁니다. 밥상은 바다를 따라갑니다. 초여름에는 성게가, 다른 때에는 전복과 해초, 소라가 오릅니다.',
    ],
    highlights: [
      '바닷속을 일터로 삼은 사람이 들려주는 이야기',
      '그날 바다에서 온 일곱 가지 음식',
      '숨비소리를 듣고 따라 해 보는 시간',
      '한 식탁에 최대 16명',
    ],
    itinerary: [
      ['환영', '따뜻한 보리차를 드립니다. 거들고 싶은 분께는 앞치마도 드립니다.', 15],
      ['물질 이야기', '테왁과 망사리, 연철, 그리고 숨. 궁금한 것은 무엇이든 물어보세요.', 45],
      ['점심상', '전복죽과 뿔소라, 매콤한 생선찌개, 그리고 그날 올라온 것들.', 75],
      ['포구의 커피', '배를 바라보며 한 잔. 사진은 먼저 여쭤보고 찍어 주세요.', 15],
    ],
    included: ['일곱 가지 점심상', '해녀 두 분의 이야기', '통역', '갯바위 옵션의 아쿠아슈즈'],
    excluded: ['주류', '김녕까지의 교통편'],
    know_before: [
      '음식 대부분이 바다에서 옵니다. 알레르기가 있으면 예약할 때 알려 주세요. 조개와 소라를 뺀 상도 차립니다.',
      '차림은 그날의 바다와 금어기에 따라 달라집니다. 보여 주기 위한 물질은 하지 않습니다.',
      '갯바위 옵션은 한 시간 더 걸립니다. 바위가 미끄러우며 만 6세부터 참여할 수 있습니다.',
      '수요일은 쉽니다.',
    ],
    meeting_point: '김녕항 빨간 등대 옆 하얀 창고',
    words: '제주 해녀 점심 해산물 전복 뿔소라 성게 해초 물질 숨비소리 테왁 불턱 김녕 구좌 유네스코 체험 식사',
  },
}
