import { addDays, dayInSeoul } from '#contract/days'
import type { FairFigures } from '#contract/fair/edition'
import type { Deps } from '#server/deps'
import { fairBooth, fairEdition, fairSlot } from '#server/modules/fair/edition.table'

/** When meetings begin on each day; slots last half an hour, with five minutes to change places. */
const begins = ['10:00', '10:30', '11:00', '11:30', '14:00', '14:30', '15:00', '15:30']
const endOf = (starts: string) => `${starts.slice(0, 2)}:${Number(starts.slice(3)) + 25}`

/** Booths of three by three meters, two rows back to back between the aisles. */
const booth = { side: 3, aisle: 4, columns: 10 }
const halls: FairFigures['halls'] = [
  { id: 'a', name: { en: 'Hall A', ko: 'A홀' }, width: 46, height: 34 },
  { id: 'b', name: { en: 'Hall B', ko: 'B홀' }, width: 46, height: 24 },
]
const rowsOf: Readonly<Record<string, number>> = { a: 5, b: 3 }

/** Returns the figures of the demonstration's fair: its second day is always today. */
function figuresFor(today: string): FairFigures {
  const day = (after: number) => ({ day: addDays(today, after), opens: '09:30', closes: '17:30' })
  return {
    name: { en: 'Korea Medical Travel Mart', ko: '코리아 메디컬 트래블 마트' },
    venue: {
      name: { en: 'Naru Convention Center (sample)', ko: '나루컨벤션센터(예시)' },
      address: { en: 'Haeundae-gu, Busan, Republic of Korea', ko: '부산광역시 해운대구' },
    },
    halls,
    days: [day(-1), day(0), day(1)],
    registration_opens: addDays(today, -90),
    registration_closes: addDays(today, 1),
    requests_open: addDays(today, -30),
    requests_a_day: 20,
    requests_waiting: 30,
    meetings_most: 16,
    proposal_hours: 2,
  }
}

/** Adds a fair in progress: days, slots, and the booths of two halls. */
export async function seedEdition({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = dayInSeoul(clock.now())
  const figures = figuresFor(today)
  const year = Number(today.slice(0, 4))
  await db.insert(fairEdition).values({ year, figures })
  await db
    .insert(fairSlot)
    .values(figures.days.flatMap(({ day }) => begins.map((starts) => ({ year, day, starts, ends: endOf(starts) }))))
  await db.insert(fairBooth).values(
    halls.flatMap(({ id: hall }) =>
      Array.from({ length: (rowsOf[hall] ?? 0) * booth.columns }, (_, at) => {
        const [row, column] = [Math.floor(at / booth.columns), at % booth.columns]
        return {
          year,
          hall,
          number: `${hall.toUpperCase()}${String(at + 1).padStart(2, '0')}`,
          x: 3 + column * (booth.side + 1),
          y: 3 + Math.floor(row / 2) * (2 * booth.side + booth.aisle) + (row % 2) * booth.side,
          width: booth.side,
          height: booth.side,
        }
      }),
    ),
  )
}
