import { randomUUID } from 'node:crypto'
import { addDays, dayInSeoul } from '#contract/days'
import type { PlanWish } from '#contract/pass/plan'
import type { Deps } from '#server/deps'
import { passAffiliate, passPrice } from '#server/modules/pass/pass.table'

type Db = Pick<Deps, 'db'>
const same = (text: string) => ({ en: text, ko: text })
const hours = { opens: '09:00', last_entry: '17:00', closes: '18:00' }

/** A place that lets in with the pass, open every day from nine to six. Answers its id. */
export async function anAffiliate({ db }: Db, given: Partial<typeof passAffiliate.$inferInsert> = {}): Promise<string> {
  const [made] = await db
    .insert(passAffiliate)
    .values({
      state: 'public',
      category: 'museum',
      district: 'jongno',
      name: same('A museum'),
      about: same('Old things.'),
      address: same('1 Some-gil'),
      station: { name: same('Some Station'), line: same('Line 1'), walk_minutes: 5 },
      ...{ lat: 37.57, lon: 126.98, visit_minutes: 60 },
      schedule: { week: Array.from({ length: 7 }, () => hours), exceptions: [], as_of: '2026-10-01' },
      regular_won: { adult: 10_000, child: 5_000 },
      benefit: same('Free admission'),
      saves_won: { adult: 10_000, child: 5_000 },
      ...given,
    })
    .returning({ id: passAffiliate.id })
  if (!made) throw new Error('an affiliate was not kept')
  return made.id
}

/** Passes of a day and of three visits on sale. */
export async function passesOnSale({ db }: Db): Promise<void> {
  await db.insert(passPrice).values([
    { name: 'hours_24', position: 0, price_won: { adult: 30_000, child: 20_000 } },
    { name: 'visits_3', position: 1, price_won: { adult: 25_000, child: 15_000 } },
  ])
}

/** What a plan of one day a week from now asks for. */
export const aPlanWish = ({ clock }: Pick<Deps, 'clock'>, given: Partial<PlanWish> = {}): PlanWish => ({
  affiliate_ids: [randomUUID()],
  first_day: addDays(dayInSeoul(clock.now()), 7),
  days: 1,
  start: 'jung',
  starts: '09:00',
  ends: '20:00',
  reserved: [],
  adults: 2,
  children: 0,
  ...given,
})
