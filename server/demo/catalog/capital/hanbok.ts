import { adult, child, type SeedProduct } from '../shape'

export const hanbok: SeedProduct = {
  id: 'bukchon-hanbok-day',
  category: 'experiences',
  region: 'seoul',
  operator: { en: 'Goun Dressing Room', ko: '고운옷방' },
  duration_minutes: 480,
  languages: ['en', 'ko', 'ja', 'zh-CN', 'vi'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'All day', ko: '종일 대여' },
      description: {
        en: 'Choose in the morning, bring it back by half past six.',
        ko: '아침에 골라 입고 저녁 6시 30분까지 돌려주시면 됩니다.',
      },
      start_times: ['09:00', '10:30'],
      capacity: 24,
      prices: [adult(39_000), child(28_000)],
    },
    {
      name: { en: 'Four hours', ko: '네 시간 대여' },
      description: {
        en: 'Enough for one palace and a stroll through the lanes.',
        ko: '궁궐 한 곳과 골목 산책에 알맞은 시간입니다.',
      },
      start_times: ['09:30', '11:30', '13:30'],
      capacity: 24,
      prices: [adult(26_000), child(19_000)],
    },
    {
      name: { en: 'All day with photographer', ko: '종일 대여와 사진작가' },
      description: {
        en: 'An hour with a photographer between palace wall and hanok lanes; thirty edited pictures.',
        ko: '궁궐 담장과 한옥 골목에서 사진작가와 한 시간. 보정한 사진 서른 장을 드립니다.',
      },
      start_times: ['09:00', '10:30'],
      capacity: 6,
      closed_weekdays: [2],
      prices: [adult(89_000), child(62_000)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'village', view: 1, palette: 'plum', time: 'day', seed: 'hanbok' },
      alt: {
        en: 'Two women in wide skirts in a lane between hanok',
        ko: '한옥 사이 골목을 걷는 한복 차림의 두 여성',
      },
    },
    {
      scene: { motif: 'palace', view: 1, palette: 'naru', time: 'day', seed: 'hanbok' },
      alt: { en: 'Visitors in hanbok before the throne hall', ko: '정전 앞뜰을 거니는 한복 차림의 사람들' },
    },
    {
      scene: { motif: 'palace', view: 4, palette: 'plum', time: 'dawn', seed: 'spring' },
      alt: {
        en: 'A blossoming tree behind a palace wall, framed by eaves',
        ko: '처마 끝으로 보이는 궁궐 담장과 꽃나무',
      },
    },
  ],
  en: {
    name: 'Hanbok for a Day in Bukchon',
    summary:
      'Choose among three hundred hanbok, have your hair plaited, and spend the day between palace and hanok lanes.',
    description: [
      'A hanbok changes how one walks. The skirt wants small steps, the sleeves want quiet hands, and after ten minutes nobody stoops any more. Our dressing room stands at the lower end of Bukchon, so that palace, gardens and lanes are all within a short walk.',
      'Take your time: a dresser helps you match jacket and skirt, ties the bow as it should be tied and plaits your hair with a ribbon. There are plain cotton ones for every day, silk ones for feast days, and the dress of officials and guards for those who like a hat. Sizes run from three-year-olds to the very tall.',
    ],
    highlights: [
      'Help with choosing and tying, in five languages',
      'Hair plaited, with ribbon or hairpin',
      'Palaces let visitors in hanbok in free of charge',
      'Lockers for your clothes and suitcases',
    ],
    itinerary: [
      ['Choosing', 'Jacket, skirt or trousers, then a bag to match.', 30],
      ['Dressing and hair', 'Ties, underskirt and a plait.', 30],
      ['Out and about', 'With our map: palace, garden, lanes and the best walls for photographs.', 400],
      ['Coming back', 'Change, collect your things and have a cup of plum tea.', 20],
    ],
    included: ['Hanbok with underskirt', 'Hair and ribbon', 'Bag and locker', 'Photographs with that option'],
    excluded: ['Make-up', 'Shoes', 'Lunch'],
    know_before: [
      'Gyeongbokgung is closed on Tuesdays; Changdeokgung, Changgyeonggung and Deoksugung on Mondays.',
      'People live in the lanes of Bukchon: speak softly, and keep to the visiting hours of the innermost ones, from ten to five.',
      'In winter we add a padded waistcoat and fur collar, in summer light ramie. When it rains umbrellas are lent.',
      'Small stains are no matter; for a torn skirt we ask for the cost of mending.',
    ],
    meeting_point: 'Anguk Station (Line 3), Exit 2, two hundred meters up the street on the left',
    words:
      'hanbok rental bukchon gyeongbokgung changdeokgung palace traditional dress costume photo photographer seoul jongno anguk experience',
  },
  ko: {
    name: '북촌에서 하루, 한복 나들이',
    summary: '한복 300벌 가운데 골라 입고 머리를 곱게 땋은 뒤, 궁궐과 한옥 골목에서 하루를 보냅니다.',
    description: [
      '한복을 입으면 걸음이 달라집니다. 치마는 잔걸음을 부르고 소매는 손끝을 차분하게 하며, 10분만 지나면 누구나 허리를 폅니다. 옷방이 북촌 어귀에 있어 궁궐도 정원도 골목도 걸어서 금방입니다.',
      '천천히 고르세요. 저고리와 치마의 빛깔을 함께 맞추고, 고름을 제대로 매고, 댕기를 드려 머리를 땋아 드립니다. 수수한 무명옷부터 잔칫날의 비단옷, 모자를 좋아하는 분을 위한 관복과 수문장복까지 있습니다. 세 살 아이부터 키가 아주 큰 분까지 맞는 옷이 있습니다.',
    ],
    highlights: [
      '다섯 언어로 돕는 옷 고르기와 고름 매기',
      '댕기나 비녀로 마무리하는 머리 손질',
      '한복을 입으면 무료로 들어가는 궁궐',
      '옷과 여행 가방을 맡기는 보관함',
    ],
    itinerary: [
      ['옷 고르기', '저고리와 치마 또는 바지, 어울리는 가방까지 고릅니다.', 30],
      ['입기와 머리 손질', '속치마를 입고 고름을 맨 뒤 머리를 땋습니다.', 30],
      ['나들이', '저희가 그린 지도를 들고 궁궐과 정원, 골목, 사진이 잘 나오는 담장을 찾아갑니다.', 400],
      ['돌아와서', '옷을 갈아입고 짐을 찾은 뒤 매실차를 한 잔 마십니다.', 20],
    ],
    included: ['속치마를 갖춘 한복', '머리 손질과 댕기', '가방과 보관함', '해당 옵션의 사진 촬영'],
    excluded: ['화장', '신발', '점심 식사'],
    know_before: [
      '경복궁은 화요일에, 창덕궁과 창경궁, 덕수궁은 월요일에 쉽니다.',
      '북촌은 주민이 사는 동네입니다. 조용히 걸어 주시고, 가장 안쪽 골목은 방문 시간인 오전 10시부터 오후 5시 사이에만 들어가 주세요.',
      '겨울에는 누비 배자와 털목도리를, 여름에는 시원한 모시옷을 준비합니다. 비가 오면 우산을 빌려 드립니다.',
      '작은 얼룩은 괜찮습니다. 치마가 찢어지면 수선비를 부탁드립니다.',
    ],
    meeting_point: '지하철 3호선 안국역 2번 출구에서 200m 올라가 왼쪽',
    words: '한복 대여 북촌 한옥마을 경복궁 창덕궁 궁궐 전통 의상 사진 촬영 스냅 서울 종로 안국 체험 나들이',
  },
}
