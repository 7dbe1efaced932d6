import { Base } from '../edited'
import { endpoint } from '../endpoint'
import { Email, OptionalText, Phone } from '../fields'
import { Lang } from '../languages'
import { BadCell } from '../sheet-import'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { profileLimits } from './limits'
import { companyChecks } from './participant'
import { CompanyDraft, CompanySize, FairProfile, MeetingLanguage } from './profile'
import { FairSector, FairSide } from './sectors'

/** The most rows of a sheet of companies, and the most bytes of a call with all of them (product §9). */
export const importRows = { most: 1000, bytes: 3_000_000 } as const
/** Days for which an invitation's link is valid. */
export const invitationDays = 14

const columns = {
  side: FairSide,
  company_en: CompanyDraft.company_en,
  company_ko: CompanyDraft.company_ko,
  name_en: CompanyDraft.name_en,
  name_ko: CompanyDraft.name_ko,
  email: Email,
  mobile: Phone,
  country: CompanyDraft.country,
  sector: FairSector,
  /** For buyers; empty for sellers. */
  buyer_type: CompanyDraft.buyer_type,
  employees: CompanySize,
  /** The language of their mails; if empty, that of the country or, for a registered company, the one it has. */
  lang: z.union([z.literal(''), Lang]),
  position: OptionalText(profileLimits.name),
  city: OptionalText(profileLimits.name),
  address_en: OptionalText(profileLimits.line),
  homepage: FairProfile.shape.homepage,
  main_business_en: OptionalText(profileLimits.line),
  wanted_sectors: z.array(FairSector).check(z.maxLength(12, 'validation.invalid')),
  languages: z.array(MeetingLanguage).check(z.maxLength(profileLimits.choices, 'validation.invalid')),
}

/**
 * A company as the fair's office enters it, found by its email address. A new one completes the rest itself; of one that is known,
 * an empty cell changes nothing.
 */
export const ImportRow = z.strictObject(columns).check(...companyChecks)
export type ImportRow = z.infer<typeof ImportRow>

/** The columns of a sheet of companies, in order. */
export const importColumns = Object.keys(columns) as (keyof ImportRow)[]
/** Columns that can be empty. */
export const optionalColumns: readonly (keyof ImportRow)[] = [
  'company_ko',
  'name_ko',
  'buyer_type',
  'lang',
  'position',
  'city',
  'address_en',
  'homepage',
  'main_business_en',
  'wanted_sectors',
  'languages',
]

/** A row without its invalid cells, so that the others can be checked too. */
const ValidImportCells = z.partial(z.strictObject(columns))
export type ValidImportCells = z.infer<typeof ValidImportCells>

/** What a company says now, as a row of a sheet; stored values are not validated again. */
export const StoredRow = z.object({
  side: FairSide,
  company_en: z.string(),
  company_ko: z.string(),
  name_en: z.string(),
  name_ko: z.string(),
  email: z.string(),
  mobile: z.string(),
  country: z.string(),
  sector: FairSector,
  buyer_type: z.string(),
  employees: z.string(),
  lang: Lang,
  position: z.string(),
  city: z.string(),
  address_en: z.string(),
  homepage: z.string(),
  main_business_en: z.string(),
  wanted_sectors: z.array(z.string()),
  languages: z.array(z.string()),
})
export type StoredRow = z.infer<typeof StoredRow>

/** The effect of one row. */
export const ImportEffect = z.object({
  /** Place of the row in the call, from 0. */
  at: z.number(),
  /** `former` invites a company of a former year again; `changed` and `same` are registered for this year already. */
  effect: z.enum(['new', 'former', 'changed', 'same']),
  /** The version of the registration, and what it says now; null unless it is of this year. */
  base: z.nullable(z.number()),
  before: z.nullable(StoredRow),
  /** The columns that would change. */
  changed: z.array(z.enum(Object.keys(columns) as [keyof ImportRow, ...(keyof ImportRow)[]])),
})
export type ImportEffect = z.infer<typeof ImportEffect>

const path = '/api/v1/admin/fair/participants/import'

const Each = <S extends z.ZodMiniType>(row: S) =>
  z.array(row).check(z.minLength(1, 'validation.required'), z.maxLength(importRows.most, 'validation.tooMany'))

/**
 * Imports companies from a sheet (product §6): a new one gets an account without a password and a mail with a link to set one, one
 * of a former year a mail to its account, and one of this year the changes of its row, without a mail.
 */
export const fairImport = {
  /**
   * The companies of this year's fair as rows of a sheet that can be imported again, by name; without those that withdrew, test
   * companies, and blocked accounts. Refuses with 404 if no fair was announced.
   */
  rows: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: `${path}/rows`,
    data: z.object({ rows: z.array(StoredRow) }),
  }),
  /**
   * Every cell that cannot be imported, and the effect of each complete row without one. Writes nothing. Refuses with 404 if no
   * fair was announced.
   */
  check: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: `${path}/check`,
    bytes: importRows.bytes,
    body: z.strictObject({ rows: Each(ValidImportCells) }),
    data: z.object({ bad: z.array(BadCell), rows: z.array(ImportEffect) }),
  }),
  /**
   * Imports all of these rows or none. `bases` has the version of each row's registration as it was checked, in the same order, and
   * null for a row without one this year. Refuses with 409 `auth.emailTaken`, `fair.importRegistered` and `general.conflict` (changed
   * meanwhile) at `rows.0.email`, `fair.importSide` at `rows.0.side`, 400 `fair.importTwice` at `rows.0.email`, and 404 if no fair
   * was announced.
   */
  take: endpoint({
    ...ofFairDesk,
    method: 'post',
    path,
    bytes: importRows.bytes,
    body: z
      .strictObject({ rows: Each(ImportRow), bases: Each(z.nullable(Base)) })
      .check(
        z.refine(({ rows, bases }) => rows.length === bases.length, { error: 'validation.required', path: ['bases'] }),
      ),
    data: z.object({ created: z.number(), changed: z.number() }),
    idempotent: true,
    limit: 'write',
  }),
}
