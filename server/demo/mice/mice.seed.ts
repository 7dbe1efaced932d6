import type { Deps } from '#server/deps'
import { seedMiceBuyers } from './buyers.seed'
import { seedMiceEdition } from './edition.seed'
import { seedMiceLeads } from './leads.seed'
import { seedMicePeople } from './people.seed'

/** Demo data of the MICE fair. */
export async function seedMice(deps: Deps): Promise<void> {
  const year = await seedMiceEdition(deps)
  await seedMicePeople(deps, year)
  await seedMiceLeads(deps, year)
  await seedMiceBuyers(deps)
}
