import { adult, child, type SeedProduct } from '../shape'

export const gwangalliYacht: SeedProduct = {
  id: 'gwangalli-night-yacht',
  category: 'experiences',
  region: 'busan',
  operator: { en: 'Dalbit Sailing', ko: '달빛세일링' },
  duration_minutes: 60,
  languages: ['en', 'ko', 'ja'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Night sail', ko: '야경 세일링' },
      description: {
        en: 'Past Dongbaek island and under the bridge by night, at most fourteen on board.',
        ko: '최대 14명이 함께 동백섬을 지나 밤의 광안대교 아래를 통과합니다.',
      },
      start_times: ['20:00', '21:15'],
      capacity: 14,
      prices: [adult(36_000), child(28_000)],
    },
    {
      name: { en: 'Sunset sail', ko: '노을 세일링' },
      description: {
        en: 'Out while the sun goes down behind the towers, with a glass of plum tea.',
        ko: '고층 건물 너머로 해가 지는 시간에 매실차 한 잔과 함께 나갑니다.',
      },
      start_times: ['17:00', '18:45'],
      capacity: 14,
      prices: [adult(42_000), child(32_000)],
    },
    {
      name: { en: 'Bow seats at night', ko: '야경 뱃머리석' },
      description: {
        en: 'The night sail on the cushioned foredeck, with blankets and a photograph of you under the bridge.',
        ko: '쿠션을 깐 뱃머리에 앉는 야경 세일링입니다. 담요와 다리 아래 기념사진을 드립니다.',
      },
      start_times: ['20:00', '21:15'],
      capacity: 6,
      prices: [adult(54_000), { ...child(46_000), min_age: 8 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'beach', view: 1, palette: 'naru', time: 'night', seed: 'yacht' },
      alt: {
        en: 'A long bridge over the bay at night, the city’s lights in the water',
        ko: '밤바다를 가로지르는 긴 다리와 물에 비친 도시의 불빛',
      },
    },
    {
      scene: { motif: 'beach', view: 0, palette: 'plum', time: 'night', seed: 'yacht' },
      alt: {
        en: 'Towers with lit windows at the end of a beach, a few parasols still up',
        ko: '파라솔이 남은 밤 해변과 그 끝에 불을 밝힌 고층 건물',
      },
    },
    {
      scene: { motif: 'beach', view: 1, palette: 'canola', time: 'dusk', seed: 'sunset' },
      alt: { en: 'The bridge, the city and a small boat at sunset', ko: '해 질 녘의 다리와 도시, 작은 배' },
    },
  ],
  en: {
    name: 'Busan by Night: Under Gwangan Bridge on a Yacht',
    summary: 'An hour on the bay with the wind, the towers of Haeundae and a bridge that changes color overhead.',
    description: [
      'From the beach Gwangan Bridge is a string of lights. From below it is something else: two decks of traffic humming above the mast, and the whole of Busan between the cables. The yacht leaves its berth in Suyeong Bay, clears the breakwater and turns its bow toward it.',
      'The skipper takes her out under engine and, when there is wind, switches it off and sets sail; then there is only water against the hull, and somebody always begins to whisper. On the way back you pass the glass towers beside Dongbaek island, so close that they hardly fit into a photograph.',
    ],
    highlights: [
      'Under the lights of Gwangan Bridge',
      'The towers of Haeundae from the water',
      'Under sail whenever there is wind',
      'Saturdays, with luck and fair weather, drones that draw in the sky above the beach',
    ],
    itinerary: [
      ['On board', 'Life jackets, where to hold on and where to sit.', 10],
      ['Out of the marina', 'Past Dongbaek island and the conference house on its tip.', 10],
      ['Gwangan Bridge', 'Under the bridge and along the lights of Gwangalli beach.', 25],
      ['Back', 'Under the towers, to the berth.', 15],
    ],
    included: ['Sail as booked', 'Life jacket', 'Hot tea in winter, cold tea in summer'],
    excluded: ['Transport to the marina', 'Food and other drinks'],
    know_before: [
      'For the sunset choose 17:00 from October to March and 18:45 from April to September.',
      'Bring a passport or identity card: a list of those on board is required by law.',
      'Soft soles, please; heels stay ashore. It is cooler on the water than in the street.',
      'In strong wind or high waves we stay in harbor and refund in full. Children under three cannot sail with us.',
    ],
    meeting_point:
      'The marina in Suyeong Bay, ten minutes on foot from Dongbaek Station (Line 2); the berth comes with your confirmation',
    words:
      'busan gwangalli gwangan bridge yacht sailing boat night view cruise haeundae dongbaek suyeong bay marina sunset drone',
  },
  ko: {
    name: '부산 야경: 요트 타고 광안대교 아래로',
    summary: '바람과 해운대의 고층 건물, 머리 위에서 빛깔을 바꾸는 다리. 밤바다에서 보내는 한 시간.',
    description: [
      '해변에서 보는 광안대교는 한 줄의 불빛입니다. 아래에서 보면 전혀 다릅니다. 돛대 위로 두 층의 찻길이 웅웅 울리고, 케이블 사이로 부산이 통째로 들어옵니다. 요트는 수영만을 떠나 방파제를 지나 다리를 향해 뱃머리를 돌립니다.',
      '선장은 엔진으로 나갔다가 바람이 불면 엔진을 끄고 돛을 올립니다. 그때부터는 뱃전에 닿는 물소리뿐이라 누구든 목소리를 낮추게 됩니다. 돌아오는 길에는 사진 한 장에 다 들어오지 않을 만큼 가까이에서 동백섬 옆 유리 빌딩들을 지납니다.',
    ],
    highlights: [
      '광안대교의 불빛 아래를 지나는 순간',
      '물 위에서 올려다보는 해운대의 고층 건물',
      '바람이 부는 날에는 돛으로 항해',
      '날씨가 좋은 토요일에는 광안리 하늘의 드론쇼까지',
    ],
    itinerary: [
      ['승선', '구명조끼를 입고 앉을 곳과 잡을 곳을 익힙니다.', 10],
      ['출항', '동백섬과 그 끝의 누리마루를 지납니다.', 10],
      ['광안대교', '다리 아래를 지나 광안리 해변의 불빛을 따라갑니다.', 25],
      ['귀항', '고층 건물 아래를 지나 돌아옵니다.', 15],
    ],
    included: ['예약한 세일링', '구명조끼', '겨울에는 따뜻한 차, 여름에는 시원한 차'],
    excluded: ['마리나까지의 교통비', '음식과 그 밖의 음료'],
    know_before: [
      '노을을 보려면 10월부터 3월까지는 17:00, 4월부터 9월까지는 18:45를 고르세요.',
      '승선자 명부 작성이 법으로 정해져 있으니 신분증이나 여권을 지참해 주세요.',
      '굽 있는 신발 대신 바닥이 부드러운 신발을 신어 주세요. 바다 위는 거리보다 쌀쌀합니다.',
      '바람이 세거나 파도가 높으면 출항하지 않고 전액 환불합니다. 만 3세 미만은 탈 수 없습니다.',
    ],
    meeting_point: '수영만 마리나, 지하철 2호선 동백역에서 걸어서 10분(자세한 선석은 예약 확정 때 안내)',
    words: '부산 광안리 광안대교 요트 세일링 야경 투어 해운대 동백섬 수영만 마리나 노을 선셋 드론쇼',
  },
}
