import { across } from '../across'
import { isOwnLogin, Newcomer, onlyAt, passwordFields, samePassword } from '../auth'
import { Base } from '../edited'
import { endpoint } from '../endpoint'
import { Agreed, Instant, Uuid } from '../fields'
import { Download, StoredFile } from '../files'
import { Lang } from '../languages'
import { Picture } from '../media'
import { z } from '../zod'
import { CompanyDraft, FairContact, FairProfile, FairPurpose } from './profile'
import { FairMarket, FairSector, FairSide, FairSpecialty } from './sectors'
import { ParticipantStatus } from './status'

/** A buyer says of which kind it is; both sides describe themselves in one language at least. */
export const companyChecks = [
  across<{ side?: unknown; buyer_type?: string }>((draft) => draft.side !== 'buyer' || Boolean(draft.buyer_type), {
    error: 'validation.required',
    path: ['buyer_type'],
  }),
] as const

/** The sign-up of the fair (product §3, §5): `phone` is the mobile number of whoever represents the company, in `name_en`. */
export const FairSignup = z
  .extend(z.omit(Newcomer, { name: true }), {
    ...passwordFields,
    ...CompanyDraft,
    site: onlyAt('fair'),
    side: FairSide,
    telephone: FairContact.shape.telephone,
    contact_email: FairContact.shape.contact_email,
    sns: FairContact.shape.sns,
    /** The fair passes on what a company says of itself; it takes no part without. */
    agree_provided: Agreed,
  })
  .check(samePassword, isOwnLogin, ...companyChecks)
export type FairSignup = z.input<typeof FairSignup>

const consents = { agree_terms: Agreed, agree_privacy: Agreed, agree_provided: Agreed, agree_marketing: z.boolean() }

/** What somebody agrees to whom the fair's office has invited; the same as of a sign-up. */
export const FairInvitation = z.strictObject(consents)

/** The registration of a company for another year, by the account that it has, with everything that a sign-up asks besides (product §3, §5). */
export const FairReturn = z
  .strictObject({ ...CompanyDraft, ...consents, side: FairSide, contact: FairContact, lang: Lang })
  .check(...companyChecks)
export type FairReturn = z.input<typeof FairReturn>

/** Pictures of a company. */
export const companyPictures = ['logo', 'banner', 'product_picture'] as const
export const CompanyPicture = z.enum(companyPictures)
export type CompanyPicture = z.infer<typeof CompanyPicture>

/** What everybody who may see a company sees of it; its contacts are apart. */
export const FairCompany = z.object({
  id: Uuid,
  side: FairSide,
  nationality: z.string(),
  country: z.string(),
  name_en: z.string(),
  name_ko: z.string(),
  company_en: z.string(),
  company_ko: z.string(),
  sector: FairSector,
  specialties: z.array(FairSpecialty),
  wanted_sectors: z.array(FairSector),
  markets: z.array(FairMarket),
  languages: z.array(z.string()),
  buyer_type: z.string(),
  profile: z.extend(FairProfile, {
    // As they were when they were written: an answer is not checked again.
    position: z.string(),
    address_en: z.string(),
    city: z.string(),
    main_business_en: z.string(),
    purposes: z.array(FairPurpose),
    description_en: z.string(),
    description_ko: z.string(),
  }),
  booth: z.nullable(z.object({ id: Uuid, number: z.string(), hall: z.string() })),
  logo: z.nullable(Picture),
  banner: z.nullable(Picture),
  product_picture: z.nullable(Picture),
  documents: z.array(StoredFile),
})
export type FairCompany = z.infer<typeof FairCompany>

/** One's own registration, with what its office and nobody else reads. */
export const OwnParticipant = z.extend(FairCompany, {
  year: z.number(),
  /** It is of the fair that runs or comes next; what is of a former year is only read. */
  is_current: z.boolean(),
  /** The year that this company may register for now, which is not one of its years yet. */
  open_year: z.nullable(z.number()),
  /** All registrations of the same account, the newest first. */
  years: z.array(z.object({ id: Uuid, year: z.number(), status: ParticipantStatus })),
  status: ParticipantStatus,
  status_at: Instant,
  /** What the fair's office asks for, or why it declined. */
  reason: z.string(),
  is_test: z.boolean(),
  /** Empty of an account that was closed. */
  contact: z.extend(FairContact, { mobile: z.string(), contact_email: z.string() }),
  email: z.string(),
  phone: z.string(),
  lang: Lang,
  agree_marketing: z.boolean(),
  version: z.number(),
})
export type OwnParticipant = z.infer<typeof OwnParticipant>

