import { addDays, dayInSeoul } from '#contract/days'
import type { BoothTerms } from '#contract/mice/booth'
import type { MiceFigures } from '#contract/mice/edition'
import type { Deps } from '#server/deps'
import { miceBooth, miceCompany, miceEdition, miceSession } from '#server/modules/mice/mice.table'
import { demoCompanies } from './companies'
import { demoSessions } from './sessions'

/** Returns the figures of the demonstration's fair, which opens `ahead` days from today. */
function figuresFor(today: string, ahead: number): MiceFigures {
  const day = (at: number, closes: string) => ({ day: addDays(today, ahead + at), opens: '10:00', closes })
  return {
    name: { en: 'Seoul MICE Fair', ko: '서울 마이스 페어' },
    venue: {
      name: { en: 'Hangang Convention Center (sample)', ko: '한강컨벤션센터(예시)' },
      address: { en: 'Yeongdeungpo-gu, Seoul, Republic of Korea', ko: '서울특별시 영등포구' },
    },
    halls: [
      { id: 'a', name: { en: 'Hall A', ko: 'A홀' }, width: 60, height: 32 },
      { id: 'b', name: { en: 'Hall B', ko: 'B홀' }, width: 60, height: 22 },
      { id: 'main', name: { en: 'Main stage', ko: '메인 스테이지' }, width: 24, height: 18 },
      { id: 'r201', name: { en: 'Room 201', ko: '201호' }, width: 12, height: 9 },
      { id: 'r202', name: { en: 'Room 202', ko: '202호' }, width: 10, height: 8 },
      { id: 'r203', name: { en: 'Studio 203', ko: '203호 스튜디오' }, width: 9, height: 8 },
    ],
    days: [day(0, '18:00'), day(1, '18:00'), day(2, '17:00')],
    registration_opens: addDays(today, -60),
    registration_closes: addDays(today, ahead + 2),
  }
}

interface Place {
  hall: string
  number: string
  x: number
  y: number
  width: number
  height: number
  corner: boolean
}

const columns = 12
/** Returns rows of small booths of three by three meters, two rows back to back. */
const rowsOf = (hall: string, ys: readonly number[], first: number): Place[] =>
  ys.flatMap((y, row) =>
    Array.from({ length: columns }, (_, column) => ({
      hall,
      number: `${hall.toUpperCase()}${String(first + row * columns + column).padStart(2, '0')}`,
      x: 6 + column * 4,
      y,
      width: 3,
      height: 3,
      corner: column === 0 || column === columns - 1,
    })),
  )

/** Four large islands in front, and rows behind them. */
const booths: readonly Place[] = [
  ...[6, 20, 34, 48].map((x, at) => ({ hall: 'a', number: `A0${at + 1}`, x, y: 3, width: 6, height: 6, corner: true })),
  ...rowsOf('a', [13, 16, 23, 26], 5),
  ...rowsOf('b', [3, 6, 13, 16], 1),
]

/** Booths that are not assigned yet: two islands, and some of every row. */
const free = new Set([5, 11, 12, 13, 18, 19, 23])
const given = booths.filter((_, at) => at !== 2 && at !== 3 && !(at > 3 && free.has((at - 4) % 24)))

/** Returns the prices of the demonstration's booths. */
const termsFor = (opens: string): BoothTerms => ({
  closes: addDays(opens, -3),
  shell: 330_000,
  raw: 260_000,
  corner: 300_000,
  co_exhibitor: 500_000,
  items: {
    table: 60_000,
    chair: 25_000,
    counter: 150_000,
    showcase: 180_000,
    screen: 350_000,
    spotlight: 40_000,
    power_2kw: 120_000,
    power_5kw: 240_000,
    internet: 200_000,
  },
  cancellation: [
    { days_before: 10, refund_percent: 100 },
    { days_before: 5, refund_percent: 50 },
  ],
})

/** Adds a fair that is coming, or opens today: days, halls with booths, exhibitors and the program. Returns its year. */
export async function seedMiceEdition({
  db,
  clock,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<number> {
  const now = clock.now()
  const figures = figuresFor(dayInSeoul(now), settings.DEMO_MICE_OPENS_IN)
  const first = figures.days[0]?.day ?? ''
  const year = Number(first.slice(0, 4))
  await db.insert(miceEdition).values({ year, figures, booths: termsFor(first), announced_at: now })
  const made = await db
    .insert(miceBooth)
    .values(booths.map((booth) => ({ ...booth, year })))
    .returning({ id: miceBooth.id, number: miceBooth.number })
  const idOf = new Map(made.map(({ id, number }) => [number, id]))
  await db
    .insert(miceCompany)
    .values(demoCompanies.map((each, at) => ({ ...each, year, booth_id: idOf.get(given[at]?.number ?? '') ?? null })))
  await db
    .insert(miceSession)
    .values(demoSessions.map(({ day, ...session }) => ({ ...session, year, day: addDays(first, day) })))
  return year
}
