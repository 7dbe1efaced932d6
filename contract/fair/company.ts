import { Country } from '../countries'
import { endpoint } from '../endpoint'
import { Instant, Paged, Paging, RequiredText, Uuid } from '../fields'
import { Download } from '../files'
import { Picture } from '../media'
import { z } from '../zod'
import { Continent } from './continent'
import { FairCompany } from './participant'
import { CompanySize, FairContact, MeetingLanguage } from './profile'
import { FairMarket, FairSector, FairSide, FairSpecialty } from './sectors'

/** How well a company fits the reader: `fitOf` of both companies. */
export const FairFit = z.object({
  i_want: z.boolean(),
  it_wants: z.boolean(),
  specialties: z.array(FairSpecialty),
  markets: z.array(FairMarket),
  languages: z.array(z.string()),
  score: z.number(),
})

/** The reader's wish for a company: `priority` is null if it is only saved. */
export const OwnWish = z.object({ priority: z.nullable(z.number()), note: z.string(), sent_at: z.nullable(Instant) })
export type OwnWish = z.infer<typeof OwnWish>

/** A company as a list shows it. */
export const CompanyRow = z.extend(
  z.pick(FairCompany, {
    id: true,
    side: true,
    country: true,
    company_en: true,
    company_ko: true,
    sector: true,
    specialties: true,
    languages: true,
    markets: true,
    booth: true,
  }),
  {
    city: z.string(),
    main_business_en: z.string(),
    main_business_ko: z.string(),
    logo: z.nullable(Picture),
    fit: FairFit,
    wish: z.nullable(OwnWish),
    /** Whether it has sent the reader's company a wish to meet. */
    wants_me: z.boolean(),
  },
)
export type CompanyRow = z.infer<typeof CompanyRow>

export const companySorts = ['fit', 'name', 'newest'] as const
export const CompanyQuery = z.extend(Paging, {
  /** Matches anywhere in the names, English or Korean. */
  q: z.optional(RequiredText(80)),
  side: z.optional(FairSide),
  country: z.optional(Country),
  continent: z.optional(Continent),
  sector: z.optional(FairSector),
  specialty: z.optional(FairSpecialty),
  market: z.optional(FairMarket),
  language: z.optional(MeetingLanguage),
  size: z.optional(CompanySize),
  /** Companies that are free in this slot. */
  slot: z.optional(Uuid),
  /** Companies that the reader saved or wishes to meet. */
  saved: z.optional(z.literal('1')),
  sort: z._default(z.enum(companySorts), 'fit'),
})

/** A company as others see it: until both have agreed to meet, contacts are null and the company's email address is empty. */
export const CompanyDetail = z.extend(FairCompany, {
  contact: z.nullable(FairContact),
  /** Null for the reader's own company. */
  fit: z.nullable(FairFit),
  wish: z.nullable(OwnWish),
  wants_me: z.boolean(),
  is_own: z.boolean(),
})
export type CompanyDetail = z.infer<typeof CompanyDetail>

const participants = { auth: 'business', roles: ['buyer', 'seller'] } as const
const One = z.object({ id: Uuid })

/**
 * The companies of the fair, for participants: approved ones of the reader's own mode, so that test companies and real ones never
 * meet (product §4). Refuses with 404 without a registration, and with 403 `fair.notApproved` without an approved one.
 */
export const fairCompanies = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/fair/companies',
    ...participants,
    query: CompanyQuery,
    data: z.extend(Paged(CompanyRow), { countries: z.array(z.string()) }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/fair/companies/:id',
    ...participants,
    params: One,
    data: CompanyDetail,
  }),
  document: endpoint({
    method: 'get',
    path: '/api/v1/fair/companies/:id/documents/:document',
    ...participants,
    params: z.extend(One, { document: Uuid }),
    data: Download,
    download: true,
  }),
}
