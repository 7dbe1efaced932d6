import { type Band, bands, Category, Region } from './catalog'
import { isDay } from './days'
import { endpoint } from './endpoint'
import { Instant, OptionalText, RequiredText, TimeOfDay, travelDayChecks } from './fields'
import { Currency } from './money'
import { productSites } from './product-desk'
import { productLimits, SaveProduct, whole } from './product-fields'
import { alsoWithInvalidCells, BadCell, undoableImport } from './sheet-import'
import { z } from './zod'

/** The most rows of a sheet of products, and the most bytes of a call with all of them (product §9). */
export const productSheet = { rows: 200, bytes: 2_000_000 } as const

const { duration_minutes, min_travelers, languages } = SaveProduct.shape
const Name = RequiredText(productLimits.name)
const Price = z.nullable(whole(0, productLimits.price))
const OptionalDay = z.string().check(...travelDayChecks)

/** The cells about the product's first option, and those that it needs; without any of them the draft has no option. */
const optionColumns = {
  option_name_en: OptionalText(productLimits.name),
  option_name_ko: OptionalText(productLimits.name),
  option_start_date: OptionalDay,
  option_end_date: OptionalDay,
  start_times: z.array(TimeOfDay).check(
    z.maxLength(productLimits.times, 'validation.tooMany'),
    z.refine((times) => new Set(times).size === times.length, 'product.timeTwice'),
  ),
  closed_weekdays: z.array(whole(0, 6)).check(z.maxLength(7, 'validation.tooMany')),
  capacity: z.nullable(whole(1, productLimits.capacity)),
  /** In the smallest unit of the product's currency; null if the band is not offered. */
  price_adult: Price,
  price_youth: Price,
  price_child: Price,
  price_infant: Price,
  price_senior: Price,
} as const
const neededOfOption = {
  option_name_en: 'validation.required',
  option_name_ko: 'validation.required',
  option_start_date: 'validation.required',
  option_end_date: 'validation.required',
  start_times: 'validation.required',
  capacity: 'validation.required',
  price_adult: 'product.adultPrice',
} as const satisfies Partial<Record<keyof typeof optionColumns, string>>

const columns = {
  site: z.enum(productSites),
  category: Category,
  region: Region,
  name_en: Name,
  name_ko: Name,
  summary_en: OptionalText(productLimits.summary),
  summary_ko: OptionalText(productLimits.summary),
  description_en: OptionalText(productLimits.description),
  description_ko: OptionalText(productLimits.description),
  meeting_point_en: OptionalText(productLimits.line),
  meeting_point_ko: OptionalText(productLimits.line),
  currency: Currency,
  duration_minutes,
  min_travelers,
  languages,
  ...optionColumns,
} as const

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
/** A row that can have invalid cells. */
type AnyRow = Readonly<Record<string, unknown>>
/** Whether a row has any cell about an option. */
const hasOption = (row: AnyRow) => Object.keys(optionColumns).some((column) => column in row && !isEmpty(row[column]))

/** A product that a row of a sheet makes as a draft. */
export const ProductRow = z.strictObject(columns).check(
  ...Object.entries(neededOfOption).map(([column, error]) =>
    z.refine<AnyRow>((row) => !hasOption(row) || !isEmpty(row[column]), {
      error,
      path: [column],
      when: alsoWithInvalidCells,
    }),
  ),
  z.refine(({ option_start_date: from, option_end_date: to }) => !isDay(from) || !isDay(to) || from <= to, {
    error: 'validation.daysOrder',
    path: ['option_end_date'],
  }),
)
export type ProductRow = z.infer<typeof ProductRow>

/** A row without its invalid cells, so that the others can be checked too. */
const ValidProductCells = z.partial(z.strictObject(columns))
export type ValidProductCells = z.infer<typeof ValidProductCells>

/** The price of a band in a row. */
export const priceIn = (row: ProductRow, band: Band): number | null => row[`price_${band}`]
/** Whether a row makes an option. */
export const makesOption = (row: ProductRow): boolean => hasOption(row)
/** The columns of prices, in order. */
export const priceColumns = bands.map((band) => `price_${band}` as const)

/** The columns of a sheet of products, in order. */
export const productColumns = Object.keys(columns) as (keyof ProductRow)[]
/** Columns whose cells can be empty. */
export const optionalProductColumns: readonly (keyof ProductRow)[] = productColumns.filter(
  (column) => !['site', 'category', 'region', 'name_en', 'name_ko'].includes(column),
)

const path = '/api/v1/admin/products/import'
const desk = { auth: 'admin', roles: ['operator'], method: 'post', bytes: productSheet.bytes } as const
const Rows = <S extends z.ZodMiniType>(row: S) =>
  z.strictObject({
    rows: z
      .array(row)
      .check(z.minLength(1, 'validation.required'), z.maxLength(productSheet.rows, 'validation.tooMany')),
  })

/** Creates drafts of products from a sheet (product §6). */
export const productImport = {
  /** Every cell that cannot be imported, and each complete row without one. Writes nothing. */
  check: endpoint({
    ...desk,
    path: `${path}/check`,
    body: Rows(ValidProductCells),
    data: z.object({ bad: z.array(BadCell), rows: z.array(z.object({ at: z.number() })) }),
  }),
  /**
   * Creates all of these drafts or none; none of them is on sale. Refuses with 409 and the reason of the first bad cell at
   * `rows.0.name_en`.
   */
  take: endpoint({
    ...desk,
    path,
    body: Rows(ProductRow),
    /** All drafts of an import have one instant of creation: the list of products filters by it. */
    data: z.object({ created: z.number(), created_at: Instant }),
    idempotent: true,
    limit: 'write',
  }),
  ...undoableImport(path),
}
