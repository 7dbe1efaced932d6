import { sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Primary key of rows that can be neither guessed nor counted. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`)
/** An instant; UTC in the database. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => instant().notNull().defaultNow()
/** Raw bytes: hashes and ciphertexts. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
/** A text in each complete language. */
export interface Texts {
  en: string
  ko: string
}
