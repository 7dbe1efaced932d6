import type { SQL } from 'drizzle-orm'
import type { Band } from '#contract/catalog'
import type { Area, Data, Role } from '#contract/endpoint'
import type { FileSubject, FileUse } from '#contract/files-desk'
import type { Lang } from '#contract/languages'
import type { Refund } from '#contract/order'
import type { withdrawal } from '#contract/withdrawal'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import type { Row } from '#server/db/own-rows'
import type { Settings } from '#server/settings'
import type { Jobs } from './jobs'
import type { MergePart } from './merging'

/** Context of all hooks: the transaction of the caller, and its instant. */
export interface HookContext {
  db: Db
  now: Date
}

/** A quantity of one band of a departure. */
export interface BoughtLine {
  option_id: string
  date: string
  start_time: string
  band: Band
  quantity: number
}

/** A booking's name for other lists that refer to it. */
export interface BookingName {
  id: string
  order_id: string
  product_name: Texts
}

/** Returns what a module stores about these accounts, table by table. */
export type KeepsOf = (db: Db, accountIds: readonly string[]) => Promise<Record<string, Row[]>>

/** A use of an uploaded file, with the file's id. */
export interface UsedFile extends Pick<FileUse, 'site' | 'id' | 'name' | 'file' | 'is_shown'> {
  upload_id: string
}

/** What a module uses uploaded files for. */
export interface FileUses {
  subject: FileSubject
  /** The roles that open the pages of these things at their own desk. */
  roles: readonly Role[]
  /** A query of the ids of all files used. */
  ids: SQL
  /** Returns a query of the ids of the files that the pages of these things show. */
  shownIds(now: Date): SQL
  /** Returns how these files are used; one query. */
  of(context: HookContext, uploadIds: readonly string[], lang: Lang): Promise<UsedFile[]>
}

/** The roles that a member of staff has from now on, and who changed them. */
export interface StaffChange {
  id: string
  roles: readonly Role[]
  by: string
}

/**
 * Calls from a module to others that it must not import, because they are above it. `server/hooks.ts` binds them. Each runs in
 * the caller's transaction and can refuse, which rolls everything back.
 */
export interface Hooks {
  /** An address has got its first account of an area: gives its gifts (product §5). */
  newcomerWelcomed(context: HookContext, area: Area, accountId: string): Promise<void>
  /** An account is closed: removes what other modules store for it. Throws 409 `auth.openReservations` (product §8). */
  accountClosed(context: HookContext, area: Area, accountId: string): Promise<void>
  /** A member of staff has other roles, or none after being removed, by the act of `by`: what only their former roles allow ends. */
  staffChanged(context: HookContext, changed: StaffChange): Promise<void>
  /** Returns what the owner would lose by closing the account, and what prevents closing it (product §8). */
  lossesOf(context: HookContext, area: Area, accountId: string): Promise<Data<typeof withdrawal.check>>
  /** What moves when two accounts are merged, in this sequence. */
  merged: readonly MergePart[]
  /** What is stored about a person, by module. */
  kept: Readonly<Record<string, KeepsOf>>
  /** What uploaded files are used for, by module. */
  fileUses: readonly FileUses[]
  /** A session was ended by its holder: ends what was begun with it (product §4). */
  sessionEnded(context: HookContext, session: Buffer): Promise<void>
  /** The bought items are paid or wait for a transfer: removes them from the cart. */
  orderPlaced(context: HookContext, accountId: string, bought: readonly BoughtLine[]): Promise<void>
  /** An order is paid: its owner receives what it was for. */
  orderPaid(context: HookContext, orderId: string): Promise<void>
  /** All bookings of a paid order are canceled: withdraws what it was for. */
  orderCancelled(context: HookContext, orderId: string): Promise<void>
  /**
   * Checks that a booking can be returned by a member, or by an operator if `accountId` is null. Throws 409 `pass.begun`,
   * `pass.giftOpen`, `pass.givenAway` (product §4).
   */
  bookingReturnable(context: HookContext, bookingId: string, accountId: string | null): Promise<void>
  /** A paid booking is to be returned: its owner loses what it was for. Throws what `bookingReturnable` throws (product §4). */
  bookingReturned(context: HookContext & { jobs: Jobs }, bookingId: string, accountId: string | null): Promise<void>
  /** The booking is not returned after all: its owner can use it again. */
  bookingKept(context: HookContext, bookingId: string): Promise<void>
  /** Returns the bookings of these orders, the earliest first; one query, or none. */
  bookingNames(db: Db, orderIds: readonly string[]): Promise<BookingName[]>
  /** Returns the refunds of these orders by booking, without declined ones; one query. */
  refundsOf(context: { db: Db; settings: Settings }, orderIds: readonly string[]): Promise<ReadonlyMap<string, Refund>>
  /** Whether two companies of the fair have agreed to meet, so that each can see the other's contact details (product §3). */
  hasAgreed(db: Db, one: string, other: string): Promise<boolean>
  /** Whether a company of the fair has a meeting, or a request for one, that was not rejected or canceled. */
  hasMeetings(db: Db, companyId: string): Promise<boolean>
  /** Returns the companies of the fair that are not free in a slot; one query. */
  busyCompanies(db: Db, slotId: string): Promise<string[]>
  /** A company has left the fair, `by` the given account: cancels its meetings ahead and clears its calendar (product §4). */
  companyLeft(context: HookContext, left: { id: string; by: string }): Promise<void>
  /** A seller of the fair has another booth, or none: moves its meetings ahead. Throws 409 `meeting.boothTaken` (product §4). */
  boothGiven(context: HookContext, companyId: string, boothId: string | null): Promise<void>
  /** Returns how many meetings of the fair each of these slots ever had, and how many still need it; two queries. */
  meetingsIn(db: Db, slotIds: readonly string[]): Promise<ReadonlyMap<string, { needed: number; all: number }>>
  /** Slots of the fair that never had a meeting are removed: removes what other modules store about them. */
  slotsRemoved(context: HookContext, slotIds: readonly string[]): Promise<void>
  /** Returns how many orders were ever submitted for each of these booths of the MICE fair; one query. */
  boothOrders(db: Db, boothIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Booths of the MICE fair without submitted orders are removed: removes holds of them that have ended. */
  miceBoothsRemoved(context: HookContext, boothIds: readonly string[]): Promise<void>
  /** Booths of the fair that no company has are removed. */
  boothsRemoved(context: HookContext, boothIds: readonly string[]): Promise<void>
}
