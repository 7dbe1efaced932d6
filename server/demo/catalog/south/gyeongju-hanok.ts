import { adult, child, infant, type SeedProduct } from '../shape'

export const gyeongjuHanok: SeedProduct = {
  id: 'gyeongju-hanok-stay',
  category: 'stays',
  region: 'gyeongsang',
  operator: { en: 'Neulsoljae', ko: '늘솔재' },
  duration_minutes: 1200,
  languages: ['en', 'ko'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Room in the inner house', ko: '안채 온돌방' },
      description: {
        en: 'A heated floor, cotton bedding and a bath of your own. Price for each guest and night.',
        ko: '온돌과 솜이불, 방에 딸린 욕실. 1박 1인 요금입니다.',
      },
      start_times: ['15:00'],
      capacity: 10,
      prices: [adult(92_000), child(48_000), infant(0)],
    },
    {
      name: { en: 'The detached house', ko: '별채 사랑방' },
      description: {
        en: 'The scholar’s house for up to four, with a porch, a cypress tub and beds. Price for each guest and night.',
        ko: '툇마루와 편백 욕조, 침대가 있는 별채를 네 분까지 쓰십니다. 1박 1인 요금입니다.',
      },
      start_times: ['15:00'],
      capacity: 4,
      prices: [adult(148_000), child(82_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'village', view: 3, palette: 'naru', time: 'dusk', seed: 'neulsol' },
      alt: { en: 'A hanok with lit paper doors, a pine beside its yard', ko: '창호에 불이 켜진 한옥과 마당가 소나무' },
    },
    {
      scene: { motif: 'village', view: 2, palette: 'canola', time: 'day', seed: 'neulsol' },
      alt: {
        en: 'Through open paper doors: a tea tray, a yard with jars, hills',
        ko: '열린 창호 너머로 보이는 찻상과 장독 놓인 마당, 먼 산',
      },
    },
    {
      scene: { motif: 'gyeongju', view: 0, palette: 'plum', time: 'dawn' },
      alt: { en: 'Royal tombs in the first light', ko: '새벽빛을 받은 왕릉' },
    },
  ],
  en: {
    name: 'Hanok Stay beside the Tombs of Gyeongju',
    summary: 'One night in a wooden house in Hwangnam-dong, where the gardens end and the royal tombs begin.',
    description: [
      'In Hwangnam-dong nothing may be built higher than the tombs deserve, so the roofs stay low and curved and the hills of the kings look over every wall. Neulsoljae is an inner house, a scholar’s house and a pine, with a yard of raked earth in between.',
      'In the afternoon there is tea on the porch; in the evening it is twenty minutes on foot to the lights of Wolji, and the street of cafés the town calls Hwangnidan-gil is just around the corner, yet out of hearing. Breakfast is a tray with rice porridge, or bread from the baker next door if you ask.',
    ],
    highlights: [
      'Daereungwon at the end of the lane',
      'Heated floors, or beds in the detached house',
      'Tea on the porch on arrival',
      'Breakfast on a tray, brought to your room',
    ],
    itinerary: [
      ['Arrival', 'Check-in from three in the afternoon; luggage is looked after from ten.', null],
      ['Tea on the porch', 'With a sweet of the season and a map drawn by the house.', 40],
      ['Evening', 'Wolji Pond and Woljeonggyo are lit until ten; we lend lanterns for the way.', null],
      ['Breakfast', 'Between half past seven and nine.', 60],
      ['Departure', 'Check-out by eleven; bicycles may be kept until two.', null],
    ],
    included: ['One night', 'Breakfast', 'Tea on arrival', 'Bicycles'],
    excluded: ['Dinner', 'Admission to the sights', 'Travel to Gyeongju'],
    know_before: [
      'In the inner house you sleep on a mattress on the floor; the detached house has beds.',
      'Paper doors let light and voices through: quiet after ten in the evening, please.',
      'The gate is low and the sills are high; the house is not suited to wheelchairs.',
      'A taxi from Gyeongju Station (KTX) takes about twenty minutes.',
    ],
    meeting_point:
      'At the house in Hwangnam-dong, five minutes from Daereungwon; the address comes with your confirmation',
    words:
      'gyeongju hanok stay guesthouse accommodation ondol hwangnam hwangnidan daereungwon tombs wolji silla overnight traditional house',
  },
  ko: {
    name: '대릉원 곁 경주 한옥 스테이',
    summary: '황남동 나무집에서의 하룻밤. 마당이 끝나는 곳에서 왕릉이 시작됩니다.',
    description: [
      '황남동에서는 왕릉을 가리는 높은 집을 지을 수 없습니다. 그래서 지붕은 낮게 휘어 있고, 담 너머마다 왕들의 언덕이 보입니다. 늘솔재는 안채와 사랑채, 소나무 한 그루, 그 사이의 고운 흙마당으로 이루어진 집입니다.',
      '오후에는 툇마루에 차를 내고, 저녁이면 걸어서 20분 거리에 월지의 불빛이 기다립니다. 황리단길이 바로 모퉁이 너머지만 소란은 여기까지 들리지 않습니다. 아침에는 죽을 차린 소반을 올리며, 미리 말씀하시면 이웃 빵집의 빵으로 바꿔 드립니다.',
    ],
    highlights: [
      '골목 끝에 펼쳐지는 대릉원',
      '온돌방, 또는 침대가 있는 별채',
      '도착하는 날 툇마루에서 마시는 차',
      '방까지 올려 드리는 아침 소반',
    ],
    itinerary: [
      ['도착', '오후 3시부터 체크인하며 짐은 오전 10시부터 맡아 드립니다.', null],
      ['툇마루 찻자리', '제철 다과와 함께 손으로 그린 동네 지도를 드립니다.', 40],
      ['저녁', '월지와 월정교는 밤 10시까지 불을 밝힙니다. 초롱을 빌려 드립니다.', null],
      ['아침 식사', '7시 30분부터 9시 사이에 올립니다.', 60],
      ['출발', '오전 11시까지 체크아웃하며 자전거는 오후 2시까지 타실 수 있습니다.', null],
    ],
    included: ['1박', '아침 식사', '도착 찻자리', '자전거'],
    excluded: ['저녁 식사', '관광지 입장료', '경주까지의 교통편'],
    know_before: [
      '안채에서는 바닥에 요를 깔고 자며, 별채에는 침대가 있습니다.',
      '창호지는 빛과 말소리를 그대로 들입니다. 밤 10시 이후에는 조용히 지내 주세요.',
      '대문이 낮고 문턱이 높아 휠체어로 드나들기 어렵습니다.',
      '경주역(KTX)에서 택시로 20분쯤 걸립니다.',
    ],
    meeting_point: '황남동 숙소, 대릉원에서 걸어서 5분(자세한 주소는 예약 확정 때 안내)',
    words: '경주 한옥 한옥스테이 숙소 게스트하우스 온돌 황남동 황리단길 대릉원 왕릉 월지 신라 숙박 전통가옥',
  },
}
