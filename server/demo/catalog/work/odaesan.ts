import { adult, child, type SeedProduct } from '../shape'
import { alone } from './alone'

export const odaesanTenDays: SeedProduct = {
  id: 'odaesan-gangneung-ten-days',
  category: 'stays',
  region: 'gangwon',
  operator: { en: 'Songrim Stay', ko: '송림스테이' },
  duration_minutes: 14_400,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'Forest and sea', ko: '숲과 바다' },
      description: {
        en: 'Five nights under the firs, four behind the beach; one desk here and one there.',
        ko: '전나무 아래 5박, 해변 뒤 4박. 두 곳 모두 책상이 기다립니다.',
      },
      start_times: ['14:00'],
      capacity: 8,
      closed_weekdays: [5, 6],
      prices: [adult(980_000), child(460_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'mountain', view: 2, palette: 'pine', time: 'day', seed: 'odaesan' },
      alt: { en: 'A clear stream in a wooded valley', ko: '숲 골짜기를 흐르는 맑은 물' },
    },
    {
      scene: { motif: 'pines', view: 0, palette: 'pine', time: 'day', seed: 'odaesan' },
      alt: { en: 'Old pines behind a beach', ko: '해변 뒤의 오래된 소나무' },
    },
    {
      scene: { motif: 'temple', view: 0, palette: 'pine', time: 'dusk', seed: 'odaesan' },
      alt: { en: 'Temple halls in the evening', ko: '저녁 어스름 속의 절' },
    },
  ],
  en: {
    name: 'Ten Days of Forest and Sea',
    summary: 'Half of it under the firs of Odaesan, half by the beach of Gangneung, with a desk waiting in both.',
    description: [
      'Ten days are long enough to forget which day it is, and short enough to keep a team waiting. The first half is in a wooden house below Woljeongsa, where the fir wood begins at the door and the evenings are cool even in August.',
      'Then a van carries you forty minutes down to the sea. The second desk looks at the water. Weekends have a plan, which you may ignore; working days have none but yours.',
    ],
    highlights: [
      'Five nights by the fir forest of Woljeongsa, four by Songjeong Beach',
      'The same chair and screen in both houses',
      'Weekends with a guide: the valley of Odaesan, the pastures of Daegwallyeong',
    ],
    itinerary: [
      ['Day 1', 'Jinbu (Odaesan) Station by KTX; the house, the wood, soup.', null],
      ['Days 2 to 5', 'Work; the fir path before breakfast, the Seonjae trail when the screen has had enough.', null],
      ['Day 6', 'Over Daegwallyeong to Gangneung, with sheep on the way.', null],
      ['Days 7 to 9', 'The desk by the sea; coffee in Anmok, tofu in Chodang.', null],
      ['Day 10', 'Desk until one, then the train.', null],
    ],
    included: [
      'Nine nights',
      'Breakfast',
      'Two desks, screens and internet',
      'Two days with a guide',
      'Vans between the houses and stations',
    ],
    excluded: ['Train', 'Lunch and supper'],
    know_before: [
      'In winter there is snow below Woljeongsa, and the house has boots for it.',
      'Laundry is done twice; you need to bring half of what you think.',
    ],
    meeting_point: 'Jinbu (Odaesan) Station (KTX Gangneung line), in front of the exit',
    words:
      'odaesan woljeongsa fir forest jinbu daegwallyeong gangneung songjeong workation ten days desk long stay bleisure',
  },
  ko: {
    name: '숲과 바다에서 열흘',
    summary: '절반은 오대산 전나무 숲 아래, 절반은 강릉 바닷가. 두 곳 모두 책상이 기다립니다.',
    description: [
      '열흘은 요일을 잊을 만큼 길고, 팀을 기다리게 해도 될 만큼 짧습니다. 앞의 절반은 월정사 아래 나무 집에서 보냅니다. 문을 나서면 전나무 숲이고, 8월에도 저녁이 서늘합니다.',
      '그다음은 차로 40분, 바다로 내려갑니다. 두 번째 책상에서는 물이 보입니다. 주말에는 계획이 있지만 따르지 않으셔도 되고, 평일의 계획은 여러분의 것입니다.',
    ],
    highlights: [
      '월정사 전나무 숲에서 5박, 송정 해변에서 4박',
      '두 집에 똑같은 의자와 모니터',
      '안내자와 함께하는 주말의 오대산 계곡과 대관령 목장',
    ],
    itinerary: [
      ['첫째 날', 'KTX 진부(오대산)역에 도착해 집과 숲, 따뜻한 국.', null],
      ['둘째~다섯째 날', '일하면서 아침에는 전나무 숲길, 눈이 지치면 선재길을 걷습니다.', null],
      ['여섯째 날', '양 떼를 보며 대관령을 넘어 강릉으로 갑니다.', null],
      ['일곱째~아홉째 날', '바다가 보이는 책상. 안목의 커피와 초당의 순두부.', null],
      ['열째 날', '1시까지 일하고 기차를 탑니다.', null],
    ],
    included: ['9박', '아침 식사', '책상 두 곳과 모니터, 인터넷', '안내자와 함께하는 이틀', '숙소와 역 사이 차량'],
    excluded: ['기차', '점심과 저녁 식사'],
    know_before: [
      '겨울에는 월정사 아래에 눈이 쌓이며 숙소에 장화가 있습니다.',
      '빨래를 두 번 해 드립니다. 짐은 생각하신 것의 절반이면 됩니다.',
    ],
    meeting_point: '진부(오대산)역(KTX 강릉선) 출구 앞',
    words: '오대산 월정사 전나무숲 진부 대관령 강릉 송정 워케이션 열흘 책상 장기 숙박 블레저',
  },
}
