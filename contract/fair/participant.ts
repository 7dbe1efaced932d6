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

/** A buyer names its kind; both sides describe themselves in at least one language. */
export const companyChecks = [
  across<{ side?: unknown; buyer_type?: string }>((draft) => draft.side !== 'buyer' || Boolean(draft.buyer_type), {
    error: 'validation.chooseOne',
    path: ['buyer_type'],
  }),
] as const

/** The sign-up of the fair (product §3, §5): `phone` is the mobile number of the company's representative, named in `name_en`. */
export const FairSignup = z
  .extend(z.omit(Newcomer, { name: true }), {
    ...passwordFields,
    ...CompanyDraft,
    site: onlyAt('fair'),
    side: FairSide,
    telephone: FairContact.shape.telephone,
    contact_email: FairContact.shape.contact_email,
    sns: FairContact.shape.sns,
    /** Consent to pass on the company's own description; required to take part. */
    agree_provided: Agreed,
  })
  .check(samePassword, isOwnLogin, ...companyChecks)
export type FairSignup = z.input<typeof FairSignup>

const consents = { agree_terms: Agreed, agree_privacy: Agreed, agree_provided: Agreed, agree_marketing: z.boolean() }

/** The consents of a company invited by the fair's office; the same as in a sign-up. */
export const FairInvitation = z.strictObject(consents)

/** The registration of an existing account for another year, with the further fields of a sign-up (product §3, §5). */
export const FairReturn = z
  .strictObject({ ...CompanyDraft, ...consents, side: FairSide, contact: FairContact, lang: Lang })
  .check(...companyChecks)
export type FairReturn = z.input<typeof FairReturn>

/** Pictures of a company. */
export const companyPictures = ['logo', 'banner', 'product_picture'] as const
export const CompanyPicture = z.enum(companyPictures)
export type CompanyPicture = z.infer<typeof CompanyPicture>

/** A company as all permitted readers see it; its contacts are separate. */
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
    // Stored values are not validated again in a response.
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

/** The caller's own registration, with fields that only the owner and the fair's office read. */
export const OwnParticipant = z.extend(FairCompany, {
  year: z.number(),
  /** Whether it belongs to the running or next fair; registrations of past years are read-only. */
  is_current: z.boolean(),
  /** The year this company can register for now, if it is not registered for it yet. */
  open_year: z.nullable(z.number()),
  /** All registrations of the same account, newest first. */
  years: z.array(z.object({ id: Uuid, year: z.number(), status: ParticipantStatus })),
  status: ParticipantStatus,
  status_at: Instant,
  /** What the fair's office requests, or why it declined. */
  reason: z.string(),
  is_test: z.boolean(),
  /** Empty if the account was closed. */
  contact: z.extend(FairContact, { mobile: z.string(), contact_email: z.string() }),
  email: z.string(),
  phone: z.string(),
  lang: Lang,
  agree_marketing: z.boolean(),
  version: z.number(),
})
export type OwnParticipant = z.infer<typeof OwnParticipant>

/** All editable fields of a company; `base` is the version that was read. */
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

/**
 * Registration for the fair, and what each company does with its own (product §3, §4). A caller without a registration gets 404.
 */
export const fairParticipants = {
  /**
   * Refuses with 409 `fair.registrationClosed` outside the registration period, 400 `auth.codeWrong` or `auth.codeExpired`, 409
   * `auth.emailTaken`.
   */
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
   * For this year, by an account of a past year; pictures and documents are carried over. Refuses with 409
   * `fair.registrationClosed` outside the registration period, and `fair.registeredAlready` if it is already registered for the
   * year.
   */
  again: endpoint({ method: 'post', path, ...own, body: FairReturn, data: OwnParticipant, limit: 'write' }),
  /** The registration of the newest year. */
  own: endpoint({ method: 'get', path, ...own, data: OwnParticipant }),
  /** An approved registration stays approved. Refuses with 409 `general.conflict` if it was changed meanwhile. */
  change: endpoint({ method: 'put', path, ...own, body: ParticipantChange, data: OwnParticipant, limit: 'write' }),
  /** Replaces the previous picture. Types and limits are those of every picture. */
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
  /** Submits again, after a request for changes or a withdrawal. Refuses with 409 `fair.step` and `fair.registrationClosed`. */
  submit: endpoint({ method: 'post', path: `${path}/submit`, ...own, data: OwnParticipant, limit: 'write' }),
  /**
   * Submits a registration that the office has entered. Refuses with 409 `fair.step`, and `fair.profileFirst` while its profile
   * is too incomplete.
   */
  accept: endpoint({
    method: 'post',
    path: `${path}/accept`,
    ...own,
    body: FairInvitation,
    data: OwnParticipant,
    limit: 'write',
  }),
  /** Ends the participation; the account stays. Refuses with 409 `fair.step`. */
  withdraw: endpoint({ method: 'post', path: `${path}/withdraw`, ...own, data: OwnParticipant, limit: 'write' }),
}
