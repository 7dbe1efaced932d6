import type { ProgrammeCity, ProgrammeKind } from '#contract/programmes'
import type { Site } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { programme } from '#server/modules/programmes/programmes.table'
import { aProduct, type ProductFields, type TestProduct } from '#tests/support/factories'

interface ProgrammeFields extends ProductFields {
  site?: Site
  kind?: ProgrammeKind
  city?: ProgrammeCity
  days?: number
  position?: number
}

/** A product listed as a programme: a three-day stay in Seoul by default. */
export async function aProgramme(
  deps: Deps,
  { site = 'bleisure', kind = 'stay', city = 'seoul', days = 3, position = 0, ...fields }: ProgrammeFields = {},
): Promise<TestProduct> {
  const product = await aProduct(deps, fields)
  const work = { en: 'A desk at the window', ko: '창가의 책상' }
  await deps.db.insert(programme).values({ site, product_id: product.id, kind, city, days, position, work })
  return product
}
