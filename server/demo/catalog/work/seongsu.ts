import { adult, type SeedProduct } from '../shape'
import { alone } from './alone'

export const seongsu: SeedProduct = {
  id: 'seongsu-desk-for-a-day',
  category: 'experiences',
  region: 'seoul',
  operator: { en: 'Red Brick Desk', ko: '붉은벽돌 책상' },
  duration_minutes: 540,
  languages: ['en', 'ko'],
  currency: 'KRW',
  min_travelers: alone,
  options: [
    {
      name: { en: 'Desk for a day', ko: '하루 자리' },
      description: {
        en: 'A seat at the long table or by the window, a locker, two hours in a call booth.',
        ko: '긴 탁자나 창가 자리와 사물함, 통화 부스 두 시간을 쓰실 수 있습니다.',
      },
      start_times: ['09:00'],
      capacity: 20,
      closed_weekdays: [0, 6],
      prices: [{ ...adult(33_000), min_age: 19 }],
    },
    {
      name: { en: 'Meeting room, half a day', ko: '회의실 반나절' },
      description: {
        en: 'For up to six, with a screen and a door that closes; priced for each person.',
        ko: '화면이 있고 문이 닫히는 6인실입니다. 1인 요금입니다.',
      },
      start_times: ['09:00', '14:00'],
      capacity: 6,
      closed_weekdays: [0, 6],
      prices: [{ ...adult(28_000), min_age: 19 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'desk', view: 1, palette: 'pine', time: 'day', seed: 'seongsu' },
      alt: { en: 'A long shared table before wide windows', ko: '넓은 창 앞의 긴 공용 탁자' },
    },
    {
      scene: { motif: 'grove', view: 1, palette: 'pine', time: 'day', seed: 'seongsu' },
      alt: { en: 'A path under tall trees', ko: '키 큰 나무 아래의 길' },
    },
    {
      scene: { motif: 'desk', view: 1, palette: 'pine', time: 'night', seed: 'seongsu' },
      alt: { en: 'The same table under its lamps at night', ko: '밤 등불 아래의 같은 탁자' },
    },
  ],
  en: {
    name: 'A Desk in Seongsu, a Walk in Seoul Forest',
    summary:
      'Work from nine in a former shoe factory; at noon somebody who lives there takes you for a walk and lunch.',
    description: [
      'Seongsu made Seoul’s shoes for fifty years and now makes a good deal of its ideas. Our hall was a workshop: brick walls, north light, and a table that seats sixteen.',
      'At noon the laptops close. A neighbor shows you the lanes where leather is still cut, Seoul Forest with its deer, and a counter with ten seats. By two you are back at your desk, which is more than one can say of most lunches.',
    ],
    highlights: [
      'Fast wired and wireless internet, monitors, call booths',
      'A lunch walk through workshops and Seoul Forest',
      'Open until six, coffee as long as it lasts',
    ],
    itinerary: [
      ['Desk', 'Badge, locker and coffee; the house rules fit on a postcard.', 180],
      ['Lunch walk', 'Leather lanes, Seoul Forest, a bowl of whatever the season says.', 120],
      ['Desk', 'The quiet half of the day, with the call booths free.', 240],
    ],
    included: ['Seat, locker and internet', 'Coffee and tea', 'Lunch walk with a guide', 'Lunch'],
    excluded: ['Printing in color'],
    know_before: [
      'Closed at weekends and on public holidays.',
      'Those who cannot leave at noon find their lunch at the desk.',
      'Calls belong in the booths; the long table is a quiet one.',
    ],
    meeting_point:
      'Red Brick Desk, four minutes from Seongsu Station (Line 2), Exit 3; the address comes with your confirmation',
    words:
      'seongsu seoul forest coworking co-working desk office day pass meeting room business bleisure workation wifi',
  },
  ko: {
    name: '성수동 책상 하나, 서울숲 점심 산책',
    summary: '옛 구두 공장에서 9시부터 일하고, 점심에는 동네 사람과 함께 걷고 먹습니다.',
    description: [
      '성수동은 50년 동안 서울의 구두를 만들었고, 지금은 서울의 새 생각을 만드는 동네입니다. 저희 공간은 벽돌 벽과 북쪽 빛이 드는 창, 열여섯 명이 앉는 탁자가 남은 작업장입니다.',
      '정오가 되면 노트북을 닫습니다. 아직 가죽을 재단하는 골목과 사슴이 사는 서울숲을 동네 사람이 안내하고, 열 자리뿐인 식당에서 점심을 먹습니다. 2시면 다시 책상 앞입니다.',
    ],
    highlights: [
      '빠른 유무선 인터넷과 모니터, 통화 부스',
      '공방 골목과 서울숲을 걷는 점심 산책',
      '6시까지 열고 커피는 마음껏',
    ],
    itinerary: [
      ['업무', '출입증과 사물함, 커피를 받습니다. 이용 규칙은 엽서 한 장 분량입니다.', 180],
      ['점심 산책', '가죽 골목과 서울숲을 걷고 제철 음식을 먹습니다.', 120],
      ['업무', '통화 부스가 한가한 조용한 오후입니다.', 240],
    ],
    included: ['자리와 사물함, 인터넷', '커피와 차', '점심 산책 안내', '점심 식사'],
    excluded: ['컬러 인쇄'],
    know_before: [
      '주말과 공휴일에는 쉽니다.',
      '점심에 자리를 비우기 어려우면 도시락을 준비해 드립니다.',
      '통화는 부스에서 해 주세요. 긴 탁자는 조용한 자리입니다.',
    ],
    meeting_point: '붉은벽돌 책상(2호선 성수역 3번 출구에서 걸어서 4분, 자세한 주소는 예약 확정 때 안내)',
    words: '성수 성수동 서울숲 코워킹 공유오피스 책상 일일권 회의실 출장 블레저 워케이션 와이파이',
  },
}
