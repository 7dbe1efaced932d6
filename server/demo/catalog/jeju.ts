import { daysOf, weekdayOf } from '#contract/days'
import { adult, child, infant, type SeedProduct } from './shape'

/** The tuff cone is closed on the first Monday of each month. */
const firstMondays = (from: string, to: string): string[] =>
  daysOf({ from, to }).filter((day) => weekdayOf(day) === 1 && Number(day.slice(8)) <= 7)

export const jeju: SeedProduct = {
  id: 'jeju-east-day-tour',
  category: 'tours',
  region: 'jeju',
  operator: { en: 'Oreum Days', ko: '오름날' },
  duration_minutes: 540,
  languages: ['en', 'ko', 'zh-CN'],
  currency: 'USD',
  closed_days: firstMondays,
  options: [
    {
      name: { en: 'Shared day tour', ko: '함께하는 일일 투어' },
      description: { en: 'Up to eighteen guests, lunch included.', ko: '최대 18명이 함께하며 점심이 포함됩니다.' },
      start_times: ['08:30'],
      capacity: 18,
      prices: [adult(6_900), child(5_200), infant(0)],
    },
    {
      name: { en: 'Sunrise start', ko: '일출 투어' },
      description: {
        en: 'On the rim of Seongsan for the sunrise; the rest of the day as usual, back by two.',
        ko: '성산 정상에서 해돋이를 보고 같은 코스를 돌아 오후 2시에 마칩니다.',
      },
      start_times: ['05:00'],
      capacity: 10,
      closed_weekdays: [0],
      prices: [adult(8_400), child(6_600)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'jeju', view: 0, palette: 'canola', time: 'dawn' },
      alt: {
        en: 'A crown-shaped peak in the sea behind a field of yellow canola',
        ko: '노란 유채밭 너머 바다에 솟은 왕관 모양 봉우리',
      },
    },
    {
      scene: { motif: 'jeju', view: 2, palette: 'canola', time: 'day' },
      alt: { en: 'Volcanic cones, stone walls and grazing ponies', ko: '오름과 돌담, 풀을 뜯는 조랑말' },
    },
    {
      scene: { motif: 'jeju', view: 3, palette: 'naru', time: 'day' },
      alt: { en: 'Pillars of dark lava beside clear water', ko: '맑은 바다 옆 검은 용암 기둥' },
    },
    {
      scene: { motif: 'jeju', view: 1, palette: 'naru', time: 'day' },
      alt: { en: 'A crater lake near the summit, azaleas in front', ko: '산꼭대기 분화구 호수와 그 앞의 철쭉' },
    },
    {
      scene: { motif: 'harbour', view: 1, palette: 'canola', time: 'dawn', seed: 'jeju' },
      alt: { en: 'A lighthouse over the island’s cliffs at sunrise', ko: '해 뜨는 섬 절벽 위의 등대' },
    },
  ],
  en: {
    name: 'Jeju East: Seongsan, Haenyeo & Stone Villages',
    summary:
      'The peak that rises from the sea, the women who dive below it, and a village of lava walls: Jeju’s east in one day.',
    description: [
      'Seongsan Ilchulbong stands in the sea like a crown, left behind by an eruption under water some five thousand years ago. From its rim you see why Jeju’s volcanic landscape is on the World Heritage List: the island is dotted with cones to the horizon.',
      'Below the peak the haenyeo, women who dive without tanks, come out of the water with what they have gathered. We listen to them, eat what the sea gives, and spend the afternoon on the headland of Seopjikoji, at a white beach and in the old walled village of Seongeup.',
    ],
    highlights: [
      'The rim of Seongsan Ilchulbong',
      'The haenyeo of the east coast, on UNESCO’s list of living heritage',
      'Canola in spring, silver grass in autumn',
      'Seafood lunch included',
    ],
    itinerary: [
      ['Pick-up', 'Jeju City hotels and the airport.', 60],
      ['Seongsan Ilchulbong', 'Half an hour of steps to the rim.', 100],
      ['Haenyeo', 'A talk and a short performance on the shore.', 50],
      ['Lunch', 'Abalone porridge or grilled fish.', 70],
      ['Seopjikoji', 'A level walk along the cliffs to the lighthouse.', 70],
      ['Seongeup folk village', 'Thatched houses, stone grandfathers, black pigs.', 60],
      ['Woljeongri beach', 'White sand and a coffee before the drive home.', 60],
    ],
    included: ['Guide and coach', 'Admissions', 'Lunch', 'Hotel pick-up in Jeju City'],
    excluded: ['Flights', 'Boat to Udo'],
    know_before: [
      'Seongsan is closed on the first Monday of the month, and so is this tour.',
      'The sea decides whether the haenyeo dive; the talk takes place in any case.',
      'Wind is part of Jeju: bring a jacket, even in summer.',
    ],
    meeting_point: 'Your hotel in Jeju City, or Jeju Airport, Gate 3 on the ground floor',
    words:
      'jeju island seongsan ilchulbong sunrise peak haenyeo diving women seopjikoji seongeup woljeongri canola udo lava',
  },
  ko: {
    name: '제주 동쪽 하루 여행: 성산·해녀·돌담마을',
    summary: '바다에서 솟은 성산, 그 아래 물질하는 해녀, 돌담마을까지. 제주의 동쪽을 하루에 담습니다.',
    description: [
      '성산일출봉은 약 5천 년 전 바닷속에서 터진 화산이 남긴, 바다 위의 왕관입니다. 정상에 서면 제주의 화산 지형이 왜 세계유산인지 알게 됩니다. 지평선까지 오름이 이어집니다.',
      '봉우리 아래에서는 산소통 없이 물질하는 해녀들이 망사리를 메고 올라옵니다. 이야기를 듣고 바다가 준 것을 먹은 뒤, 섭지코지와 흰 모래 해변, 돌담으로 두른 성읍마을에서 오후를 보냅니다.',
    ],
    highlights: [
      '성산일출봉 정상에서 보는 바다',
      '유네스코 인류무형문화유산, 제주 해녀',
      '봄에는 유채꽃, 가을에는 억새',
      '해산물 점심 포함',
    ],
    itinerary: [
      ['픽업', '제주 시내 숙소와 공항에서 출발합니다.', 60],
      ['성산일출봉', '계단을 30분 올라 정상에 닿습니다.', 100],
      ['해녀', '바닷가에서 이야기를 듣고 짧은 공연을 봅니다.', 50],
      ['점심', '전복죽 또는 생선구이.', 70],
      ['섭지코지', '등대까지 절벽을 따라 평탄하게 걷습니다.', 70],
      ['성읍민속마을', '초가와 돌하르방, 흑돼지가 있는 마을.', 60],
      ['월정리 해변', '흰 모래밭에서 커피 한 잔 뒤 돌아옵니다.', 60],
    ],
    included: ['가이드와 버스', '입장료', '점심 식사', '제주 시내 숙소 픽업'],
    excluded: ['항공권', '우도 배편'],
    know_before: [
      '성산일출봉이 쉬는 매달 첫째 월요일에는 운영하지 않습니다.',
      '물질은 바다 사정에 달려 있습니다. 이야기는 언제나 들을 수 있습니다.',
      '바람도 제주의 일부입니다. 여름에도 겉옷을 챙기세요.',
    ],
    meeting_point: '제주 시내 숙소 또는 제주공항 1층 3번 게이트',
    words: '제주 제주도 성산일출봉 해돋이 해녀 섭지코지 성읍민속마을 월정리 유채꽃 우도 오름 돌담 당일치기',
  },
}
