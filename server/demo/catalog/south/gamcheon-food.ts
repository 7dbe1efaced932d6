import { adult, child, infant, type SeedProduct } from '../shape'

export const gamcheonFood: SeedProduct = {
  id: 'busan-gamcheon-jagalchi-food-walk',
  category: 'tours',
  region: 'busan',
  operator: { en: 'Galmaegi Walks', ko: '갈매기걸음' },
  duration_minutes: 240,
  languages: ['en', 'ko', 'ja'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Morning: hill first', ko: '오전 · 언덕부터' },
      description: {
        en: 'From Gamcheon down to the market for lunch, with eight tastings.',
        ko: '감천에서 시장으로 내려와 점심까지 여덟 가지를 맛봅니다.',
      },
      start_times: ['10:00'],
      capacity: 10,
      closed_weekdays: [2],
      prices: [adult(72_000), child(49_000), infant(0)],
    },
    {
      name: { en: 'Evening: into the night market', ko: '저녁 · 야시장까지' },
      description: {
        en: 'The hill in the afternoon light, supper at Jagalchi, sweets at the night market of Bupyeong.',
        ko: '오후의 감천과 자갈치 저녁상, 부평 야시장의 주전부리로 이어집니다.',
      },
      start_times: ['16:00'],
      capacity: 10,
      closed_weekdays: [2],
      prices: [adult(78_000), child(54_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'harbour', view: 2, palette: 'persimmon', time: 'day', seed: 'gamcheon' },
      alt: {
        en: 'Painted houses stacked on a hillside above boats',
        ko: '배가 뜬 바다 위 언덕에 층층이 쌓인 색색의 집',
      },
    },
    {
      scene: { motif: 'market', view: 0, palette: 'canola', time: 'dusk', seed: 'jagalchi' },
      alt: { en: 'A market alley with striped awnings and lamps', ko: '줄무늬 차양과 전등이 이어진 시장 골목' },
    },
    {
      scene: { motif: 'harbour', view: 0, palette: 'persimmon', time: 'dusk', seed: 'namhang' },
      alt: { en: 'Fishing boats below a lighthouse in the evening', ko: '저녁 등대 아래 쉬는 고깃배' },
    },
  ],
  en: {
    name: 'Busan Food Walk: Gamcheon & Jagalchi',
    summary:
      'From a hillside of painted houses down to the fish market: eight tastings, and why Busan eats the way it does.',
    description: [
      'Busan’s cooking was made by people who arrived with nothing. In the Korean War the city filled with refugees; they built on slopes where nobody had built before, and cooked with what there was: flour instead of buckwheat, bones instead of meat, the fish that the restaurants left. Gamcheon is one of those slopes, and milmyeon, pork soup and fish cake are what came of it.',
      'We begin among the terraces of Gamcheon, where every house lets its neighbor see the sea, then go down by the little village bus to Jagalchi and the covered alleys behind it. You eat standing, sitting, at a counter and out of a paper cup; come hungry, and do not trust the guide when she says that this was the last one.',
    ],
    highlights: [
      'Eight tastings, from seed-filled hotteok to raw fish with its trimmings',
      'Gamcheon by its back stairs',
      'Jagalchi, with a guide who knows the stallkeepers',
      'The alleys of Gukje and Bupyeong markets',
    ],
    itinerary: [
      ['Gamcheon', 'Down the stairs between the houses; coffee with a view of the harbor.', 70],
      ['Village bus', 'Ten steep minutes in the smallest bus in town.', 20],
      ['Bupyeong and Gukje markets', 'Fish cake, milmyeon, and a spoon of pork soup.', 60],
      ['BIFF Square', 'Hotteok filled with seeds, eaten while it is too hot.', 20],
      ['Jagalchi', 'Choose a fish downstairs, eat it upstairs.', 70],
    ],
    included: ['Guide', 'Eight tastings, together a full meal', 'Village bus', 'Water'],
    excluded: ['Alcohol', 'Further food'],
    know_before: [
      'Jagalchi’s market hall rests on some Tuesdays, and we on all of them.',
      'About three kilometers with many stairs, all of them downwards.',
      'With notice we cook around pork, shellfish or raw fish; a vegetarian walk is not possible.',
      'On the evening walk the order is the same, and the last two tastings are at the night market.',
    ],
    meeting_point: 'Toseong Station (Line 1), Exit 6; we ride up together',
    words:
      'busan food walk tour gamcheon culture village jagalchi fish market bupyeong kkangtong gukje biff hotteok milmyeon eomuk pork soup night market street food',
  },
  ko: {
    name: '부산 먹거리 산책: 감천에서 자갈치까지',
    summary: '색색의 언덕 마을에서 어시장까지 여덟 가지를 맛보며, 부산의 맛이 어디서 왔는지 듣습니다.',
    description: [
      '부산의 음식은 빈손으로 온 사람들이 만들었습니다. 한국전쟁 때 피란민이 몰려와 아무도 살지 않던 비탈에 집을 지었고, 있는 것으로 끼니를 지었습니다. 메밀 대신 밀가루로, 고기 대신 뼈로, 식당이 남긴 생선으로. 감천이 바로 그런 비탈이고, 밀면과 돼지국밥, 어묵이 거기서 나왔습니다.',
      '뒷집의 바다를 가리지 않게 지은 감천의 계단식 마을에서 시작해, 작은 마을버스로 자갈치와 그 뒤 시장 골목으로 내려갑니다. 서서 먹고, 앉아서 먹고, 종이컵째 먹습니다. 배를 비우고 오세요. 가이드가 이번이 마지막이라고 해도 믿지 마시고요.',
    ],
    highlights: [
      '씨앗호떡부터 회 한 상까지 여덟 가지 맛',
      '뒷계단으로 걷는 감천문화마을',
      '상인들과 친한 가이드가 안내하는 자갈치시장',
      '국제시장과 부평깡통시장의 골목',
    ],
    itinerary: [
      ['감천문화마을', '집과 집 사이 계단을 내려가고, 항구가 보이는 곳에서 커피를 마십니다.', 70],
      ['마을버스', '동네에서 가장 작은 버스로 가파른 길을 10분.', 20],
      ['부평시장과 국제시장', '어묵과 밀면, 돼지국밥 한 숟갈.', 60],
      ['비프광장', '데일 만큼 뜨거울 때 먹는 씨앗호떡.', 20],
      ['자갈치시장', '1층에서 고르고 2층에서 먹습니다.', 70],
    ],
    included: ['가이드', '한 끼가 되는 여덟 가지 음식', '마을버스', '물'],
    excluded: ['주류', '추가 음식'],
    know_before: [
      '자갈치시장 건물이 쉬는 화요일이 있어 저희는 화요일마다 쉽니다.',
      '계단이 많은 길 3km쯤을 걷지만 모두 내리막입니다.',
      '돼지고기, 조개류, 회는 미리 말씀하시면 다른 음식으로 바꿔 드립니다. 채식 코스는 마련하지 못합니다.',
      '저녁 산책도 순서는 같고, 마지막 두 가지를 야시장에서 맛봅니다.',
    ],
    meeting_point: '지하철 1호선 토성역 6번 출구(함께 버스를 타고 올라갑니다)',
    words:
      '부산 먹거리 맛집 투어 감천문화마을 자갈치시장 부평깡통시장 국제시장 비프광장 씨앗호떡 밀면 어묵 돼지국밥 회 야시장',
  },
}
