import { adult, child, type SeedProduct, youth } from './shape'

/** The mud festival of the coming summer, as seen from the day of seeding. */
export const boryeong = (season: { from: string; to: string }): SeedProduct => ({
  id: 'boryeong-mud-festival',
  category: 'festivals',
  region: 'chungcheong',
  operator: { en: 'Haebyeon Festival Bus', ko: '해변 축제버스' },
  duration_minutes: 660,
  languages: ['en', 'ko'],
  currency: 'KRW',
  season,
  options: [
    {
      name: { en: 'Festival bus and ticket', ko: '축제버스와 입장권' },
      description: {
        en: 'Return coach from Seoul and a day ticket for the mud zone.',
        ko: '서울 왕복 버스와 머드체험존 일일권입니다.',
      },
      start_times: ['07:30'],
      capacity: 40,
      prices: [{ ...adult(69_000), min_age: 19 }, youth(62_000), { ...child(54_000), min_age: 8 }],
    },
    {
      name: { en: 'Bus only', ko: '왕복 버스' },
      description: {
        en: 'For those who have a ticket, or only want the beach.',
        ko: '입장권이 있거나 해변만 즐기실 분께 알맞습니다.',
      },
      start_times: ['07:30'],
      capacity: 30,
      prices: [{ ...adult(42_000), min_age: 19 }, youth(38_000), { ...child(34_000), min_age: 3 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'beach', view: 2, palette: 'naru', time: 'day' },
      alt: { en: 'People jump and splash on a wide muddy beach', ko: '넓은 갯벌 해변에서 뛰고 노는 사람들' },
    },
    {
      scene: { motif: 'beach', view: 0, palette: 'naru', time: 'day', seed: 'daecheon' },
      alt: { en: 'Parasols along a summer beach', ko: '여름 해변에 늘어선 파라솔' },
    },
    {
      scene: { motif: 'beach', view: 2, palette: 'persimmon', time: 'dusk', seed: 'evening' },
      alt: { en: 'The beach at sunset after a day in the mud', ko: '머드 축제가 끝나 가는 해 질 녘 해변' },
    },
    {
      scene: { motif: 'theatre', view: 0, palette: 'plum', time: 'night' },
      alt: { en: 'Dancers on a lit stage in the evening', ko: '저녁 무대에서 춤추는 사람들' },
    },
  ],
  en: {
    name: 'Boryeong Mud Festival from Seoul',
    summary:
      'A July day on Daecheon Beach: mud slides, mud wrestling and the sea to wash it off. For next season’s dates.',
    description: [
      'What began as a way to show off the fine gray mud of Boryeong’s shore has become the messiest summer party in Korea. Slides, pools, a color-mud run and a stage stand right on the three kilometers of Daecheon Beach.',
      'This is a departure of next summer’s festival. The dates are those on which it is expected; the organizers announce the program in spring. Should the dates move, you choose another day or get all of your money back.',
    ],
    highlights: [
      'Day ticket to the mud zone',
      'Return coach from Seoul, with room for wet bags',
      'Showers and lockers near the coach park',
      'Concert on the beach on Saturdays',
    ],
    itinerary: [
      ['Departure from Seoul', 'About two and a half hours; the guide hands out tickets on the way.', 150],
      ['The mud zone', 'Three hours of slides, pools and games.', 180],
      ['Free time', 'Lunch, the sea, a shower.', 150],
      ['Return', 'Towels on the seats are compulsory, and provided.', 180],
    ],
    included: ['Return coach', 'Mud zone ticket with that option', 'Waterproof pouch', 'Guide on board'],
    excluded: ['Lunch', 'Lockers and showers', 'Swimwear'],
    know_before: [
      'Wear clothes you will not miss and shoes that hold in mud; contact lenses are a bad idea.',
      'Children under 8 are not let into the mud zone for adults; they have one of their own.',
      'Dates are expected ones until the organizers confirm them in spring.',
    ],
    meeting_point: 'Seoul City Hall, in front of the library; Hongik University Station, Exit 4 at 07:50',
    words: 'boryeong mud festival daecheon beach summer july chungcheong party slide concert',
  },
  ko: {
    name: '서울 출발 보령머드축제',
    summary: '대천해수욕장에서 보내는 7월의 하루. 머드 슬라이드와 씨름, 그리고 바다. 다음 시즌 일정입니다.',
    description: [
      '보령 갯벌의 고운 머드를 알리려고 시작한 축제가 이제는 한국에서 가장 신나는 여름 잔치가 되었습니다. 3km 대천해수욕장 위에 슬라이드와 머드탕, 컬러머드 체험과 무대가 펼쳐집니다.',
      '다음 여름 축제의 출발편입니다. 날짜는 예상 일정이며 자세한 프로그램은 봄에 주최 측이 발표합니다. 일정이 바뀌면 다른 날로 옮기거나 전액 환불해 드립니다.',
    ],
    highlights: [
      '머드체험존 일일권',
      '젖은 짐도 실을 수 있는 서울 왕복 버스',
      '버스 주차장 가까운 샤워장과 물품 보관함',
      '토요일 해변 콘서트',
    ],
    itinerary: [
      ['서울 출발', '두 시간 반쯤 걸리며 가는 길에 입장권을 나눠 드립니다.', 150],
      ['머드체험존', '세 시간 동안 슬라이드와 머드탕, 놀이를 즐깁니다.', 180],
      ['자유 시간', '점심과 바다, 샤워.', 150],
      ['귀환', '좌석에 까는 수건은 꼭 사용해 주세요. 저희가 준비합니다.', 180],
    ],
    included: ['왕복 버스', '해당 옵션의 머드체험존 입장권', '방수 주머니', '동행 안내원'],
    excluded: ['점심 식사', '보관함과 샤워', '수영복'],
    know_before: [
      '버려도 괜찮은 옷과 벗겨지지 않는 신발을 신으세요. 콘택트렌즈는 피하시는 것이 좋습니다.',
      '8세 미만 어린이는 성인 체험존에 들어갈 수 없으며 어린이 체험존이 따로 있습니다.',
      '봄에 주최 측이 확정할 때까지는 예상 일정입니다.',
    ],
    meeting_point: '서울도서관(시청) 앞 · 홍대입구역 4번 출구(07:50)',
    words: '보령머드축제 보령 머드 대천해수욕장 여름 축제 7월 충청 콘서트 갯벌',
  },
})
