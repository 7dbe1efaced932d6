import { child, fullFare, infant, type SeedProduct, senior, youth } from '../shape'

export const namsan: SeedProduct = {
  id: 'namsan-evening-walk-observatory',
  category: 'tickets',
  region: 'seoul',
  operator: { en: 'Bulbit Evenings', ko: '불빛저녁' },
  duration_minutes: 150,
  languages: ['en', 'ko', 'ja', 'zh-CN'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Evening walk and observatory', ko: '저녁 산책과 전망대' },
      description: {
        en: 'Up the north path on foot with a guide, then into the observatory at your own pace.',
        ko: '가이드와 북측 산책로를 걸어 오른 뒤 전망대를 자유롭게 즐깁니다.',
      },
      start_times: ['17:30', '19:00'],
      capacity: 20,
      prices: [fullFare(36_000), youth(32_000), senior(30_000), child(25_000), infant(0)],
    },
    {
      name: { en: 'By bus, with observatory', ko: '버스로 오르는 전망대' },
      description: {
        en: 'For tired feet: by city bus to the terrace below the tower, the same guide and the same ticket.',
        ko: '오래 걷기 힘든 분께 알맞습니다. 순환버스로 오르며 가이드와 전망대 입장은 같습니다.',
      },
      start_times: ['18:30'],
      capacity: 16,
      closed_weekdays: [1],
      prices: [fullFare(39_000), youth(35_000), senior(33_000), child(28_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'city', view: 0, palette: 'naru', time: 'dusk', seed: 'namsan' },
      alt: { en: 'A tower on a wooded hill above the city at dusk', ko: '해 질 녘 도심 위 숲이 우거진 언덕에 선 탑' },
    },
    {
      scene: { motif: 'city', view: 2, palette: 'plum', time: 'night', seed: 'namsan' },
      alt: {
        en: 'Old roofs and lit towers with Namsan behind them at night',
        ko: '밤의 기와지붕과 불 켜진 빌딩, 그 뒤의 남산',
      },
    },
    {
      scene: { motif: 'city', view: 0, palette: 'canola', time: 'dawn', seed: 'sky' },
      alt: { en: 'The tower and the roofs of Seoul under a pale sky', ko: '맑은 하늘 아래 남산의 탑과 서울 시내' },
    },
  ],
  en: {
    name: 'Namsan Evening Walk with Observatory',
    summary: 'Climb the hill in the middle of Seoul as the day ends, and watch the lights come on from its tower.',
    description: [
      'Namsan was the southern edge of the old city and now stands in the middle of the new one. The path up its north side is closed to cars, shaded by pines and lit at night; it passes a stretch of the old city wall and comes out at the beacon mounds from which fires once told the palace that the borders were calm.',
      'You reach the top as the lights come on: in spring and autumn the first walk arrives in the blue half hour after sunset, in summer the second. Your observatory ticket is in your pocket by then: go up at once, or stay on the terrace among the locks that couples have left on the railings. The guide waits until everybody has found a bus or the path down.',
    ],
    highlights: [
      'The observatory above the city, ticket included',
      'A car-free path under pines',
      'The old city wall and the five beacon mounds',
      'The city as its lights come on',
    ],
    itinerary: [
      ['Chungmuro', 'A short walk from the station, past Namsangol Hanok Village.', 20],
      ['North path', 'An even climb with a few stairs at the end; stories at three lookouts.', 50],
      ['City wall and beacon mounds', 'How five fires carried the news across the country.', 20],
      ['Observatory', 'Up by elevator; stay as long as you like.', 60],
    ],
    included: [
      'Guide to the summit',
      'Observatory ticket',
      'City bus up with that option',
      'A hot drink from November to March',
    ],
    excluded: ['The way down by bus or cable car', 'Food and drinks at the tower', 'A lock for the railing'],
    know_before: [
      'About two and a half kilometers uphill on asphalt, then some two hundred stairs.',
      'In fine dust, fog or heavy rain the view may be hidden. If the observatory closes you get your money back.',
      'In winter it is dark when we set out; for a night view in summer choose the second walk.',
      'Youths and seniors: please bring something that shows your age.',
    ],
    meeting_point: 'Chungmuro Station (Lines 3 and 4), Exit 3, at street level',
    words:
      'namsan seoul tower n seoul tower observatory night view sunset walk city wall beacon myeongdong chungmuro ticket cable car',
  },
  ko: {
    name: '남산 저녁 산책과 전망대',
    summary: '하루가 저무는 시간, 서울 한가운데 남산을 걸어 올라 전망대에서 도시의 불빛을 만납니다.',
    description: [
      '옛 도성의 남쪽 끝이던 남산은 이제 서울의 한가운데입니다. 차가 다니지 않는 북측 산책로는 소나무 그늘이 깊고 밤에도 등이 켜집니다. 옛 성벽을 지나 변방이 평안하다는 소식을 불로 알리던 봉수대에 이릅니다.',
      '정상에 닿을 무렵이면 도시에 불이 켜집니다. 봄가을에는 첫 산책이, 여름에는 두 번째 산책이 해 진 뒤 하늘이 푸르게 물드는 30분과 만납니다. 전망대 입장권은 그때 이미 손에 있습니다. 바로 올라가도 좋고, 연인들이 자물쇠를 걸어 둔 난간 앞에 잠시 머물러도 좋습니다. 모두가 내려가는 버스나 길을 찾을 때까지 가이드가 기다립니다.',
    ],
    highlights: [
      '입장권이 포함된 도심 전망대',
      '차 없는 소나무 산책로',
      '한양도성 성벽과 다섯 봉수대',
      '불이 하나둘 켜지는 도시의 야경',
    ],
    itinerary: [
      ['충무로', '역에서 남산골한옥마을을 지나 산책로로 들어섭니다.', 20],
      ['북측 산책로', '완만한 오르막 끝에 계단이 조금 있습니다. 전망 좋은 세 곳에서 이야기를 듣습니다.', 50],
      ['성벽과 봉수대', '다섯 줄기 불이 나라의 소식을 전하던 방법을 알아봅니다.', 20],
      ['전망대', '승강기로 올라 원하는 만큼 머무릅니다.', 60],
    ],
    included: ['정상까지 가이드', '전망대 입장권', '버스 옵션의 순환버스', '11~3월 따뜻한 음료 한 잔'],
    excluded: ['내려오는 버스나 케이블카', '전망대의 식음료', '난간에 거는 자물쇠'],
    know_before: [
      '포장된 오르막을 약 2.5km 걷고 계단을 200개쯤 오릅니다.',
      '미세먼지나 안개, 큰비로 시야가 흐릴 수 있습니다. 전망대가 문을 닫으면 환불해 드립니다.',
      '겨울에는 출발할 때 이미 어둡습니다. 여름에 야경을 보시려면 두 번째 산책을 골라 주세요.',
      '청소년과 경로 요금은 나이를 확인할 수 있는 것을 지참해 주세요.',
    ],
    meeting_point: '지하철 3·4호선 충무로역 3번 출구 앞',
    words: '남산 남산타워 남산서울타워 서울타워 전망대 야경 노을 산책 한양도성 봉수대 명동 충무로 입장권 케이블카',
  },
}
