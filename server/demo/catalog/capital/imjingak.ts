import { adult, child, infant, type SeedProduct } from '../shape'

export const imjingak: SeedProduct = {
  id: 'imjingak-dmz-half-day',
  category: 'tours',
  region: 'gyeonggi',
  operator: { en: 'Imjin Day Tours', ko: '임진길 여행' },
  duration_minutes: 400,
  languages: ['en', 'ko', 'ja', 'zh-CN'],
  currency: 'USD',
  options: [
    {
      name: { en: 'Imjingak, tunnel and observatory', ko: '임진각과 제3땅굴, 도라전망대' },
      description: {
        en: 'Beyond the civilian control line with a passport; back in Seoul in the early afternoon.',
        ko: '신분증이나 여권을 지니고 민간인 통제선 안까지 들어가며 이른 오후에 서울로 돌아옵니다.',
      },
      start_times: ['07:20'],
      capacity: 36,
      closed_weekdays: [1],
      prices: [adult(5_900), child(4_900), infant(0)],
    },
    {
      name: { en: 'Imjingak and the park only', ko: '임진각과 평화누리' },
      description: {
        en: 'Without the controlled area and without a passport check: the river, the bridge and the park at leisure, in about four hours.',
        ko: '통제 구역에 들어가지 않아 신분 확인이 없습니다. 강과 다리, 공원을 네 시간쯤 여유롭게 걷습니다.',
      },
      start_times: ['12:30'],
      capacity: 24,
      closed_weekdays: [1],
      prices: [adult(4_200), child(3_200), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'border', view: 0, palette: 'celadon', time: 'day' },
      alt: {
        en: 'Visitors at a railing with telescopes above a wide river valley',
        ko: '망원경이 놓인 난간에서 넓은 강을 바라보는 사람들',
      },
    },
    {
      scene: { motif: 'border', view: 1, palette: 'naru', time: 'dawn' },
      alt: {
        en: 'A quiet path through reeds, ribbons tied to a fence',
        ko: '리본이 매달린 철책 옆, 갈대 사이로 난 길',
      },
    },
    {
      scene: { motif: 'tea', view: 2, palette: 'canola', time: 'day', seed: 'jangdan' },
      alt: {
        en: 'Long green rows of a field, hills in the haze behind',
        ko: '안개 낀 산 앞으로 길게 뻗은 푸른 밭이랑',
      },
    },
  ],
  en: {
    name: 'DMZ & Imjingak Half Day from Seoul',
    summary:
      'An hour north of Seoul: the river, the bridge and the view across the line, told plainly and without noise.',
    description: [
      'The armistice of 1953 left a strip four kilometers wide across the peninsula, and hardly anybody has walked in it since. Imjingak, on the last stretch of river before the controlled area, is where families who came from the north bow toward their home towns at New Year. A locomotive that was stopped by the war stands next to the footbridge over which prisoners came home.',
      'With your passport you go further: through a checkpoint to the Third Tunnel, which was found in 1978, and up to Dora Observatory, where on a clear day you can see across to the other side. The guide explains what happened and what is disputed, and leaves the conclusions to you.',
    ],
    highlights: [
      'Freedom Bridge and the locomotive of Jangdan Station',
      'The Third Tunnel on foot, with helmet',
      'The view north from Dora Observatory',
      'Pyeonghwa Nuri Park, where thousands of pinwheels turn',
    ],
    itinerary: [
      ['Drive from Seoul', 'Along the Han and the Imjin, with the guide’s introduction.', 70],
      [
        'Imjingak',
        'Freedom Bridge, the locomotive and the altar of Mangbaedan; tickets for the controlled area are issued here.',
        70,
      ],
      ['Third Tunnel', 'A short film and exhibition, then down the sloping shaft.', 80],
      ['Dora Observatory', 'Telescopes, a model of the land and time to look.', 50],
      ['Tongilchon', 'A village behind the control line that is known for its beans; a short stop at its shop.', 50],
      ['Return to Seoul', 'Back at City Hall at about two.', 80],
    ],
    included: ['Coach from and to Seoul', 'Guide', 'Admission to the controlled area with that option'],
    excluded: ['Lunch', 'Coins for the telescopes', 'The gondola across the Imjin'],
    know_before: [
      'Bring your passport itself; a photo or a copy is not accepted at the checkpoint.',
      'The area is closed on Mondays. It may close at short notice for military or disease control: you then choose another day, or get your money back.',
      'The way out of the tunnel is steep, low and damp. With a weak heart, bad knees or a fear of tight spaces please stay above.',
      'Photographs are forbidden in the tunnel and wherever the guide says so.',
    ],
    meeting_point: 'City Hall Station (Lines 1 and 2), Exit 1, beside the Deoksugung gate',
    words:
      'dmz demilitarized zone imjingak paju third tunnel dora observatory freedom bridge border north korea half day tour gyeonggi tongilchon',
  },
  ko: {
    name: '서울 출발 DMZ와 임진각 반나절 여행',
    summary: '서울에서 북쪽으로 한 시간. 강과 다리, 선 너머의 풍경을 담담한 설명과 함께 만납니다.',
    description: [
      '1953년 정전협정은 한반도를 가로지르는 폭 4km의 띠를 남겼고, 그 뒤로 그곳을 걸어 본 사람은 거의 없습니다. 통제 구역을 앞둔 임진강 가의 임진각은 북녘이 고향인 가족들이 설마다 고향을 향해 절을 올리는 곳입니다. 전쟁으로 멈춰 선 증기 기관차가 포로들이 돌아온 자유의 다리 곁에 서 있습니다.',
      '신분증이나 여권이 있으면 더 들어갑니다. 검문소를 지나 1978년에 발견된 제3땅굴을 걷고, 맑은 날이면 건너편까지 보이는 도라전망대에 오릅니다. 가이드는 있었던 일과 의견이 갈리는 일을 나누어 설명하고, 판단은 여러분께 맡깁니다.',
    ],
    highlights: [
      '자유의 다리와 장단역 증기 기관차',
      '안전모를 쓰고 걸어 내려가는 제3땅굴',
      '도라전망대에서 바라보는 북녘',
      '바람개비 수천 개가 도는 평화누리공원',
    ],
    itinerary: [
      ['서울 출발', '한강과 임진강을 따라 달리며 가이드가 배경을 설명합니다.', 70],
      ['임진각', '자유의 다리와 기관차, 망배단을 둘러보고 통제 구역 출입 절차를 밟습니다.', 70],
      ['제3땅굴', '짧은 영상과 전시를 본 뒤 경사진 갱도를 걸어 내려갑니다.', 80],
      ['도라전망대', '망원경과 지형 모형을 보며 천천히 둘러봅니다.', 50],
      ['통일촌', '민통선 안의 마을로 장단콩이 유명합니다. 직판장에 잠시 들릅니다.', 50],
      ['서울 도착', '오후 2시쯤 시청 앞에 도착합니다.', 80],
    ],
    included: ['서울 왕복 버스', '가이드', '해당 옵션의 통제 구역 입장료'],
    excluded: ['점심 식사', '망원경 이용료', '임진강 곤돌라'],
    know_before: [
      '여권 또는 신분증 원본을 꼭 챙겨 주세요. 사진이나 사본으로는 검문소를 지날 수 없습니다.',
      '통제 구역은 월요일에 쉽니다. 군 사정이나 방역으로 갑자기 닫히면 다른 날로 바꾸거나 전액 환불해 드립니다.',
      '땅굴은 올라오는 길이 가파르고 낮으며 습합니다. 심장이나 무릎이 약하거나 좁은 곳이 힘드신 분은 위에서 기다려 주세요.',
      '땅굴 안과 가이드가 안내하는 곳에서는 사진을 찍을 수 없습니다.',
    ],
    meeting_point: '지하철 1·2호선 시청역 1번 출구, 덕수궁 대한문 옆',
    words: 'dmz 비무장지대 임진각 파주 제3땅굴 도라전망대 자유의다리 평화누리 통일촌 민통선 반나절 경기 안보 관광',
  },
}
