import type { SeedOption, SeedPrice, SeedProduct } from '#server/demo/catalog/shape'

const alone = {
  en: 'Arranged for one party, however small.',
  ko: '인원이 적어도 한 팀만을 위해 준비합니다.',
}

/** What all services have in common; the operator is made up. */
export const common = {
  operator: { en: 'Hansol Protocol', ko: '한솔의전' },
  currency: 'KRW',
  min_travelers: { count: 1, reason: alone },
  cancellation: [
    { days_before: 2, refund_percent: 100 },
    { days_before: 1, refund_percent: 50 },
    { days_before: 0, refund_percent: 0 },
  ],
} as const satisfies Partial<SeedProduct>

const minutesOfDay = 1440
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Returns times of day every `every` minutes between two times, both included. */
export const times = (every: number, from = 0, to = minutesOfDay - every): string[] =>
  Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, at) => clock(from + at * every))

/** Returns the price of a service: per vehicle, or for assistance per person, children included. */
export const flat = (price: number): SeedPrice => ({
  band: 'adult',
  min_age: null,
  max_age: null,
  price,
  takes_seat: true,
})

type Class = Pick<SeedOption, 'name' | 'description'> & { room: NonNullable<SeedOption['room']>; capacity: number }

/** The classes of car, each with its capacity and how many can depart at the same time. */
export const classes = {
  sedan: {
    name: { en: 'Sedan', ko: '세단' },
    description: {
      en: 'Up to 3 guests and 2 large suitcases.',
      ko: '최대 3명, 대형 여행가방 2개까지.',
    },
    room: { people: 3, luggage: 2 },
    capacity: 6,
  },
  large: {
    name: { en: 'Large sedan', ko: '대형 세단' },
    description: {
      en: 'Up to 3 guests and 3 large suitcases, with more room in the back.',
      ko: '최대 3명, 대형 여행가방 3개까지. 뒷좌석이 한층 넓습니다.',
    },
    room: { people: 3, luggage: 3 },
    capacity: 4,
  },
  van: {
    name: { en: 'Van', ko: '밴' },
    description: {
      en: 'Up to 6 guests and 8 suitcases; individual seats.',
      ko: '최대 6명, 여행가방 8개까지. 좌석이 모두 독립되어 있습니다.',
    },
    room: { people: 6, luggage: 8 },
    capacity: 5,
  },
  minibus: {
    name: { en: 'Minibus', ko: '미니버스' },
    description: {
      en: 'Up to 15 guests and 20 suitcases.',
      ko: '최대 15명, 여행가방 20개까지.',
    },
    room: { people: 15, luggage: 20 },
    capacity: 2,
  },
  coach: {
    name: { en: 'Coach', ko: '대형버스' },
    description: {
      en: 'Up to 40 guests and 60 suitcases, for a whole delegation.',
      ko: '최대 40명, 여행가방 60개까지. 대표단 전체가 함께 이동합니다.',
    },
    room: { people: 40, luggage: 60 },
    capacity: 2,
  },
} as const satisfies Record<string, Class>

export type ClassName = keyof typeof classes

/** Returns the options of a service that is priced by class of car. */
export const byClass = (prices: Partial<Record<ClassName, number>>, start_times: readonly string[]): SeedOption[] =>
  Object.entries(prices).map(([name, price]) => ({ ...classes[name as ClassName], start_times, prices: [flat(price)] }))
