import { adult, child, infant, type SeedProduct } from './shape'

export const gyeongbokgung: SeedProduct = {
  id: 'gyeongbokgung-bukchon-morning-walk',
  category: 'tours',
  region: 'seoul',
  operator: { en: 'Saebyeok Walks', ko: '새벽걸음' },
  duration_minutes: 210,
  languages: ['en', 'ko'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Small group walk', ko: '소그룹 도보 투어' },
      description: {
        en: 'At most twelve people with one guide; palace ticket included.',
        ko: '가이드 한 명과 최대 12명이 함께하며 경복궁 입장료가 포함됩니다.',
      },
      start_times: ['09:00', '13:30'],
      capacity: 12,
      closed_weekdays: [2],
      prices: [adult(52_000), child(32_000), infant(0)],
    },
    {
      name: { en: 'Walk in hanbok', ko: '한복 체험 투어' },
      description: {
        en: 'The same walk in a hanbok of your choice; fitting starts forty minutes before.',
        ko: '마음에 드는 한복을 입고 걷는 같은 코스입니다. 출발 40분 전에 한복을 고릅니다.',
      },
      start_times: ['09:00'],
      capacity: 8,
      closed_weekdays: [2],
      prices: [adult(79_000), child(59_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'palace', view: 0, palette: 'naru', time: 'day' },
      alt: {
        en: 'Two walkers in hanbok before a palace gate with three arches under a mountain',
        ko: '산을 등진 궁궐 정문 앞을 한복 차림의 두 사람이 걷는 모습',
      },
    },
    {
      scene: { motif: 'palace', view: 1, palette: 'canola', time: 'dawn' },
      alt: {
        en: 'The throne hall on its stone terraces in the early morning',
        ko: '이른 아침 월대 위에 선 정전',
      },
    },
    {
      scene: { motif: 'village', view: 1, palette: 'canola', time: 'day' },
      alt: {
        en: 'A lane between tiled walls that climbs through a hanok village',
        ko: '기와 담장 사이로 오르막이 이어지는 한옥마을 골목',
      },
    },
    {
      scene: { motif: 'palace', view: 3, palette: 'celadon', time: 'day' },
      alt: { en: 'A pavilion and its reflection in a palace pond', ko: '연못에 비친 궁궐 누각' },
    },
  ],
  en: {
    name: 'Gyeongbokgung Palace & Bukchon Morning Walk',
    summary: 'Enter the palace when its gates open, then climb the hanok lanes of Bukchon with a guide who knows them.',
    description: [
      'The courts of Gyeongbokgung are at their best in the first hour, when the light falls flat over the flagstones and the guides with flags have yet to arrive. We enter through Gwanghwamun, cross to the throne hall Geunjeongjeon and stay for a while at the pond of Gyeonghoeru.',
      'From the east gate it is a ten-minute stroll to Bukchon, the neighborhood between two palaces where several hundred hanok still stand. People live here, so we keep to the wider lanes, speak softly, and end with a cup of tea in a house whose doors open onto the roofs.',
    ],
    highlights: [
      'Geunjeongjeon and the pavilion on the pond before the crowds',
      'The changing of the royal guard at ten o’clock',
      'Bukchon’s lanes with the view down to Namsan',
      'Tea and a seasonal sweet in a hanok',
    ],
    itinerary: [
      ['Gwanghwamun', 'A short history at the gate, then in with the first visitors.', 20],
      ['Throne hall and inner courts', 'Geunjeongjeon, the king’s quarters and the queen’s garden.', 60],
      ['Gyeonghoeru', 'A rest by the pond; time for photographs.', 20],
      ['Walk to Bukchon', 'Past the National Folk Museum and along a quiet street of galleries.', 20],
      ['Bukchon lanes', 'How a hanok is built, how it is heated and who lives in one today.', 50],
      ['Tea house', 'Tea and a sweet; the walk ends here, near Anguk Station.', 40],
    ],
    included: ['Guide in English or Korean', 'Palace admission', 'Tea and a sweet'],
    excluded: ['Transport to the meeting point', 'Lunch', 'Hanbok, unless you choose that option'],
    know_before: [
      'The palace is closed on Tuesdays, and so is this walk.',
      'About four kilometers on foot, some of it uphill and on stone. Comfortable shoes help.',
      'Bukchon is a residential area: please keep your voice low and do not photograph people at their doors.',
      'It takes place in light rain; umbrellas are lent at the meeting point.',
    ],
    meeting_point: 'Gyeongbokgung Station (Line 3), inside Exit 5, by the stone lanterns',
    words:
      'gyeongbokgung gwanghwamun geunjeongjeon gyeonghoeru bukchon hanok hanbok palace royal guard walking tour seoul jongno',
  },
  ko: {
    name: '경복궁과 북촌 아침 산책',
    summary: '문이 열리는 시간에 경복궁에 들어가, 동네를 잘 아는 가이드와 북촌 한옥 골목을 오릅니다.',
    description: [
      '경복궁은 문을 여는 첫 한 시간이 가장 아름답습니다. 박석 위로 햇살이 낮게 깔리고, 깃발 든 단체는 아직 오지 않았습니다. 광화문으로 들어가 근정전을 보고, 경회루 연못가에서 잠시 쉬어 갑니다.',
      '동쪽 문에서 북촌까지는 걸어서 10분입니다. 두 궁궐 사이에 자리한 이 동네에는 지금도 수백 채의 한옥이 남아 있습니다. 주민이 사는 곳이기에 넓은 길을 따라 조용히 걷고, 지붕이 내려다보이는 한옥에서 차 한 잔으로 마무리합니다.',
    ],
    highlights: [
      '붐비기 전에 만나는 근정전과 경회루',
      '오전 10시 수문장 교대의식',
      '남산까지 내려다보이는 북촌 골목',
      '한옥에서 즐기는 차와 제철 다과',
    ],
    itinerary: [
      ['광화문', '문 앞에서 짧은 역사 이야기를 듣고 첫 관람객과 함께 입장합니다.', 20],
      ['근정전과 내전', '근정전, 강녕전, 교태전과 뒤뜰을 둘러봅니다.', 60],
      ['경회루', '연못가에서 쉬며 사진을 찍습니다.', 20],
      ['북촌으로 이동', '국립민속박물관을 지나 조용한 화랑 거리를 걷습니다.', 20],
      ['북촌 골목', '한옥의 구조와 온돌, 지금 그곳에 사는 사람들의 이야기를 듣습니다.', 50],
      ['찻집', '차와 다과를 즐긴 뒤 안국역 근처에서 마칩니다.', 40],
    ],
    included: ['한국어 또는 영어 가이드', '경복궁 입장료', '차와 다과'],
    excluded: ['집합 장소까지의 교통비', '점심 식사', '한복 대여(한복 체험 투어 제외)'],
    know_before: [
      '경복궁이 쉬는 화요일에는 운영하지 않습니다.',
      '약 4km를 걸으며 오르막과 돌길이 있습니다. 편한 신발을 신고 오세요.',
      '북촌은 주민이 사는 곳입니다. 목소리를 낮추고 대문 앞에서 사람을 찍지 말아 주세요.',
      '비가 조금 오는 날에도 진행하며 집합 장소에서 우산을 빌려 드립니다.',
    ],
    meeting_point: '지하철 3호선 경복궁역 5번 출구 안쪽 석등 앞',
    words: '경복궁 광화문 근정전 경회루 북촌 한옥마을 한복 궁궐 수문장 도보 투어 서울 종로',
  },
}
