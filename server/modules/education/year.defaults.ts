import { dayInSeoul } from '#contract/days'
import type { YearFigures } from '#contract/education/year'
import type { Deps } from '#server/deps'
import { StartProblem } from '#server/problem'
import { checkedFigures } from './figures'
import { educationYear } from './year.table'

const half = { en: 'half a day', ko: '반일' }
const person = { en: 'person', ko: '1인' }

/** What can be asked for, at demonstration prices. */
const items: YearFigures['items'] = [
  {
    id: 'experience',
    name: { en: 'Cultural experience', ko: '문화 체험' },
    unit: person,
    unit_won: 25_000,
    most: 200,
  },
  {
    id: 'coach',
    name: { en: 'Coach with driver', ko: '전세 버스' },
    unit: { en: 'day', ko: '1일' },
    unit_won: 600_000,
    most: 10,
  },
  { id: 'interpreter', name: { en: 'Interpreter', ko: '통역' }, unit: half, unit_won: 200_000, most: 20 },
  { id: 'guide', name: { en: 'Tour guide', ko: '관광 안내사' }, unit: half, unit_won: 150_000, most: 20 },
  {
    id: 'exchange',
    name: { en: 'Materials for a school exchange', ko: '학교 교류 활동 재료비' },
    unit: { en: 'school', ko: '1개교' },
    unit_won: 300_000,
    most: 4,
  },
  { id: 'souvenir', name: { en: 'Souvenir', ko: '기념품' }, unit: person, unit_won: 10_000, most: 200 },
]

const rubric: YearFigures['rubric'] = [
  { id: 'fitness', name: { en: 'Fitness to the program', ko: '사업 적합성' }, points: 30 },
  { id: 'content', name: { en: 'Educational content', ko: '교육 내용' }, points: 30 },
  { id: 'stay', name: { en: 'Stay in Seoul', ko: '서울 체류' }, points: 20 },
  { id: 'ability', name: { en: 'Ability to carry it out', ko: '수행 능력' }, points: 20 },
]

/** The figures a year begins with, all for the demonstration. */
export const figuresOf = (year: number): YearFigures => ({
  opens: `${year}-01-01`,
  closes: `${year}-12-31`,
  min_students: 10,
  days_before: 14,
  conditions_needed: 2,
  limit_won: 6_000_000,
  tiers: [
    { students: 10, won: 2_000_000 },
    { students: 30, won: 4_000_000 },
    { students: 60, won: 6_000_000 },
  ],
  report_days: 14,
  explain_percent: 10,
  items,
  rubric,
})

/** The budget of a demonstration year, in won. */
export const budgetWon = 300_000_000

/**
 * Inserts the clock's year and the next where they are missing; existing rows stay unchanged. Throws `StartProblem` if the stored
 * figures are invalid.
 */
export async function fillYears({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = Number(dayInSeoul(clock.now()).slice(0, 4))
  const rows = [now, now + 1].map((year) => ({ year, figures: checkedFigures(figuresOf(year)), budget_won: budgetWon }))
  await db.insert(educationYear).values(rows).onConflictDoNothing()
  for (const { year, figures } of await db.select().from(educationYear)) {
    try {
      checkedFigures(figures)
    } catch (error) {
      throw new StartProblem(`The year ${year} cannot be used: ${(error as Error).message}.`)
    }
  }
}
