import { adult, child, infant, type SeedProduct } from '../shape'

/** Lantern walks of the coming winter, as seen from the day of seeding. */
export const cheonggyecheon = (season: { from: string; to: string }): SeedProduct => ({
  id: 'cheonggyecheon-winter-lantern-walk',
  category: 'festivals',
  region: 'seoul',
  operator: { en: 'Chorong Night Walks', ko: '초롱밤길' },
  duration_minutes: 150,
  languages: ['en', 'ko'],
  currency: 'KRW',
  season,
  options: [
    {
      name: { en: 'Lantern walk', ko: '초롱 산책' },
      description: {
        en: 'Along the stream with a silk lantern in red and blue, and something hot at the market.',
        ko: '청사초롱을 들고 물길을 걸은 뒤 시장에서 따뜻한 간식을 맛봅니다.',
      },
      start_times: ['17:30', '19:00'],
      capacity: 18,
      closed_weekdays: [1],
      prices: [adult(32_000), child(21_000), infant(0)],
    },
    {
      name: { en: 'Lantern walk with market dinner', ko: '초롱 산책과 시장 저녁' },
      description: {
        en: 'The early walk, then mung-bean pancakes, noodles and rice rolls at one table in Gwangjang Market.',
        ko: '이른 산책을 마치고 광장시장 한자리에서 빈대떡과 칼국수, 꼬마김밥을 나눠 먹습니다.',
      },
      start_times: ['17:30'],
      capacity: 10,
      closed_weekdays: [0, 1],
      prices: [adult(56_000), child(39_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'lanterns', view: 1, palette: 'plum', time: 'night', seed: 'cheonggye' },
      alt: {
        en: 'Walkers along a stream full of floating lights, lit towers above',
        ko: '등불이 떠 있는 물길을 걷는 사람들과 불 켜진 빌딩',
      },
    },
    {
      scene: { motif: 'market', view: 0, palette: 'canola', time: 'night', seed: 'gwangjang' },
      alt: { en: 'A market alley at night under strings of lamps', ko: '전구가 빛나는 밤의 시장 골목' },
    },
    {
      scene: { motif: 'city', view: 2, palette: 'naru', time: 'night', seed: 'winter' },
      alt: { en: 'Seoul’s towers and tiled roofs on a clear night', ko: '맑은 밤 서울의 빌딩과 기와지붕' },
    },
  ],
  en: {
    name: 'Cheonggyecheon Winter Lantern Walk',
    summary:
      'When the year grows dark, Seoul lights its stream: an evening below street level with a lantern in your hand.',
    description: [
      'Cheonggyecheon drained the old capital, vanished under an elevated road and came back to daylight in 2005. Today it runs through the middle of the city a story below the pavement, and down there, between walls and water, the traffic is hardly more than a murmur.',
      'In the last weeks of the year lights are set out along the water. We add our own: each guest carries a cheongsachorong, the lantern of red and blue silk that once led wedding processions home. The guide tells the stream’s story bridge by bridge, and the walk ends among the griddles of Gwangjang Market.',
    ],
    highlights: [
      'A silk lantern for each guest while we walk',
      'Gwangtonggyo, a bridge with stones from a queen’s tomb',
      'The winter lights along the water',
      'Mung-bean pancake straight from the griddle in Gwangjang Market',
    ],
    itinerary: [
      ['Cheonggye Plaza', 'Lanterns are lit; the stream begins with a fall of water.', 20],
      ['Gwangtonggyo', 'Why a king had the stones of a tomb laid upside down under everybody’s feet.', 30],
      ['Along the water', 'Stepping stones, the tiled wall of a royal procession, and the lights.', 50],
      ['Where Supyogyo stood', 'How the capital measured its floods.', 15],
      ['Gwangjang Market', 'A pancake and a warm drink; the dinner option stays at the table.', 35],
    ],
    included: ['Guide', 'Lantern on loan', 'Mung-bean pancake and a warm drink', 'Dinner with that option'],
    excluded: ['Alcoholic drinks', 'Transport to the meeting point'],
    know_before: [
      'Seoul is often below zero in December, and colder by the water: hat, gloves and warm shoes. We lend hand warmers.',
      'A little over two kilometers on level ground; stairs at both ends, and elevators for those who need them.',
      'The dates are our own. City festivals along the stream announce theirs in autumn; we walk whether or not one is on.',
      'After snow or heavy rain the lower path may be closed; we then take the upper bank and you may cancel for free.',
    ],
    meeting_point: 'Cheonggye Plaza, at the head of the waterfall; Gwanghwamun Station (Line 5), Exit 5',
    words:
      'cheonggyecheon stream lantern festival winter lights december november gwangjang market gwanghwamun jongno night walk seoul christmas',
  },
  ko: {
    name: '청계천 겨울 초롱 산책',
    summary: '밤이 길어지면 청계천에 불이 켜집니다. 초롱 하나 들고 거리보다 낮은 물길을 걷는 저녁입니다.',
    description: [
      '옛 도성의 물이 모이던 청계천은 고가도로 아래로 사라졌다가 2005년 다시 햇빛을 보았습니다. 지금은 도심 한가운데, 인도보다 한 층 낮은 곳으로 흐릅니다. 돌벽과 물 사이로 내려서면 차 소리가 아득해집니다.',
      '한 해의 끝자락, 물가에는 등이 놓입니다. 저희도 불빛을 보탭니다. 혼례 행렬의 밤길을 밝히던 청사초롱을 한 사람에 하나씩 들고 걷습니다. 다리마다 얽힌 이야기를 듣다 보면 지글지글 빈대떡을 부치는 광장시장에 닿습니다.',
    ],
    highlights: [
      '한 사람에 하나씩 드는 청사초롱',
      '왕비 능의 돌로 놓은 광통교',
      '물길을 따라 이어지는 겨울 불빛',
      '광장시장에서 갓 부친 빈대떡',
    ],
    itinerary: [
      ['청계광장', '초롱에 불을 넣고 물길이 시작되는 폭포로 내려갑니다.', 20],
      ['광통교', '왕이 능의 돌을 거꾸로 놓아 모두가 밟게 한 까닭을 듣습니다.', 30],
      ['물길 산책', '징검다리와 정조의 행차를 그린 도자벽화, 물가의 불빛을 지납니다.', 50],
      ['수표교 자리', '도성에서 물 높이를 재던 방법을 알아봅니다.', 15],
      ['광장시장', '빈대떡과 따뜻한 음료를 맛봅니다. 저녁 옵션은 그대로 식사합니다.', 35],
    ],
    included: ['가이드', '초롱 대여', '빈대떡과 따뜻한 음료', '저녁 옵션의 식사'],
    excluded: ['주류', '집합 장소까지의 교통비'],
    know_before: [
      '12월의 서울은 영하로 내려가는 날이 많고 물가는 더 춥습니다. 모자와 장갑, 따뜻한 신발을 챙기세요. 손난로는 빌려 드립니다.',
      '평지 2km 남짓을 걷습니다. 양 끝에 계단이 있으며 승강기를 이용하실 수 있습니다.',
      '저희가 정한 일정입니다. 청계천에서 열리는 시의 축제는 가을에 발표되며, 축제와 관계없이 산책을 진행합니다.',
      '눈이나 큰비로 아랫길이 통제되면 윗길로 걷고, 원하시면 무료로 취소해 드립니다.',
    ],
    meeting_point: '지하철 5호선 광화문역 5번 출구, 청계광장 폭포 위',
    words: '청계천 초롱 청사초롱 등불 빛초롱 겨울 축제 11월 12월 광장시장 광화문 종로 야간 산책 서울 크리스마스',
  },
})