/** All that may be changed of a company; `base` is the version that was read. */
export const ParticipantChange = z.strictObject({
  ...CompanyDraft,
  contact: FairContact,
  lang: Lang,
  agree_marketing: z.boolean(),
  base: Base,
})
export type ParticipantChange = z.infer<typeof ParticipantChange>

const own = { auth: 'business', roles: ['buyer', 'seller'] } as const
const path = '/api/v1/fair/own'
const One = z.object({ document: Uuid })

/** Registration for the fair, and what each does with its own (product §3, §4). A caller without a registration gets 404. */
export const fairParticipants = {
  /** Refuses with 409 `fair.registrationClosed` outside of the days, 400 `auth.codeWrong` or `auth.codeExpired`, 409 `auth.emailTaken`. */
  register: endpoint({
    method: 'post',
    path: '/api/v1/fair/participants',
    auth: 'none',
    body: FairSignup,
    data: z.object({ id: Uuid }),
    limit: 'signup',
    attempts: true,
  }),
  /**
   * For this year, by an account that took part in a former one; pictures and documents are taken over. Refuses with 409
   * `fair.registrationClosed` outside of the days, and `fair.registeredAlready` where it is registered for the year.
   */
  again: endpoint({ method: 'post', path, ...own, body: FairReturn, data: OwnParticipant, limit: 'write' }),
  /** Of the newest year. */
  own: endpoint({ method: 'get', path, ...own, data: OwnParticipant }),
  /** What is approved stays approved. Refuses with 409 `general.conflict` where somebody changed it meanwhile. */
  change: endpoint({ method: 'put', path, ...own, body: ParticipantChange, data: OwnParticipant, limit: 'write' }),
  /** Takes the place of the former one. Kinds and limits of files are those of every picture. */
  setPicture: endpoint({
    method: 'post',
    path: `${path}/pictures`,
    ...own,
    body: z.strictObject({ picture: CompanyPicture }),
    files: ['file'],
    data: OwnParticipant,
    limit: 'upload',
  }),
  removePicture: endpoint({
    method: 'delete',
    path: `${path}/pictures/:picture`,
    ...own,
    params: z.object({ picture: CompanyPicture }),
    data: OwnParticipant,
  }),
  /** Refuses with 409 `fair.documentsTooMany`. */
  addDocument: endpoint({
    method: 'post',
    path: `${path}/documents`,
    ...own,
    body: z.strictObject({}),
    files: ['file'],
    data: OwnParticipant,
    limit: 'upload',
  }),
  removeDocument: endpoint({
    method: 'delete',
    path: `${path}/documents/:document`,
    ...own,
    params: One,
    data: OwnParticipant,
  }),
  document: endpoint({
    method: 'get',
    path: `${path}/documents/:document`,
    ...own,
    params: One,
    data: Download,
    download: true,
  }),
  /** Once more, after it was asked back or withdrawn. Refuses with 409 `fair.step` and `fair.registrationClosed`. */
  submit: endpoint({ method: 'post', path: `${path}/submit`, ...own, data: OwnParticipant, limit: 'write' }),
  /** Sends a registration that the office has entered. Refuses with 409 `fair.step`, and `fair.profileFirst` while it says too little. */
  accept: endpoint({
    method: 'post',
    path: `${path}/accept`,
    ...own,
    body: FairInvitation,
    data: OwnParticipant,
    limit: 'write',
  }),
  /** Takes part no more; the account stays. Refuses with 409 `fair.step`. */
  withdraw: endpoint({ method: 'post', path: `${path}/withdraw`, ...own, data: OwnParticipant, limit: 'write' }),
}
