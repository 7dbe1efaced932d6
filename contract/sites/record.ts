import type { BoardShape } from '../board-shapes'
import type { Area } from '../endpoint'
import type { InquiryType } from '../inquiry-types'
import type { Lang, SpokenLanguage } from '../languages'
import type { ServiceKind } from '../services'

/** How guests of a site, who have no account, come back to what they reserved. */
export interface GuestPaths {
  /** The page of a reservation, opened by the token of a mailed link (product §4). */
  link: (token: string, service: ServiceKind) => string
  /** The page of a ticket, by its reservation number; the token follows as a fragment. Without it the site has no tickets. */
  ticket?: (reservationNumber: string) => string
  /** Where a lost link is found by reservation number and a mailed code. */
  find: string
}

/** Of a site whose people set a new password by a mailed link: emails about accounts name it and lead to its pages (product §5). */
export interface SitePasswords {
  /** What emails call the site. */
  name: Readonly<Record<Lang, string>>
  /** Where a new password is asked for. */
  findPassword: string
  /** The page that a mailed link opens to set one. */
  reset: (token: string) => string
}

/** A board that a site begins with; operators may change it afterwards (product §3). */
export interface SiteBoard {
  name: string
  shape: BoardShape
  label: Readonly<Record<Lang, string>>
  categories?: readonly { name: string; label: Readonly<Record<Lang, string>> }[]
}

/** How people ask a site something (product §3). */
export interface SiteInquiries {
  /** What about, in the order in which they are offered. */
  types: readonly InquiryType[]
  /** The page of what somebody who is signed in has asked. */
  thread: (id: string) => string
  /** Where a guest writes again, who has no such page; without it the site takes no inquiries of guests. */
  again?: (number: string) => string
}

/**
 * What the platform knows of one site (product §1, §2). Whatever goes by site is derived from these records. In a path `:fair`
 * stands for the fair's slug, which is a setting: see `pathIn`.
 */
export interface SiteRecord {
  /** Whether its pages are there. */
  isRunning: boolean
  /** Whether it is a desk: no site leads to it, and it has neither label nor footer (product §2). */
  isDesk?: boolean
  /** What the menus of the other sites call it (product §2). */
  label?: Readonly<Record<SpokenLanguage, string>>
  /** The first segments of its paths that no other site has. */
  segments: readonly string[]
  home: string
  /** The session area that it signs people into, and the page where it does. */
  area: Area
  login: string
  /** Its public pages with a known address, for search engines and social previews. */
  publicPages: readonly string[]
  /** Its pages that may look through a camera. */
  cameraPages?: readonly string[]
  /** Patterns of its pages whose address or contents only their visitor may know: analytics learn nothing of them. */
  secretPages?: readonly string[]
  guests?: GuestPaths
  /** The page of the booths that exhibitors order; what a site sells without it are trips (product §4). */
  booths?: string
  /** The page of the passes that members have bought: they are no trips either. */
  passes?: string
  /** Where people open accounts of its area themselves. */
  accounts?: SitePasswords
  /** The same at a desk, whose accounts are made for its people. */
  passwords?: SitePasswords
  boards?: readonly SiteBoard[]
  /** The page of a post of one of them, undefined for a board whose posts are read in its list alone. */
  post?: (board: string, id: string) => string | undefined
  inquiries?: SiteInquiries
  /** Without the customer chat (product §1). */
  isSilent?: boolean
}
