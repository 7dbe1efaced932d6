import { adult, child, type SeedProduct } from '../shape'
import { alone } from './alone'

export const jeongdong: SeedProduct = {
  id: 'jeongdong-deoksugung-after-work',
  category: 'tours',
  region: 'seoul',
  operator: { en: 'Evening Lane Walks', ko: '저녁골목' },
  duration_minutes: 150,
  languages: ['en', 'ko', 'ja'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'Evening walk', ko: '저녁 산책' },
      description: {
        en: 'Palace, stone-wall road and a pot of tea, at the pace of a day that is over.',
        ko: '궁궐과 돌담길, 차 한 잔. 일을 마친 걸음으로 천천히 걷습니다.',
      },
      start_times: ['18:00'],
      capacity: 10,
      // Deoksugung is closed on Mondays.
      closed_weekdays: [1],
      prices: [adult(39_000), child(25_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'palace', view: 1, palette: 'pine', time: 'dusk', seed: 'jeongdong' },
      alt: { en: 'A throne hall in the last light', ko: '마지막 빛 속의 정전' },
    },
    {
      scene: { motif: 'village', view: 1, palette: 'pine', time: 'dusk', seed: 'jeongdong' },
      alt: { en: 'A lane between old walls in the evening', ko: '저녁 무렵 담장 사이의 골목' },
    },
    {
      scene: { motif: 'city', view: 2, palette: 'pine', time: 'night', seed: 'jeongdong' },
      alt: { en: 'Old roofs before lit towers', ko: '불 켜진 빌딩 앞의 기와지붕' },
    },
  ],
  en: {
    name: 'Deoksugung and Jeongdong after Work',
    summary: 'From City Hall into a palace that stays open in the evening, then along its stone wall to tea.',
    description: [
      'Deoksugung is the palace among the offices: its gate stands across from City Hall, and it stays open until nine. When the last meeting ends, the courtyards are nearly empty and the lamps come on.',
      'From there the road along the stone wall bends into Jeongdong, the quarter of the first legations, past brick churches and schools of the 1890s. The walk ends over tea, ten minutes from where it began.',
    ],
    highlights: [
      'A palace in the evening, without the crowds of the day',
      'The stone-wall road and the brick quarter of Jeongdong',
      'Starts at six, ends by half past eight, and the metro is at the door',
    ],
    itinerary: [
      ['Daehanmun Gate', 'Meet in front of the palace; bags can go into a locker at the station.', 10],
      ['Deoksugung', 'Throne hall, the western hall of stone and the garden at dusk.', 60],
      ['Jeongdong', 'Along the wall to the churches, the theater and the old legation’s tower.', 50],
      ['Tea', 'A house with four tables, and a look at tomorrow’s way to work.', 30],
    ],
    included: ['Guide', 'Palace ticket', 'Tea and a small sweet'],
    excluded: ['Dinner'],
    know_before: [
      'Office shoes are fine: the way is paved and level.',
      'Does a meeting run late? Call by half past five and you walk another evening that week.',
    ],
    meeting_point: 'Daehanmun Gate of Deoksugung, City Hall Station (Lines 1 and 2), Exit 2',
    words: 'deoksugung jeongdong city hall evening after work business bleisure stone wall road palace tea half day',
  },
  ko: {
    name: '퇴근 후 덕수궁과 정동 산책',
    summary: '시청 앞에서 밤까지 문을 여는 궁궐로, 돌담을 따라 찻집까지 걷는 저녁입니다.',
    description: [
      '덕수궁은 사무실 사이에 있는 궁궐입니다. 시청 맞은편에 대한문이 있고 밤 9시까지 문을 엽니다. 마지막 회의가 끝날 즈음이면 뜰은 한산하고 등이 하나둘 켜집니다.',
      '돌담길을 따라 돌면 개항기 공사관이 모여 있던 정동입니다. 1890년대에 지은 벽돌 교회와 학교를 지나, 출발한 곳에서 10분 거리의 찻집에서 걸음을 마칩니다.',
    ],
    highlights: [
      '낮의 인파가 빠져나간 저녁 궁궐',
      '돌담길과 벽돌 건물이 이어지는 정동',
      '6시에 시작해 8시 30분 전에 끝나고 지하철역이 바로 앞',
    ],
    itinerary: [
      ['대한문', '궁 앞에서 만납니다. 짐은 역 물품 보관함에 맡기실 수 있습니다.', 10],
      ['덕수궁', '중화전과 석조전, 해 질 녘의 뜰을 둘러봅니다.', 60],
      ['정동', '돌담을 따라 교회와 극장, 옛 공사관 탑까지 걷습니다.', 50],
      ['찻집', '탁자 네 개의 작은 찻집에서 내일 출근길까지 살펴봅니다.', 30],
    ],
    included: ['안내', '덕수궁 입장권', '차와 다과'],
    excluded: ['저녁 식사'],
    know_before: [
      '포장된 평지라 구두를 신고도 걸을 수 있습니다.',
      '회의가 길어지면 5시 30분까지 전화 주세요. 같은 주의 다른 저녁으로 옮겨 드립니다.',
    ],
    meeting_point: '덕수궁 대한문 앞(1·2호선 시청역 2번 출구)',
    words: '덕수궁 정동 시청 저녁 퇴근 출장 블레저 돌담길 궁궐 야간 찻집 반나절',
  },
}
