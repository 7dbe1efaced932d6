import { adult, type SeedProduct } from '#server/demo/catalog/shape'
import { coach, common, excluded, included, own } from './frame'

const meeting = { en: 'Busan Station, square in front of the main entrance', ko: '부산역 정문 앞 광장' }

const coast: SeedProduct = {
  ...common,
  id: 'apec-busan-coast',
  region: 'busan',
  duration_minutes: 480,
  options: [
    { ...coach, start_times: ['09:00'], capacity: 40, prices: [adult(8_500)] },
    { ...own, start_times: ['09:00', '10:00'], capacity: 16, prices: [adult(12_900)] },
  ],
  pictures: [
    {
      scene: { motif: 'beach', view: 1, palette: 'summit', time: 'dusk', seed: 'apec' },
      alt: { en: 'A long bridge across a bay in the evening', ko: '저녁 만을 가로지르는 긴 다리' },
    },
  ],
  en: {
    name: 'Busan, city by the sea',
    summary: 'A temple above the waves, a ride along the cliffs, and the house where the leaders of APEC met in 2005.',
    description: [
      'Busan lives by its harbor and looks its best from the water’s edge. We begin at Haedong Yonggungsa, a temple built on the rocks, and follow the coast by the beach train of Haeundae.',
      'On Dongbaek Island stands Nurimaru APEC House, where the Economic Leaders’ Meeting was held in November 2005. Its terrace looks across the bay to Gwangan Bridge.',
    ],
    highlights: ['Haedong Yonggungsa Temple', 'The beach train of Blue Line Park', 'Nurimaru APEC House'],
    itinerary: [
      ['Haedong Yonggungsa', 'Down a hundred and eight steps to the temple and the sea.', 80],
      ['Beach train', 'Along the cliffs to Haeundae.', 60],
      ['Haeundae', 'Time for lunch.', 80],
      ['Nurimaru', 'Round Dongbaek Island on foot to the house of 2005.', 70],
    ],
    included: included.en,
    excluded: excluded.en,
    know_before: ['The temple has many steps.', 'Nurimaru is seen from outside while it is in use.'],
    meeting_point: meeting.en,
    words: 'busan haedong yonggungsa haeundae nurimaru apec house dongbaek',
  },
  ko: {
    name: '바다의 도시 부산',
    summary: '파도 위의 절, 해안 절벽을 따라가는 열차, 2005년 APEC 정상들이 만난 집을 찾아갑니다.',
    description: [
      '부산은 항구로 살아가고, 물가에서 볼 때 가장 아름답습니다. 바위 위에 지은 해동용궁사에서 시작해 해운대 해변열차로 해안을 따라갑니다.',
      '동백섬에는 2005년 11월 정상회의가 열린 누리마루 APEC하우스가 있습니다. 테라스에 서면 만 너머로 광안대교가 보입니다.',
    ],
    highlights: ['해동용궁사', '블루라인파크 해변열차', '누리마루 APEC하우스'],
    itinerary: [
      ['해동용궁사', '백팔 계단을 내려가 절과 바다를 만납니다.', 80],
      ['해변열차', '절벽을 따라 해운대까지 갑니다.', 60],
      ['해운대', '점심 시간을 가집니다.', 80],
      ['누리마루', '동백섬을 걸어 2005년의 그 집에 이릅니다.', 70],
    ],
    included: included.ko,
    excluded: excluded.ko,
    know_before: ['절에는 계단이 많습니다.', '행사가 있는 날에는 누리마루를 밖에서만 봅니다.'],
    meeting_point: meeting.ko,
    words: '부산 해동용궁사 해운대 누리마루 동백섬',
  },
}

const markets: SeedProduct = {
  ...common,
  id: 'apec-busan-markets-and-hills',
  region: 'busan',
  duration_minutes: 270,
  options: [
    { ...coach, start_times: ['09:30', '13:30'], capacity: 24, prices: [adult(4_900)] },
    { ...own, start_times: ['09:30'], capacity: 12, prices: [adult(7_500)] },
  ],
  pictures: [
    {
      scene: { motif: 'harbour', view: 2, palette: 'summit', time: 'day', seed: 'gamcheon' },
      alt: { en: 'Colored houses on a hill above a harbor', ko: '항구 위 언덕의 알록달록한 집들' },
    },
  ],
  en: {
    name: 'Busan: markets and hills',
    summary: 'The fish market, the alleys of Gukje Market and the painted hillside of Gamcheon in half a day.',
    description: [
      'Jagalchi is the largest fish market of the country, and next to it begin the alleys of Gukje Market, which grew when people came here in the war.',
      'Many of them built their houses on the hills. One of these quarters, Gamcheon, has become a village of stairs, small galleries and views of the harbor.',
    ],
    highlights: ['Jagalchi Market', 'The food alleys of Gukje Market', 'Gamcheon Culture Village'],
    itinerary: [
      ['Jagalchi', 'Among tanks and sellers, with a look from the roof.', 60],
      ['Gukje Market', 'Alleys, and something small to eat.', 70],
      ['Gamcheon', 'Down through the village on foot.', 80],
    ],
    included: included.en,
    excluded: excluded.en,
    know_before: [
      'Gamcheon has steep stairs. People live there: quiet voices, please.',
      'Jagalchi rests on the first and third Tuesday of the month.',
    ],
    meeting_point: meeting.en,
    words: 'busan jagalchi gukje market gamcheon',
  },
  ko: {
    name: '부산의 시장과 언덕',
    summary: '자갈치시장과 국제시장 골목, 그림 같은 감천 언덕을 반나절에 둘러봅니다.',
    description: [
      '자갈치는 전국에서 가장 큰 수산시장이고, 바로 옆에서 국제시장 골목이 시작됩니다. 전쟁 때 피란 온 사람들과 함께 자란 시장입니다.',
      '그들 가운데 많은 이가 언덕에 집을 지었습니다. 그중 하나인 감천은 이제 계단과 작은 화랑, 항구 풍경이 어우러진 마을이 되었습니다.',
    ],
    highlights: ['자갈치시장', '국제시장 먹자골목', '감천문화마을'],
    itinerary: [
      ['자갈치', '수조와 상인들 사이를 걷고 옥상에서 항구를 봅니다.', 60],
      ['국제시장', '골목을 누비며 간식을 맛봅니다.', 70],
      ['감천', '마을을 걸어서 내려옵니다.', 80],
    ],
    included: included.ko,
    excluded: excluded.ko,
    know_before: [
      '감천에는 가파른 계단이 많습니다. 주민이 사는 곳이니 목소리를 낮춰 주세요.',
      '자갈치는 첫째, 셋째 화요일에 쉽니다.',
    ],
    meeting_point: meeting.ko,
    words: '부산 자갈치 국제시장 감천',
  },
}

/** Tours that begin in Busan. */
export const busanTours: readonly SeedProduct[] = [coast, markets]
