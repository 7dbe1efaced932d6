import { addDays, dayInSeoul, daysLater } from '#contract/days'
import type { Deps } from '#server/deps'
import { programItem } from '#server/modules/fair/program.table'
import { demoProgram } from './program'

/** The program of the demonstration's fair, whose second day is today. */
export async function seedProgram({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const today = dayInSeoul(now)
  await db.insert(programItem).values(
    demoProgram.map(({ day, speakers = [], languages = [], changed, ...item }) => ({
      ...item,
      year: Number(today.slice(0, 4)),
      day: addDays(today, day - 1),
      speakers,
      languages,
      ...(changed && { changed_at: daysLater(now, -changed.daysAgo), change: changed.what }),
    })),
  )
}
