import type { BoardShape } from '../board-shapes'
import type { Area } from '../endpoint'
import type { InquiryType } from '../inquiry-types'
import type { Lang, SpokenLanguage } from '../languages'
import type { ServiceKind } from '../services'

/** How a site's guests, who have no account, return to their reservation. */
export interface GuestPaths {
  /** The page of a reservation, opened by the token of a mailed link (product §4). */
  link: (token: string, service: ServiceKind) => string
  /** The page of a ticket, by its reservation number; the token follows as a fragment. Without it the site has no tickets. */
  ticket?: (reservationNumber: string) => string
  /** The page that finds a lost link by reservation number and a mailed code. */
  find: string
}

/**
 * Pages of a site whose users reset their password by a mailed link: account emails name the site and link to these (product §5).
 */
export interface SitePasswords {
  /** The site's name in emails. */
  name: Readonly<Record<Lang, string>>
  /** The page to request a new password. */
  findPassword: string
  /** The page that a mailed link opens to set one. */
  reset: (token: string) => string
}

/** A board that a site starts with; operators can change it afterwards (product §3). */
export interface SiteBoard {
  name: string
  shape: BoardShape
  label: Readonly<Record<Lang, string>>
  categories?: readonly { name: string; label: Readonly<Record<Lang, string>> }[]
  /** Its posts are also sorted by the districts of Seoul. */
  by_district?: true
}

/** A site's inquiries (product §3). */
export interface SiteInquiries {
  /** The types, in display order. */
  types: readonly InquiryType[]
  /** The page of an inquiry of a signed-in user. */
  thread: (id: string) => string
  /** The page where a guest, who has no such thread, writes again; without it the site takes no inquiries from guests. */
  again?: (number: string) => string
}

/**
 * The platform's data on one site (product §1, §2). All behavior that depends on the site is derived from these records. In a
 * path `:fair` represents the fair's slug, which is a setting: see `pathIn`.
 */
export interface SiteRecord {
  /** Whether its pages exist. */
  isRunning: boolean
  /** Whether it is a desk: no site links to it, and it has neither label nor footer (product §2). */
  isDesk?: boolean
  /** Its label in the menus of the other sites (product §2). */
  label?: Readonly<Record<SpokenLanguage, string>>
  /** First path segments that are unique to this site. */
  segments: readonly string[]
  home: string
  /** The session area of its sign-in, and the page of the sign-in. */
  area: Area
  login: string
  /** Its public pages with a known address, for search engines and social previews. */
  publicPages: readonly string[]
  /** Its pages that are allowed to use a camera. */
  cameraPages?: readonly string[]
  /** Patterns of pages with an address or content private to the visitor: analytics get nothing from them. */
  secretPages?: readonly string[]
  guests?: GuestPaths
  /** The page of the booths that exhibitors order; without it, what a site sells is trips (product §4). */
  booths?: string
  /** The page of the passes that members have bought, which are not trips either. */
  passes?: string
  /** Password pages for self-service accounts of its area. */
  accounts?: SitePasswords
  /** Like `accounts`, for a desk, whose accounts are created for its staff. */
  passwords?: SitePasswords
  boards?: readonly SiteBoard[]
  /** The page of a post on one of the boards; undefined for a board whose posts are read only in its list. */
  post?: (board: string, id: string) => string | undefined
  inquiries?: SiteInquiries
  /** Whether it has no customer chat (product §1). */
  isSilent?: boolean
}
