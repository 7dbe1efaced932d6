import { endpoint } from '../endpoint'
import { Email, OptionalText, Phone } from '../fields'
import { Lang } from '../languages'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { profileLimits } from './limits'
import { companyChecks } from './participant'
import { CompanyDraft, CompanySize, FairProfile, MeetingLanguage } from './profile'
import { FairSector, FairSide } from './sectors'

/** Most rows in one call, and in a whole file. */
export const importRows = { batch: 200, most: 1000 } as const
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
  /** The language of their mails. */
  lang: Lang,
  position: OptionalText(profileLimits.name),
  city: OptionalText(profileLimits.name),
  address_en: OptionalText(profileLimits.line),
  homepage: FairProfile.shape.homepage,
  main_business_en: OptionalText(profileLimits.line),
  wanted_sectors: z.array(FairSector).check(z.maxLength(12, 'validation.invalid')),
  languages: z.array(MeetingLanguage).check(z.maxLength(profileLimits.choices, 'validation.invalid')),
}

/** A company invited by the fair's office, with the data it has; the company completes the rest. */
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

const path = '/api/v1/admin/fair/participants/import'

/**
 * Imports companies from a sheet (product §6): a new one gets an account without a password and a mail with a link to set one, and
 * one of a former year a mail to its account.
 */
export const fairImport = {
  /**
   * Which of these addresses have an account: with a registration of a `former` year, so that it is invited again; already
   * `registered` this year; or `taken` by something else. Refuses with 404 if no fair was announced.
   */
  check: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: `${path}/check`,
    body: z.strictObject({ emails: z.array(Email).check(z.maxLength(importRows.most, 'validation.tooMany')) }),
    data: z.object({ former: z.array(z.string()), registered: z.array(z.string()), taken: z.array(z.string()) }),
  }),
  /**
   * Imports all of these rows or none. Refuses with 409 `auth.emailTaken` and `fair.importRegistered` and 400
   * `fair.importTwice` at `rows.0.email`, and 404 if no fair was announced.
   */
  take: endpoint({
    ...ofFairDesk,
    method: 'post',
    path,
    body: z.strictObject({
      rows: z
        .array(ImportRow)
        .check(z.minLength(1, 'validation.required'), z.maxLength(importRows.batch, 'validation.tooMany')),
    }),
    data: z.object({ created: z.number() }),
    idempotent: true,
    limit: 'write',
  }),
}
