import { adult, child, type SeedProduct } from '../shape'

/** Baseball evenings of the coming season, as seen from the day of seeding. */
export const baseball = (season: { from: string; to: string }): SeedProduct => ({
  id: 'jamsil-baseball-evening',
  category: 'tickets',
  region: 'seoul',
  operator: { en: 'Ninth Inning Friends', ko: '구회말 친구들' },
  duration_minutes: 270,
  languages: ['en', 'ko'],
  currency: 'KRW',
  season,
  options: [
    {
      name: { en: 'In the cheering section', ko: '응원석' },
      description: {
        en: 'On your feet with the drums: a seat in the middle of the noise, next to a fan who explains it.',
        ko: '북소리 한가운데에서 일어나 응원합니다. 옆자리에 앉은 팬이 하나하나 알려 드립니다.',
      },
      start_times: ['17:00'],
      capacity: 12,
      closed_weekdays: [1],
      prices: [adult(59_000), child(45_000)],
    },
    {
      name: { en: 'Infield seat', ko: '내야 지정석' },
      description: {
        en: 'Sitting down, with a view of every pitch; the same fan, a little quieter.',
        ko: '앉아서 공 하나하나를 봅니다. 같은 팬이 조금 더 차분하게 함께합니다.',
      },
      start_times: ['17:00'],
      capacity: 10,
      closed_weekdays: [1],
      prices: [adult(72_000), child(58_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'ballpark', view: 0, palette: 'naru', time: 'night' },
      alt: {
        en: 'A baseball field under floodlights, seen from the stands',
        ko: '관중석에서 바라본 조명 아래의 야구장',
      },
    },
    {
      scene: { motif: 'ballpark', view: 0, palette: 'persimmon', time: 'dusk', seed: 'first' },
      alt: { en: 'Fans in the stands while the sun sets behind the field', ko: '해가 지는 야구장과 관중석의 팬들' },
    },
    {
      scene: { motif: 'city', view: 3, palette: 'canola', time: 'dusk', seed: 'jamsil' },
      alt: {
        en: 'Cyclists by the river with the city behind them in the evening',
        ko: '저녁 강변을 달리는 자전거와 도시',
      },
    },
  ],
  en: {
    name: 'Baseball Evening in Jamsil with a Local Fan',
    summary:
      'Every batter has a song, and the whole stadium knows it: an evening at the ballpark with somebody who will teach you.',
    description: [
      'People who find baseball slow have not seen it in Korea. From the first pitch to the last the stands sing: a song for each batter, another for each situation, led from a platform by a cheerleader with a whistle. Meanwhile there is fried chicken, and the score becomes almost a matter of taste.',
      'Your host has held a season ticket since school. You meet an hour and a half before the game, learn three songs over a paper cup, and walk in together. Between innings you hear how the league works, why nobody leaves before the ninth, and what the old man two rows below is shouting.',
    ],
    highlights: [
      'Ticket in hand, without a Korean account or queue',
      'A host who has been coming since childhood',
      'A cheering stick and three songs',
      'Chicken and a drink at your seat',
    ],
    itinerary: [
      ['Meeting at the station', 'Introductions and the rules, in five minutes.', 20],
      ['Songs and supplies', 'Three songs, cheering sticks, chicken.', 60],
      ['The game', 'Nine innings, or at least until the last train.', 190],
    ],
    included: ['Ticket for the section you chose', 'Host for the evening', 'Cheering sticks', 'Chicken and one drink'],
    excluded: ['Jerseys and caps', 'Further food and drinks'],
    know_before: [
      'The league rests on Mondays. On the few other evenings without a game in Jamsil you choose another one or get your money back.',
      'First pitch is usually at half past six; on some weekends it is earlier, and we tell you the time with your confirmation.',
      'Rained off before the fifth inning? You come again on another evening, or we refund the ticket.',
      'Beer is served only to those of nineteen and over, with a passport or identity card. Small bags only; no cans or glass.',
    ],
    meeting_point: 'Sports Complex Station (Lines 2 and 9), Exit 5, at street level',
    words:
      'baseball jamsil stadium game ticket kbo league cheering fan songs chicken beer chimaek seoul songpa sports complex evening summer spring',
  },
  ko: {
    name: '현지 팬과 함께하는 잠실 야구의 밤',
    summary: '타자마다 노래가 있고 관중석은 모두 그 노래를 압니다. 함께 불러 줄 친구와 야구장에서 보내는 저녁.',
    description: [
      '야구가 느리다고 느꼈다면 아직 한국에서 보지 않으신 겁니다. 첫 공부터 마지막 공까지 관중석은 노래합니다. 타자마다, 고비마다 노래가 따로 있고 응원단장이 호루라기로 이끕니다. 그 틈에 치킨까지 먹다 보면 점수쯤은 아무래도 좋아집니다.',
      '안내하는 친구는 학창 시절부터 시즌권을 끊어 온 팬입니다. 경기 시작 한 시간 반 전에 만나 종이컵을 앞에 두고 응원가 세 곡을 배운 뒤 함께 들어갑니다. 이닝 사이사이 리그 이야기, 9회까지 아무도 자리를 뜨지 않는 까닭, 두 줄 아래 아저씨가 뭐라고 외치시는지 들려 드립니다.',
    ],
    highlights: [
      '예매 걱정 없이 미리 준비된 입장권',
      '어릴 때부터 야구장을 다닌 친구의 안내',
      '응원봉과 응원가 세 곡',
      '자리에서 즐기는 치킨과 음료',
    ],
    itinerary: [
      ['역에서 만남', '인사를 나누고 야구 규칙을 5분 만에 알아봅니다.', 20],
      ['응원가와 먹거리', '노래 세 곡과 응원봉, 치킨을 챙깁니다.', 60],
      ['경기', '9회까지, 아니면 막차 시간까지 함께합니다.', 190],
    ],
    included: ['예약한 구역의 입장권', '저녁 내내 함께하는 안내', '응원봉', '치킨과 음료 한 잔'],
    excluded: ['유니폼과 모자', '추가 음식과 음료'],
    know_before: [
      '프로야구는 월요일에 쉽니다. 그 밖에 잠실 경기가 없는 며칠은 다른 날로 바꾸거나 환불해 드립니다.',
      '경기는 보통 6시 30분에 시작하며 주말에는 더 이를 수 있습니다. 정확한 시간은 예약 확정 때 알려 드립니다.',
      '5회 전에 비로 취소되면 다른 날 다시 오시거나 입장권 값을 돌려 드립니다.',
      '맥주는 신분증을 지닌 만 19세 이상만 드실 수 있습니다. 가방은 작은 것으로, 캔과 유리병은 가져올 수 없습니다.',
    ],
    meeting_point: '지하철 2·9호선 종합운동장역 5번 출구 앞',
    words: '야구 잠실 야구장 경기 입장권 프로야구 kbo 응원 응원가 치킨 맥주 치맥 서울 송파 종합운동장 저녁 직관',
  },
})
