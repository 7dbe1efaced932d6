import type { SeedProduct } from '#server/demo/catalog/shape'
import { byClass, common, times } from './frame'

const included = {
  en: [
    'Driver in a dark suit, who speaks English',
    'Fuel, tolls and parking',
    'Waiting for as long as you choose',
    'Water',
  ],
  ko: ['정장 차림의 영어 가능 기사', '유류비, 통행료, 주차비', '선택하신 대기 시간', '생수'],
}
const excluded = { en: ['Stops beyond the two addresses'], ko: ['두 주소 외의 경유'] }

const airport: SeedProduct = {
  ...common,
  id: 'protocol-airport-transfer',
  service: 'vehicle',
  category: 'transport',
  region: 'incheon',
  duration_minutes: 90,
  languages: ['en', 'ko'],
  options: byClass({ sedan: 120_000, large: 180_000, van: 190_000, minibus: 320_000, coach: 580_000 }, times(30)),
  pictures: [
    {
      scene: { motif: 'beach', view: 1, palette: 'gilt', time: 'dusk', format: 'wide', seed: 'incheon' },
      alt: { en: 'A long bridge across the water at dusk', ko: '해 질 무렵 바다 위의 긴 다리' },
    },
  ],
  en: {
    name: 'Airport transfer',
    summary: 'Between Incheon or Gimpo Airport and any address in Seoul.',
    description: [
      'The driver waits where you come out, with the name that you give us on a sign, and takes the luggage from there. Should the flight be late, the driver is late with it.',
    ],
    highlights: ['Name sign at the exit from customs', 'The flight is watched', 'Price for the car, not the head'],
    itinerary: [],
    included: included.en,
    excluded: excluded.en,
    know_before: ['The way takes 60 to 90 minutes from Incheon and about 40 from Gimpo, longer in the rush hour.'],
    meeting_point: 'At the airport: arrivals hall, at the exit from customs. Elsewhere: at the address you name.',
    words: 'airport transfer incheon gimpo car driver',
  },
  ko: {
    name: '공항 의전 차량',
    summary: '인천·김포국제공항과 서울의 원하시는 주소를 잇습니다.',
    description: [
      '기사가 요청하신 이름을 적은 팻말을 들고 입국장에서 기다렸다가 짐을 받아 모십니다. 항공편이 늦어지면 그만큼 기다립니다.',
    ],
    highlights: ['세관 출구에서 이름 팻말로 영접', '항공편 실시간 확인', '인원이 아닌 차량 기준 요금'],
    itinerary: [],
    included: included.ko,
    excluded: excluded.ko,
    know_before: ['인천에서 60~90분, 김포에서 약 40분이 걸리며 출퇴근 시간에는 더 걸릴 수 있습니다.'],
    meeting_point: '공항: 입국장 세관 출구 앞. 그 밖의 곳: 알려 주신 주소.',
    words: '공항 의전 차량 인천 김포 기사',
  },
}

const city: SeedProduct = {
  ...common,
  id: 'protocol-city-transfer',
  service: 'vehicle',
  category: 'transport',
  region: 'seoul',
  duration_minutes: 60,
  languages: ['en', 'ko'],
  options: byClass({ sedan: 80_000, large: 120_000, van: 130_000, minibus: 240_000, coach: 420_000 }, times(30)),
  pictures: [
    {
      scene: { motif: 'city', view: 1, palette: 'gilt', time: 'night', format: 'wide', seed: 'seoul' },
      alt: { en: 'Lit windows of a city along a river at night', ko: '밤의 강변을 따라 불 켜진 도시' },
    },
  ],
  en: {
    name: 'City transfer',
    summary: 'From one address in Seoul to another: hotel, meeting, dinner, station.',
    description: [
      'One way, with a driver who has looked at the entrance beforehand. For a return, or for several stops in a day, ask for one transfer each, so that every leg has its own time and car.',
    ],
    highlights: ['From door to door', 'Up to 90 minutes of waiting included', 'Price for the car, not the head'],
    itinerary: [],
    included: included.en,
    excluded: excluded.en,
    know_before: ['Both addresses lie within the city limits of Seoul.'],
    meeting_point: 'At the address you name; the driver telephones on arrival.',
    words: 'city transfer seoul car driver',
  },
  ko: {
    name: '시내 의전 차량',
    summary: '호텔, 회의장, 만찬장, 역까지 서울 시내 두 곳을 잇습니다.',
    description: [
      '출입구를 미리 살펴 둔 기사가 편도로 모십니다. 왕복이나 여러 곳을 들르실 때는 구간마다 따로 요청해 주시면 시간과 차량을 각각 맞춰 드립니다.',
    ],
    highlights: ['문 앞에서 문 앞까지', '대기 90분까지 포함', '인원이 아닌 차량 기준 요금'],
    itinerary: [],
    included: included.ko,
    excluded: excluded.ko,
    know_before: ['출발지와 도착지가 모두 서울 시내여야 합니다.'],
    meeting_point: '알려 주신 주소. 도착하면 기사가 전화드립니다.',
    words: '시내 의전 차량 서울 기사',
  },
}

/** Transfers by class of car. */
export const transfers: readonly SeedProduct[] = [airport, city]
