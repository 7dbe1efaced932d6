import { adult, child, infant, type SeedProduct } from '../shape'

export const seochon: SeedProduct = {
  id: 'seochon-hanok-guesthouse',
  category: 'stays',
  region: 'seoul',
  operator: { en: 'Maru & Dal', ko: '마루와 달' },
  duration_minutes: 1200,
  languages: ['en', 'ko', 'ja'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Room off the yard', ko: '마당 곁방' },
      description: {
        en: 'A heated floor for two or three, a bath of its own. Price for each guest and night.',
        ko: '욕실이 딸린 2~3인 온돌방입니다. 1박 1인 요금입니다.',
      },
      start_times: ['15:00'],
      capacity: 9,
      prices: [adult(98_000), child(52_000), infant(0)],
    },
    {
      name: { en: 'Main room with loft', ko: '다락이 있는 안채' },
      description: {
        en: 'The owner’s former room for two to four, with a loft under the beams. Price for each guest and night.',
        ko: '서까래 아래 다락이 있는 2~4인실로 옛 주인이 쓰던 방입니다. 1박 1인 요금입니다.',
      },
      start_times: ['15:00'],
      capacity: 4,
      prices: [adult(136_000), child(74_000), infant(0)],
    },
  ],
  pictures: [
    {
      scene: { motif: 'village', view: 3, palette: 'canola', time: 'dusk', seed: 'seochon' },
      alt: { en: 'A small hanok at dusk with light in its windows', ko: '해 질 녘 창에 불이 켜진 아담한 한옥' },
    },
    {
      scene: { motif: 'village', view: 2, palette: 'celadon', time: 'dawn', seed: 'maru' },
      alt: {
        en: 'The yard in the morning, seen from the wooden floor',
        ko: '마루에 앉아 바라본 아침 마당',
      },
    },
    {
      scene: { motif: 'city', view: 2, palette: 'canola', time: 'dawn', seed: 'seochon' },
      alt: {
        en: 'Tiled roofs before the towers of Seoul in the early light',
        ko: '이른 빛 속 기와지붕과 서울의 고층 건물',
      },
    },
  ],
  en: {
    name: 'Seochon Hanok Guesthouse',
    summary:
      'Four rooms around a yard, west of Gyeongbokgung: heated floors, paper doors, and a city that stays outside.',
    description: [
      'Seochon, the village west of the palace, was the quarter of interpreters, physicians and painters. Its lanes are narrower than Bukchon’s and its hanok smaller, and between them are bakeries, bookshops and one of the last neighborhood markets. Our house stands at the end of a lane too narrow for cars.',
      'It was built in the 1930s and mended by a carpenter who kept every old beam that was still sound. You sleep on a thick mattress on the heated floor, hear the rain in the yard, and wake to porridge with pine nuts. Inwangsan, the rock that painters climbed, begins fifteen minutes from the gate.',
    ],
    highlights: [
      'A hanok of the 1930s with private baths',
      'Ten minutes on foot to Gyeongbokgung',
      'Porridge, fruit and coffee on the wooden floor',
      'The trail up Inwangsan at the end of the street',
    ],
    itinerary: [
      ['Arrival', 'Check-in from three in the afternoon; luggage may come from ten.', null],
      ['Evening', 'The owner’s map: Tongin Market, a bookshop, two good places for noodles.', null],
      ['Breakfast', 'From eight to ten, at one table or in your room.', 60],
      ['Departure', 'Check-out by eleven; your luggage can stay until six.', null],
    ],
    included: [
      'One night',
      'Breakfast',
      'Bedding, towels and cotton pajamas',
      'Palace tickets for the day of departure',
    ],
    excluded: ['Dinner', 'Travel from the airport'],
    know_before: [
      'A hanok is made of wood and paper: quiet from ten in the evening on, and no candles.',
      'You sleep on the floor on a mattress of fifteen centimeters. There are no raised beds.',
      'The lane is closed to cars; from the nearest road it is eighty meters with your suitcase. We help.',
      'Gyeongbokgung is closed on Tuesdays; the ticket is then good for Changdeokgung.',
    ],
    meeting_point:
      'At the house in Seochon, eight minutes from Gyeongbokgung Station (Line 3), Exit 2; the address comes with your confirmation',
    words:
      'seochon bukchon hanok guesthouse stay accommodation seoul ondol traditional house gyeongbokgung tongin market inwangsan overnight jongno breakfast',
  },
  ko: {
    name: '서촌 한옥 게스트하우스',
    summary: '경복궁 서쪽, 마당을 둘러싼 방 네 칸. 따뜻한 온돌과 창호지 너머로 도시가 잠시 멀어집니다.',
    description: [
      '경복궁 서쪽 마을 서촌은 역관과 의관, 화가들이 살던 동네입니다. 북촌보다 골목이 좁고 한옥이 아담하며, 그 사이에 빵집과 책방, 오래된 동네 시장이 있습니다. 집은 차가 들어오지 못하는 골목 끝에 있습니다.',
      '1930년대에 지은 집을 쓸 수 있는 들보는 모두 살려 고쳤습니다. 두툼한 요를 깐 온돌방에서 마당의 빗소리를 듣고, 잣죽 끓는 냄새에 눈을 뜹니다. 화가들이 오르던 바위산, 인왕산이 대문에서 15분 거리에서 시작됩니다.',
    ],
    highlights: [
      '욕실이 딸린 1930년대 한옥',
      '경복궁까지 걸어서 10분',
      '마루에서 즐기는 죽과 과일, 커피',
      '길 끝에서 시작되는 인왕산 산책로',
    ],
    itinerary: [
      ['도착', '오후 3시부터 체크인하며 짐은 오전 10시부터 맡기실 수 있습니다.', null],
      ['저녁', '주인이 그린 지도를 들고 통인시장과 책방, 국숫집 두 곳을 찾아가 보세요.', null],
      ['아침 식사', '8시부터 10시까지 큰 상이나 방에서 드십니다.', 60],
      ['출발', '11시까지 체크아웃하며 짐은 오후 6시까지 맡아 드립니다.', null],
    ],
    included: ['1박', '아침 식사', '침구와 수건, 면 잠옷', '떠나는 날의 궁궐 입장권'],
    excluded: ['저녁 식사', '공항에서 오는 교통편'],
    know_before: [
      '나무와 종이로 지은 집입니다. 밤 10시부터는 조용히 지내고 촛불은 켜지 말아 주세요.',
      '15cm 두께의 요를 깔고 바닥에서 잡니다. 침대는 없습니다.',
      '골목에는 차가 들어오지 못해 큰길에서 80m를 걸어야 합니다. 짐은 저희가 거들어 드립니다.',
      '경복궁이 쉬는 화요일에는 창덕궁 입장권으로 드립니다.',
    ],
    meeting_point: '서촌 숙소(3호선 경복궁역 2번 출구에서 걸어서 8분, 자세한 주소는 예약 확정 때 안내)',
    words: '서촌 북촌 한옥 게스트하우스 한옥스테이 숙소 숙박 서울 온돌 경복궁 통인시장 인왕산 종로 조식',
  },
}
