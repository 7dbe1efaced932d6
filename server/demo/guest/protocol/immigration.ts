import type { SeedOption, SeedProduct } from '#server/demo/catalog/shape'
import { common, flat, times } from './frame'

/** Returns an option for escorts at one terminal, with a capacity at a time. */
const at = (name: SeedOption['name'], description: SeedOption['description'], capacity: number, price: number) => ({
  name,
  description,
  capacity,
  start_times: times(30, 300, 1380),
  prices: [flat(price)],
})

const terminals = (price: number): SeedOption[] => [
  at(
    { en: 'Incheon, Terminal 1', ko: '인천 제1여객터미널' },
    { en: 'Incheon International Airport.', ko: '인천국제공항.' },
    12,
    price,
  ),
  at(
    { en: 'Incheon, Terminal 2', ko: '인천 제2여객터미널' },
    { en: 'Incheon International Airport.', ko: '인천국제공항.' },
    12,
    price,
  ),
  at(
    { en: 'Gimpo, international terminal', ko: '김포 국제선' },
    { en: 'Gimpo International Airport.', ko: '김포국제공항.' },
    6,
    price,
  ),
]

const arrival: SeedProduct = {
  ...common,
  id: 'protocol-arrival-assistance',
  service: 'immigration',
  category: 'transport',
  region: 'incheon',
  duration_minutes: 60,
  languages: ['en', 'ko', 'ja', 'zh-CN'],
  options: terminals(150_000),
  pictures: [
    {
      scene: { motif: 'city', view: 2, palette: 'gilt', time: 'dawn', format: 'wide', seed: 'arrival' },
      alt: {
        en: 'Tiled roofs at dawn, and behind them a hill with a tower',
        ko: '새벽의 기와지붕과 그 뒤의 산 위 타워',
      },
    },
  ],
  en: {
    name: 'Arrival assistance',
    summary: 'Met on the way from the aircraft, led to the right counter with papers in order, and on to the car.',
    description: ['One escort for the party, from the arrivals concourse to the curb.'],
    highlights: ['Met in the arrivals concourse', 'Entry papers looked at beforehand', 'Luggage taken from the belt'],
    itinerary: [
      ['Before the flight', 'We look at visa or electronic authorization and the entry form with you.', null],
      ['Concourse', 'Your escort waits with your name and walks ahead.', 15],
      ['Immigration', 'You are shown the right line; the officer sees each of you.', 25],
      ['Luggage and customs', 'A porter takes the suitcases from the belt to the car.', 20],
    ],
    included: ['Escort', 'Porter', 'Look at the papers beforehand'],
    excluded: ['Visas and government fees', 'The car from the airport'],
    know_before: ['Tell us at once when the flight changes.', 'Passports have to be valid for the whole stay.'],
    meeting_point:
      'On the way from the gate to immigration, or where the airport admits escorts that day; you are told by mail.',
    words: 'arrival assistance immigration incheon gimpo escort',
  },
  ko: {
    name: '입국 영접',
    summary: '항공기에서 내리시는 길에 영접하여 서류를 갖춘 창구로, 이어 차량까지 안내합니다.',
    description: ['전담 직원 한 명이 도착 통로에서 차량까지 함께합니다.'],
    highlights: ['도착 통로에서 영접', '입국 서류 사전 확인', '수하물 수취 대행'],
    itinerary: [
      ['출발 전', '비자 또는 전자여행허가와 입국 신고서를 함께 확인합니다.', null],
      ['도착 통로', '직원이 성함을 들고 기다렸다가 앞장서 안내합니다.', 15],
      ['입국 심사', '맞는 창구로 안내해 드리며, 심사는 한 분씩 심사관이 진행합니다.', 25],
      ['수하물과 세관', '포터가 짐을 찾아 차량까지 옮겨 드립니다.', 20],
    ],
    included: ['전담 직원', '포터', '서류 사전 확인'],
    excluded: ['비자 등 정부 수수료', '공항에서 나가는 차량'],
    know_before: ['항공편이 바뀌면 바로 알려 주세요.', '여권은 체류 기간 내내 유효해야 합니다.'],
    meeting_point: '탑승교에서 입국 심사장으로 가는 길. 당일 공항이 출입을 허용하는 지점을 메일로 알려 드립니다.',
    words: '입국 영접 심사 인천 김포 의전',
  },
}

const departure: SeedProduct = {
  ...common,
  id: 'protocol-departure-assistance',
  service: 'immigration',
  category: 'transport',
  region: 'incheon',
  duration_minutes: 90,
  languages: ['en', 'ko', 'ja', 'zh-CN'],
  options: terminals(130_000),
  pictures: [
    {
      scene: { motif: 'beach', view: 1, palette: 'gilt', time: 'night', format: 'wide', seed: 'departure' },
      alt: { en: 'The lights of a bridge at night', ko: '밤을 밝힌 다리' },
    },
  ],
  en: {
    name: 'Departure assistance',
    summary: 'From the curb through check-in and tax refund to the lounge or the gate.',
    description: ['One escort for the party, from the car to the gate, or as far as the airport admits escorts.'],
    highlights: ['Luggage taken from the car', 'Check-in and tax refund prepared', 'The gate and the time watched'],
    itinerary: [
      ['Curb', 'Your escort opens the door; a porter takes the suitcases.', 10],
      ['Check-in', 'The desk expects you; tax refund where you are owed one.', 25],
      ['Security and immigration', 'You are shown the right line; everybody is screened and seen in person.', 35],
      ['Lounge or gate', 'Until boarding, if you wish.', 20],
    ],
    included: ['Escort', 'Porter'],
    excluded: ['Lounge admission', 'Excess baggage fees'],
    know_before: ['Please be at the curb two and a half hours before the flight.'],
    meeting_point: 'At the departures curb of the terminal; the escort telephones ten minutes before.',
    words: 'departure assistance immigration incheon gimpo escort',
  },
  ko: {
    name: '출국 배웅',
    summary: '차에서 내리시는 순간부터 탑승 수속, 세금 환급을 거쳐 라운지나 탑승구까지 함께합니다.',
    description: ['전담 직원 한 명이 차량에서 탑승구까지, 또는 공항이 출입을 허용하는 곳까지 함께합니다.'],
    highlights: ['차량에서 짐 인수', '탑승 수속과 세금 환급 준비', '탑승구와 시각 확인'],
    itinerary: [
      ['승차장', '직원이 문을 열어 드리고 포터가 짐을 옮깁니다.', 10],
      ['탑승 수속', '미리 준비된 카운터에서 수속하고, 해당하시면 세금도 환급받습니다.', 25],
      ['보안 검색과 출국 심사', '맞는 창구로 안내해 드리며, 검색과 심사는 한 분씩 받으십니다.', 35],
      ['라운지 또는 탑승구', '원하시면 탑승까지 함께합니다.', 20],
    ],
    included: ['전담 직원', '포터'],
    excluded: ['라운지 이용료', '초과 수하물 요금'],
    know_before: ['출발 2시간 30분 전까지 승차장에 도착해 주세요.'],
    meeting_point: '터미널 출국장 승차장. 도착 10분 전에 직원이 전화드립니다.',
    words: '출국 배웅 심사 인천 김포 의전',
  },
}

/** Assistance at the airport, priced per person. */
export const assistance: readonly SeedProduct[] = [arrival, departure]
