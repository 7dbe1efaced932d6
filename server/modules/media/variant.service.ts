import { eq, sql } from 'drizzle-orm'
import { transaction } from '#server/db/connect'
import type { FileType } from '#server/decoder/job'
import type { Deps } from '#server/deps'
import { concurrencyLimiter } from '#server/limiter'
import type { Storage } from '#server/ports/storage'
import { drawFile } from './drawn.service'
import { picture } from './media.table'
import { variantKey } from './picture.service'

type ServiceDeps = Pick<Deps, 'db' | 'storage' | 'log' | 'decoder'>

/** One file of a picture, by the key of its row. */
export interface Variant {
  key: string
  width: number
  type: FileType
}

/** As many concurrent runs as the decoder allows, each with a database connection, and a limited number waiting. */
const limited = concurrencyLimiter(2, 200)

const underWay = new WeakMap<Storage, Map<string, Promise<Buffer | null>>>()

async function draw(deps: ServiceDeps, file: string, { key, width, type }: Variant): Promise<Buffer | null> {
  const { db, storage, log } = deps
  const [row] = await db
    .select({ widths: picture.widths, drawing: picture.drawing })
    .from(picture)
    .where(eq(picture.key, key))
  const drawing = row?.drawing
  if (!drawing || !row.widths.includes(width)) return null
  return limited(() =>
    transaction(db, async (tx) => {
      // Of two servers the second waits, and finds the file rendered by the first.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${file}, 0))`)
      const drawn = await storage.get(file)
      if (drawn) return drawn
      const body = await drawFile(deps, drawing, { width, type })
      await storage.put(file, body).catch((error: unknown) => log.warn({ err: error }, 'a drawing was not kept'))
      return body
    }),
  )
}

/**
 * A file of a picture: the stored one, or for a drawing of our own a new one, rendered once for all concurrent requests. Null if
 * there is no such file.
 */
export async function variantOf(deps: ServiceDeps, variant: Variant): Promise<Buffer | null> {
  const file = variantKey(variant.key, variant.width, variant.type)
  const stored = await deps.storage.get(file)
  if (stored) return stored
  const drawings = underWay.get(deps.storage) ?? new Map<string, Promise<Buffer | null>>()
  underWay.set(deps.storage, drawings)
  const drawing = drawings.get(file)
  if (drawing) return drawing
  const work = draw(deps, file, variant).finally(() => drawings.delete(file))
  drawings.set(file, work)
  return work
}
