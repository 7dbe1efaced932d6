import { endpoint } from '../endpoint'
import { Instant } from '../fields'
import { alsoWithInvalidCells, BadCell, undoableImport } from '../sheet-import'
import { z } from '../zod'
import { AffiliateDraft, HoursDraft } from './affiliate-desk'

/** The most rows of a sheet of affiliates, and the most bytes of a call with all of them (product §9). */
export const affiliateSheet = { rows: 200, bytes: 2_000_000 } as const

const { name, about, address, benefit, reservation, category, district, station, position, ...rest } =
  AffiliateDraft.shape
const { regular_won, saves_won, visit_minutes, times_per_pass } = rest

/** The columns of opening hours, Sunday first. */
export const hourColumns = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const columns = {
  name_en: name.shape.en,
  name_ko: name.shape.ko,
  category,
  district,
  about_en: about.shape.en,
  about_ko: about.shape.ko,
  benefit_en: benefit.shape.en,
  benefit_ko: benefit.shape.ko,
  reservation_en: reservation.shape.en,
  reservation_ko: reservation.shape.ko,
  address_en: address.shape.en,
  address_ko: address.shape.ko,
  station_en: station.shape.name.shape.en,
  station_ko: station.shape.name.shape.ko,
  line_en: station.shape.line.shape.en,
  line_ko: station.shape.line.shape.ko,
  walk_minutes: station.shape.walk_minutes,
  lat: position.shape.lat,
  lon: position.shape.lon,
  /** The hours of each day; null if it is closed. */
  sunday: HoursDraft,
  monday: HoursDraft,
  tuesday: HoursDraft,
  wednesday: HoursDraft,
  thursday: HoursDraft,
  friday: HoursDraft,
  saturday: HoursDraft,
  visit_minutes,
  regular_adult: regular_won.shape.adult,
  regular_child: regular_won.shape.child,
  saves_adult: saves_won.shape.adult,
  saves_child: saves_won.shape.child,
  times_per_pass,
} as const

/** An affiliate that a row of a sheet makes as a draft; the reservation is in both languages or in none. */
export const AffiliateRow = z
  .strictObject(columns)
  .check(
    ...(['reservation_en', 'reservation_ko'] as const).map((column) =>
      z.refine<Readonly<Record<string, unknown>>>(
        (row) => row[column] !== '' || (row.reservation_en === '' && row.reservation_ko === ''),
        { error: 'validation.required', path: [column], when: alsoWithInvalidCells },
      ),
    ),
  )
export type AffiliateRow = z.infer<typeof AffiliateRow>

/** A row without its invalid cells, so that the others can be checked too. */
const ValidAffiliateCells = z.partial(z.strictObject(columns))
export type ValidAffiliateCells = z.infer<typeof ValidAffiliateCells>

/** The columns of a sheet of affiliates, in order. */
export const affiliateColumns = Object.keys(columns) as (keyof AffiliateRow)[]
/** Columns whose cells can be empty. */
export const optionalAffiliateColumns: readonly (keyof AffiliateRow)[] = [
  'reservation_en',
  'reservation_ko',
  ...hourColumns,
  'times_per_pass',
]

const path = '/api/v1/admin/pass/affiliates/import'
const desk = { auth: 'admin', roles: ['operator'], method: 'post', bytes: affiliateSheet.bytes } as const
const Rows = <S extends z.ZodMiniType>(row: S) =>
  z.strictObject({
    rows: z
      .array(row)
      .check(z.minLength(1, 'validation.required'), z.maxLength(affiliateSheet.rows, 'validation.tooMany')),
  })

/** Creates drafts of affiliates from a sheet (product §6). */
export const passAffiliateImport = {
  /** Every cell that cannot be imported, and each complete row without one. Writes nothing. */
  check: endpoint({
    ...desk,
    path: `${path}/check`,
    body: Rows(ValidAffiliateCells),
    data: z.object({ bad: z.array(BadCell), rows: z.array(z.object({ at: z.number() })) }),
  }),
  /**
   * Creates all of these drafts or none; none of them is public. Refuses with 409 and the reason of the first bad cell at
   * `rows.0.name_en`.
   */
  take: endpoint({
    ...desk,
    path,
    body: Rows(AffiliateRow),
    /** All drafts of an import have one instant of creation. */
    data: z.object({ created: z.number(), created_at: Instant }),
    idempotent: true,
    limit: 'write',
  }),
  ...undoableImport(path),
}
