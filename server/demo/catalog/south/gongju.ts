import { adult, child, infant, type SeedProduct } from '../shape'

export const gongju: SeedProduct = {
  id: 'gongju-baekje-day',
  category: 'tours',
  region: 'chungcheong',
  operator: { en: 'Gomnaru Journeys', ko: '곰나루여행' },
  duration_minutes: 570,
  languages: ['en', 'ko', 'ja'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Day trip from Seoul', ko: '서울 출발 당일 여행' },
      description: {
        en: 'By coach from Seoul and back, lunch with chestnut rice included.',
        ko: '서울에서 버스로 왕복하며 밤밥 점심이 포함됩니다.',
      },
      start_times: ['08:30'],
      capacity: 24,
      closed_weekdays: [1],
      prices: [adult(78_000), child(59_000), infant(0)],
    },
    {
      name: { en: 'Join us in Gongju', ko: '공주에서 합류' },
      description: {
        en: 'For those who are there already: meet at the fortress gate at half past ten, and part at four.',
        ko: '공주에 계신 분을 위해 10시 30분 공산성 앞에서 만나 4시에 헤어집니다.',
      },
      start_times: ['10:30'],
      capacity: 8,
      closed_weekdays: [1],
      prices: [adult(52_000), child(39_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'rampart', view: 1, palette: 'celadon', time: 'dawn', seed: 'gongju' },
      alt: {
        en: 'A pavilion on a fortress wall, mirrored in still water at dawn',
        ko: '새벽의 잔잔한 물에 비친 성벽 위의 누각',
      },
    },
    {
      scene: { motif: 'gyeongju', view: 0, palette: 'canola', time: 'day', seed: 'songsan' },
      alt: {
        en: 'Round grass mounds on a hillside, two walkers between them',
        ko: '언덕 위 둥근 고분 사이를 걷는 두 사람',
      },
    },
    {
      scene: { motif: 'rampart', view: 0, palette: 'persimmon', time: 'day', seed: 'gongju' },
      alt: { en: 'A fortress wall with flags climbs an autumn hill', ko: '깃발을 단 성벽이 가을 언덕을 오르는 모습' },
    },
  ],
  en: {
    name: 'Gongju: A Day in the Capital of Baekje',
    summary:
      'A fortress on a river bluff, a king whose tomb was found by accident, and chestnuts: Gongju, two hours from Seoul.',
    description: [
      'In 475 the kingdom of Baekje lost its capital on the Han and fled south to a hill above the Geum River. For sixty-three years Gongju, then Ungjin, was where its kings lived, and the fortress Gongsanseong still runs around that hill, wall and path in one. From the top you look down on the river that protected them.',
      'In 1971 workmen who were digging a drain behind the royal tombs of Songsan-ri struck bricks. Behind them lay King Muryeong and his queen as they had been left in the sixth century, with a tablet that gave his name, gold ornaments for their crowns and a stone beast to guard the door. The tomb is closed for its own good; you walk through a replica, and see the gold itself in the museum.',
    ],
    highlights: [
      'The walls of Gongsanseong above the Geum River',
      'The royal tombs of Songsan-ri and the story of 1971',
      'King Muryeong’s gold in the Gongju National Museum',
      'Chestnut rice, chestnut bread, chestnut makgeolli',
    ],
    itinerary: [
      ['Departure from Seoul', 'Two hours by coach; the guide tells of three kingdoms on the way.', 120],
      ['Gongsanseong', 'Through the west gate and along the wall to the river.', 90],
      ['Lunch', 'Rice steamed with chestnuts, in the market below the fortress.', 70],
      ['Royal tombs', 'The mounds, and the replica of the tomb of bricks.', 60],
      ['Gongju National Museum', 'Crown ornaments, earrings, and the beast with one horn.', 70],
      ['Jemincheon', 'Coffee by the brook in the old town.', 40],
      ['Return', 'Back in Seoul before the evening traffic, with luck.', 120],
    ],
    included: ['Coach with that option', 'Guide', 'Admissions', 'Lunch'],
    excluded: ['Dinner', 'Personal expenses'],
    know_before: [
      'The museum is closed on Mondays, and there is no tour.',
      'The wall is uneven, steep in places and has no railing; there is a level path for those who prefer it.',
      'Fortress and tombs have been World Heritage since 2015, together with six places in Buyeo and Iksan.',
      'On Sunday evenings the highway is full and the return may be an hour late.',
    ],
    meeting_point: 'Seoul: Yangjae Station, Exit 12 · Gongju: Geumseoru, the west gate of Gongsanseong',
    words:
      'gongju baekje gongsanseong fortress songsan-ri royal tombs king muryeong museum geum river chestnut ungjin unesco world heritage day trip chungcheong',
  },
  ko: {
    name: '백제의 도읍, 공주 하루 여행',
    summary: '강가 언덕의 산성과 우연히 발견된 왕의 무덤, 그리고 밤. 서울에서 두 시간, 공주에서 보내는 하루.',
    description: [
      '475년, 한강 가의 도읍을 잃은 백제는 금강이 내려다보이는 언덕으로 내려왔습니다. 공주가 웅진이라 불리던 63년 동안 왕들이 이곳에 살았고, 공산성은 지금도 그 언덕을 두르고 있습니다. 성벽이 곧 길이라 걷다 보면 나라를 지켜 주던 강이 발아래로 펼쳐집니다.',
      '1971년, 송산리 고분 뒤에서 배수로를 파던 인부들의 연장에 벽돌이 걸렸습니다. 그 안에 무령왕과 왕비가 6세기에 묻힌 그대로 누워 있었습니다. 이름을 새긴 지석과 금관 장식, 문을 지키던 돌짐승도 함께였습니다. 무덤은 보존을 위해 닫혀 있어 전시관에서 똑같이 재현한 무덤 안을 걷고, 진품은 박물관에서 만납니다.',
    ],
    highlights: [
      '금강을 내려다보며 걷는 공산성 성벽',
      '송산리 고분군과 1971년의 발견 이야기',
      '국립공주박물관의 무령왕릉 금제 장식',
      '밤밥과 밤빵, 밤막걸리',
    ],
    itinerary: [
      ['서울 출발', '버스로 두 시간, 가는 길에 삼국 이야기를 듣습니다.', 120],
      ['공산성', '금서루로 들어가 강 쪽으로 성벽을 걷습니다.', 90],
      ['점심', '공산성 아래 시장에서 밤을 넣어 지은 밥.', 70],
      ['무령왕릉과 왕릉원', '고분 사이를 걷고 벽돌무덤 재현 전시를 봅니다.', 60],
      ['국립공주박물관', '관 꾸미개와 귀걸이, 뿔 하나 달린 진묘수.', 70],
      ['제민천', '원도심 개울가에서 커피 한 잔.', 40],
      ['귀환', '길이 막히기 전에 서울로 돌아옵니다.', 120],
    ],
    included: ['서울 출발 옵션의 왕복 버스', '가이드', '입장료', '점심 식사'],
    excluded: ['저녁 식사', '개인 경비'],
    know_before: [
      '박물관이 쉬는 월요일에는 운영하지 않습니다.',
      '성벽 길은 울퉁불퉁하고 가파른 곳이 있으며 난간이 없습니다. 평탄한 길로도 걸을 수 있습니다.',
      '공산성과 왕릉은 부여, 익산의 여섯 곳과 함께 2015년 세계유산이 되었습니다.',
      '일요일 저녁에는 고속도로가 막혀 한 시간쯤 늦게 도착할 수 있습니다.',
    ],
    meeting_point: '서울: 양재역 12번 출구 · 공주: 공산성 금서루 앞',
    words:
      '공주 백제 공산성 금서루 송산리 고분군 무령왕릉 왕릉원 국립공주박물관 금강 웅진 밤 유네스코 세계유산 당일치기 충청',
  },
}
