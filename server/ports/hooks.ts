import type { Band } from '#contract/catalog'
import type { Area, Data } from '#contract/endpoint'
import type { Refund } from '#contract/order'
import type { withdrawal } from '#contract/withdrawal'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import type { Row } from '#server/db/own-rows'
import type { Settings } from '#server/settings'

/** What all hooks are given: the transaction of whoever calls them, and its instant. */
export interface HookContext {
  db: Db
  now: Date
}

/** So many of one band of a departure. */
export interface BoughtLine {
  option_id: string
  date: string
  start_time: string
  band: Band
  quantity: number
}

/** What another list says of a booking that it belongs to. */
export interface BookingName {
  id: string
  order_id: string
  product_name: Texts
}

/** What a module keeps of these accounts, table by table. */
export type KeepsOf = (db: Db, accountIds: readonly string[]) => Promise<Record<string, Row[]>>

/**
 * What a module has others do or say without importing them, because they are above it. `server/hooks.ts` binds them. Each runs in the
 * caller's transaction and may refuse, which undoes everything.
 */
export interface Hooks {
  /** An address has its first account of an area: its gifts (product §5). */
  newcomerWelcomed(context: HookContext, area: Area, accountId: string): Promise<void>
  /** An account is closed: what others keep for it goes. Throws 409 `auth.openReservations` (product §8). */
  accountClosed(context: HookContext, area: Area, accountId: string): Promise<void>
  /** What somebody would lose by closing the account, and what keeps it open (product §8). */
  lossesOf(context: HookContext, area: Area, accountId: string): Promise<Data<typeof withdrawal.check>>
  /** What is kept about somebody, by module. */
  kept: Readonly<Record<string, KeepsOf>>
  /** A session was ended by its holder: what was begun with it ends too (product §4). */
  sessionEnded(context: HookContext, session: Buffer): Promise<void>
  /** What was ordered is paid or waits for a transfer: it need not be remembered to be bought. */
  orderPlaced(context: HookContext, accountId: string, bought: readonly BoughtLine[]): Promise<void>
  /** An order is paid: what it was for is its owner's. */
  orderPaid(context: HookContext, orderId: string): Promise<void>
  /** All bookings of a paid order are canceled: nobody has any more what it was for. */
  orderCancelled(context: HookContext, orderId: string): Promise<void>
  /** Whether a booking can be given back: throws 409 `pass.begun` where what it was for has been used (product §4). */
  bookingReturnable(db: Db, bookingId: string): Promise<void>
  /** A paid booking is to be given back: what it was for is its owner's no more. Throws 409 `pass.begun` (product §4). */
  bookingReturned(context: HookContext, bookingId: string): Promise<void>
  /** It stays after all. */
  bookingKept(context: HookContext, bookingId: string): Promise<void>
  /** The bookings of these orders, the earliest first; one query, or none. */
  bookingNames(db: Db, orderIds: readonly string[]): Promise<BookingName[]>
  /** The refunds of these orders by booking, those that were declined aside; one query. */
  refundsOf(context: { db: Db; settings: Settings }, orderIds: readonly string[]): Promise<ReadonlyMap<string, Refund>>
  /** Whether two companies of the fair have agreed to meet, so that each may read how the other is reached (product §3). */
  hasAgreed(db: Db, one: string, other: string): Promise<boolean>
  /** Whether a company of the fair has a meeting, or a request for one, that was not rejected or canceled. */
  hasMeetings(db: Db, companyId: string): Promise<boolean>
  /** Companies of the fair that are not free in a slot; one query. */
  busyCompanies(db: Db, slotId: string): Promise<string[]>
  /** A company takes part in the fair no more, `by` the account of somebody: its meetings and its calendar go (product §4). */
  companyLeft(context: HookContext, left: { id: string; by: string }): Promise<void>
  /** A seller of the fair has another booth, or none: its meetings ahead move there. Throws 409 `meeting.boothTaken` (product §4). */
  boothGiven(context: HookContext, companyId: string, boothId: string | null): Promise<void>
  /** How many meetings of the fair were ever in each of these slots, and how many still need it; two queries. */
  meetingsIn(db: Db, slotIds: readonly string[]): Promise<ReadonlyMap<string, { needed: number; all: number }>>
  /** Slots of the fair go in which no meeting ever was: what others keep of them goes too. */
  slotsRemoved(context: HookContext, slotIds: readonly string[]): Promise<void>
  /** Booths of the fair go that no company has. */
  boothsRemoved(context: HookContext, boothIds: readonly string[]): Promise<void>
}
