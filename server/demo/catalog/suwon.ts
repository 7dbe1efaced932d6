import { adult, child, infant, type SeedProduct } from './shape'

export const suwon: SeedProduct = {
  id: 'suwon-hwaseong-fortress-evening',
  category: 'tours',
  region: 'gyeonggi',
  operator: { en: 'Seongbyeok Trails', ko: '성벽길 여행' },
  duration_minutes: 300,
  languages: ['en', 'ko'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Evening walk from Seoul', ko: '서울 출발 저녁 투어' },
      description: {
        en: 'By coach from Seoul and back, with a guide on the wall.',
        ko: '서울에서 버스로 왕복하며 성곽에서 가이드가 안내합니다.',
      },
      start_times: ['16:00'],
      capacity: 24,
      closed_weekdays: [1],
      prices: [adult(58_000), child(42_000), infant(0)],
    },
    {
      name: { en: 'Walk only, from Suwon Station', ko: '수원역 집합 도보 투어' },
      description: {
        en: 'Meet us in Suwon and stay as long as you like.',
        ko: '수원역에서 만나 투어가 끝난 뒤 자유롭게 머무릅니다.',
      },
      start_times: ['17:00'],
      capacity: 16,
      closed_weekdays: [1],
      prices: [adult(34_000), child(22_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'fortress', view: 1, palette: 'naru', time: 'dusk' },
      alt: {
        en: 'A fortress gate with its round outwork, lamps lit along the wall',
        ko: '성벽에 불이 켜진 옹성과 성문',
      },
    },
    {
      scene: { motif: 'fortress', view: 2, palette: 'plum', time: 'dusk' },
      alt: { en: 'A pavilion on the wall above a pond in the evening', ko: '저녁 연못 위 성벽에 선 누각' },
    },
    {
      scene: { motif: 'fortress', view: 0, palette: 'canola', time: 'dawn' },
      alt: {
        en: 'The wall climbs a green hill, a tethered balloon above it',
        ko: '푸른 언덕을 오르는 성벽과 그 위의 열기구',
      },
    },
    {
      scene: { motif: 'market', view: 0, palette: 'naru', time: 'dusk', seed: 'suwon' },
      alt: { en: 'Stalls of a market at nightfall', ko: '해 질 무렵의 시장 골목' },
    },
  ],
  en: {
    name: 'Suwon Hwaseong Fortress at Dusk',
    summary:
      'Walk the wall that King Jeongjo built, watch the lamps come on, and finish with a plate of fried chicken.',
    description: [
      'Hwaseong was begun in 1794 and finished in under three years, a fortress of brick and stone with gates, floodgates and beacon towers, planned down to the last cart. Its wall runs for more than five kilometers around the old town of Suwon and has been a World Heritage Site since 1997.',
      'We walk the finest third of it, from the command post on the hill to the pavilion Banghwasuryujeong, and reach the water when the lights come on. The evening ends in the street where Suwon fries its famous chicken.',
    ],
    highlights: [
      'The wall from Seojangdae to Hwahongmun in the evening light',
      'The pavilion Banghwasuryujeong and its pond',
      'How the fortress was built, from the king’s own records',
      'Dinner in Chicken Street (at your own expense)',
    ],
    itinerary: [
      ['Coach from Seoul', 'About an hour, depending on traffic; the walk-only option starts in Suwon.', 60],
      ['Seojangdae', 'A short climb to the command post and the view over the city.', 50],
      ['Along the wall', 'Gates, towers and gun ports; an easy path with some steps.', 60],
      ['Hwahongmun and Banghwasuryujeong', 'Lamps, water and time for photographs.', 40],
      ['Chicken Street', 'Free time for dinner.', 50],
      ['Return', 'By coach to Seoul.', 40],
    ],
    included: ['Guide', 'Admission to the wall', 'Coach from and to Seoul with that option'],
    excluded: ['Dinner', 'Archery and balloon tickets'],
    know_before: [
      'Three kilometers on foot, with a hundred steps at the beginning.',
      'In strong wind the open stretch of the wall is left out.',
      'Not on Mondays.',
    ],
    meeting_point: 'City Hall Station (Line 1), Exit 4; walk-only: Suwon Station, in front of Exit 4',
    words:
      'suwon hwaseong fortress wall unesco paldalmun janganmun banghwasuryujeong night view chicken street gyeonggi',
  },
  ko: {
    name: '해 질 녘 수원 화성 산책',
    summary: '정조가 쌓은 성벽을 따라 걷다 불이 켜지는 순간을 보고, 통닭거리에서 저녁을 마무리합니다.',
    description: [
      '1794년에 쌓기 시작해 3년이 채 걸리지 않은 수원 화성은 수레 하나까지 계획한 벽돌과 돌의 성입니다. 옛 수원을 두른 5km 남짓한 성벽은 1997년에 유네스코 세계유산이 되었습니다.',
      '그중 가장 아름다운 구간을 걷습니다. 팔달산 서장대에서 방화수류정까지, 물가에 닿을 무렵 성벽에 불이 켜집니다. 저녁은 수원 통닭거리에서 자유롭게 즐깁니다.',
    ],
    highlights: [
      '저녁빛 속 서장대에서 화홍문까지의 성곽길',
      '방화수류정과 용연',
      '《화성성역의궤》로 듣는 축성 이야기',
      '통닭거리에서의 저녁(개별 부담)',
    ],
    itinerary: [
      ['서울 출발', '교통 상황에 따라 한 시간쯤 걸립니다. 도보 투어는 수원에서 시작합니다.', 60],
      ['서장대', '조금 올라 지휘소에서 수원 시내를 내려다봅니다.', 50],
      ['성곽길', '성문과 치성, 포루를 지나는 완만한 길이며 계단이 조금 있습니다.', 60],
      ['화홍문과 방화수류정', '불빛과 물, 사진 찍는 시간.', 40],
      ['통닭거리', '자유 저녁 시간입니다.', 50],
      ['귀환', '버스로 서울에 돌아옵니다.', 40],
    ],
    included: ['가이드', '화성 관람료', '서울 출발 옵션의 왕복 버스'],
    excluded: ['저녁 식사', '국궁 체험과 열기구 요금'],
    know_before: [
      '약 3km를 걸으며 처음에 계단이 백 개쯤 있습니다.',
      '바람이 강하면 트인 구간은 생략합니다.',
      '월요일에는 운영하지 않습니다.',
    ],
    meeting_point: '지하철 1호선 시청역 4번 출구 · 도보 투어는 수원역 4번 출구 앞',
    words: '수원 화성 성곽 유네스코 세계유산 팔달문 장안문 방화수류정 서장대 야경 통닭거리 경기',
  },
}
