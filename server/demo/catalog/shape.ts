import type { Band, CancellationTier, Category, Region } from '#contract/catalog'
import type { Currency } from '#contract/money'
import type { ServiceKind, VehicleRoom } from '#contract/services'
import type { Texts } from '#server/db/columns'
import type { Scene } from '#server/demo/art/scene'

/** The texts of a product in one language. */
export interface SeedText {
  name: string
  summary: string
  /** Paragraphs. */
  description: readonly string[]
  highlights: readonly string[]
  /** Title, text, minutes. */
  itinerary: readonly (readonly [title: string, text: string, minutes: number | null])[]
  included: readonly string[]
  excluded: readonly string[]
  know_before: readonly string[]
  meeting_point: string
  /** Places and other words that people search for. */
  words: string
}

/** A price, in the smallest unit of the product's currency. */
export interface SeedPrice {
  band: Band
  min_age: number | null
  max_age: number | null
  price: number
  takes_seat: boolean
}

export interface SeedOption {
  name: Texts
  description: Texts
  start_times: readonly string[]
  capacity: number
  /** What one vehicle holds, where price and capacity are per vehicle. */
  room?: VehicleRoom
  /** 0 = Sunday … 6 = Saturday. */
  closed_weekdays?: readonly number[]
  prices: readonly SeedPrice[]
}

export interface SeedProduct {
  id: string
  category: Category
  region: Region
  operator: Texts
  duration_minutes: number
  languages: readonly string[]
  currency: Currency
  /** The kind of service, for services only. */
  service?: ServiceKind
  /** Cancellation rules, best first, where they are not the usual ones of package travel. */
  cancellation?: readonly CancellationTier[]
  /** Minimum number of travelers where it is not the usual number, and why. */
  min_travelers?: { count: number; reason: Texts }
  /** First and last day for a seasonal product; all others run from the day of seeding. */
  season?: { from: string; to: string }
  /** Returns the single days between `from` and `to` on which it is closed. */
  closed_days?: (from: string, to: string) => string[]
  options: readonly SeedOption[]
  pictures: readonly { scene: Scene; alt: Texts }[]
  en: SeedText
  ko: SeedText
}

const band =
  (name: Band, min_age: number | null, max_age: number | null, takes_seat = true) =>
  (price: number): SeedPrice => ({ band: name, min_age, max_age, price, takes_seat })

/** Price bands of tours: adults from 13, children from 3. */
export const adult = band('adult', 13, null)
export const child = band('child', 3, 12)
/** Adults, where youths and seniors pay less. */
export const fullFare = band('adult', 19, 64)
export const youth = band('youth', 13, 18)
export const senior = band('senior', 65, null)
/** On a lap, without a seat of their own. */
export const infant = band('infant', 0, 2, false)
