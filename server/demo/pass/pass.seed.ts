import { type PassTypeName, passTypeNames } from '#contract/pass/pass-type'
import type { Deps } from '#server/deps'
import { passAffiliate, passPrice } from '#server/modules/pass/pass.table'
import { passAffiliateId } from './ids'
import { galleries, museums } from './museums'
import { outings } from './outings'
import { palaces } from './palaces'
import { seedPartnerships } from './partnerships.seed'
import { seedPassPeople } from './people.seed'

/** Prices of the demonstration's passes. */
const prices: Record<PassTypeName, { adult: number; child: number }> = {
  hours_24: { adult: 39_000, child: 29_000 },
  hours_48: { adult: 55_000, child: 41_000 },
  hours_72: { adult: 69_000, child: 52_000 },
  visits_3: { adult: 32_000, child: 24_000 },
  visits_5: { adult: 48_000, child: 36_000 },
}

/** Adds affiliates with real places and closing days but sample benefits and prices, and people with passes. */
export async function seedPass(deps: Deps): Promise<void> {
  const { db } = deps
  await db.insert(passAffiliate).values(
    [...palaces, ...museums, ...galleries, ...outings].map((each, at) => ({
      ...each,
      ...(at === 0 && { id: passAffiliateId }),
      state: 'public' as const,
    })),
  )
  await db
    .insert(passPrice)
    .values(passTypeNames.map((name, position) => ({ name, position, price_won: prices[name] })))
  await seedPassPeople(deps)
  await seedPartnerships(deps)
}
