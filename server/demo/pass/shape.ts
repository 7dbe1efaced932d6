import type { AffiliateCategory } from '#contract/pass/affiliate'
import type { District } from '#contract/pass/districts'
import type { Hours, Schedule } from '#contract/pass/opening'
import type { Texts } from '#server/db/columns'
import type { passAffiliate } from '#server/modules/pass/pass.table'

export type Sight = Omit<typeof passAffiliate.$inferInsert, 'state'>
type Pair = readonly [en: string, ko: string]
type Won = readonly [adult: number, child: number]

const both = ([en, ko]: Pair): Texts => ({ en, ko })
const prices = ([adult, child]: Won) => ({ adult, child })

/** Names of lines without a number. */
const namedLines: Readonly<Record<string, Texts>> = {
  arex: { en: 'AREX', ko: '공항철도' },
  suin: { en: 'Suin–Bundang Line', ko: '수인분당선' },
  ui: { en: 'Ui–Sinseol Line', ko: '우이신설선' },
  gyeongui: { en: 'Gyeongui–Jungang Line', ko: '경의중앙선' },
}
const lineOf = (line: number | string): Texts =>
  typeof line === 'number' ? { en: `Line ${line}`, ko: `${line}호선` } : (namedLines[line] ?? { en: line, ko: line })

/** The day on which the demonstration's opening hours were checked. */
const asOf = '2026-10-01'
const closedOn = (reason: Texts, days: readonly string[]): Schedule['exceptions'] =>
  days.map((day) => ({ day, hours: null, reason }))

const newYear: Texts = { en: 'New Year’s Day', ko: '신정' }
const seollal: Texts = { en: 'Seollal', ko: '설날 당일' }
const chuseok: Texts = { en: 'Chuseok', ko: '추석 당일' }
/** Days on which many museums are closed. */
const holidays = [
  ...closedOn(newYear, ['2027-01-01']),
  ...closedOn(seollal, ['2027-02-07']),
  ...closedOn(chuseok, ['2027-09-15']),
]

interface Week {
  /** Weekdays on which it is closed, 0 for Sunday. */
  closed?: readonly number[]
  /** Weekdays with other hours. */
  late?: { days: readonly number[]; hours: Hours }
  /** Closed on the major holidays. */
  holidays?: boolean
  /** A holiday that falls on a closing day is open, and the day after is closed instead. */
  movesMonday?: boolean
}

export const hours = (opens: string, last_entry: string, closes: string): Hours => ({ opens, last_entry, closes })

const independence: Texts = { en: 'Open on Independence Movement Day', ko: '삼일절 개방' }
const instead: Texts = { en: 'Closed instead of the holiday', ko: '공휴일 개방에 따른 대체 휴무' }

/** Returns a week with the same hours every day, with the given exceptions. */
export function week(usual: Hours, { closed = [], late, holidays: rests, movesMonday }: Week = {}): Schedule {
  const days = Array.from({ length: 7 }, (_, day) => {
    if (closed.includes(day)) return null
    return late?.days.includes(day) ? late.hours : usual
  })
  const moved = movesMonday
    ? [
        { day: '2027-03-01', hours: usual, reason: independence },
        { day: '2027-03-02', hours: null, reason: instead },
      ]
    : []
  const exceptions = [...(rests ? holidays : []), ...moved].sort((a, b) => (a.day < b.day ? -1 : 1))
  return { week: days, exceptions, as_of: asOf }
}

/** Benefits of a pass in the demonstration; `saved` computes how much of the price each saves. */
const benefits = {
  free: { en: 'Free admission with the pass (sample)', ko: '패스 제시 시 무료입장(예시)' },
  half: { en: '50% off admission (sample)', ko: '입장료 50% 할인(예시)' },
  fifth: { en: '20% off admission (sample)', ko: '입장료 20% 할인(예시)' },
  guide: { en: 'A free audio guide, usually ₩3,000 (sample)', ko: '오디오 가이드(3,000원) 무료 대여(예시)' },
  gift: { en: 'A souvenir worth ₩3,000 at the shop (sample)', ko: '3,000원 상당 기념품 증정(예시)' },
  drink: { en: 'A free drink at the café, usually ₩4,500 (sample)', ko: '카페 음료(4,500원) 1잔 무료(예시)' },
} as const satisfies Record<string, Texts>
type Benefit = keyof typeof benefits

const saved: Readonly<Record<Benefit, (won: number) => number>> = {
  free: (won) => won,
  half: (won) => won / 2,
  fifth: (won) => won / 5,
  guide: () => 3_000,
  gift: () => 3_000,
  drink: () => 4_500,
}

interface Rest {
  name: Pair
  about: Pair
  address: Pair
  /** Name of the station without "Station", its line, minutes on foot. */
  station: readonly [en: string, ko: string, line: number | string, walk: number]
  at: readonly [lat: number, lon: number]
  schedule: Schedule
  /** Usual length of a visit, in minutes. */
  stay: number
  won?: Won
  benefit: Benefit
  times?: number
  reservation?: Pair
}

/** Returns a sight of the demonstration; its address is within the district. */
export function sight(category: AffiliateCategory, district: District, rest: Rest): Sight {
  const { name, about, address, station, at, schedule, stay, won = [0, 0], benefit, times = 1, reservation } = rest
  const [en, ko, line, walk] = station
  const save = saved[benefit]
  return {
    category,
    district,
    name: both(name),
    about: both(about),
    address: both(address),
    station: { name: { en: `${en} Station`, ko: `${ko}역` }, line: lineOf(line), walk_minutes: walk },
    lat: at[0],
    lon: at[1],
    schedule,
    visit_minutes: stay,
    regular_won: prices(won),
    benefit: benefits[benefit],
    saves_won: prices([save(won[0]), save(won[1])]),
    times_per_pass: times,
    reservation: reservation ? both(reservation) : null,
  }
}
