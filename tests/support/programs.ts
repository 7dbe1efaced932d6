import type { ProgramCity, ProgramKind } from '#contract/programs'
import type { Site } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { program } from '#server/modules/programs/programs.table'
import { aProduct, type ProductFields, type TestProduct } from '#tests/support/factories'

interface ProgramFields extends ProductFields {
  site?: Site
  kind?: ProgramKind
  city?: ProgramCity
  days?: number
  position?: number
}

/** A product listed as a program: a three-day stay in Seoul by default. */
export async function aProgram(
  deps: Deps,
  { site = 'bleisure', kind = 'stay', city = 'seoul', days = 3, position = 0, ...fields }: ProgramFields = {},
): Promise<TestProduct> {
  const product = await aProduct(deps, fields)
  const work = { en: 'A desk at the window', ko: '창가의 책상' }
  await deps.db.insert(program).values({ site, product_id: product.id, kind, city, days, position, work })
  return product
}
