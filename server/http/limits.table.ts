import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** The shape that rate-limiter-flexible reads and writes. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limit_expire').on(t.expire)],
)
