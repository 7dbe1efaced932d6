import type { Parsed } from '#contract/endpoint'
import { type ProductState, SaveProduct } from '#contract/product-fields'
import { fieldsOfPart, type ProductPart, type productHistory, productParts } from '#contract/product-history'
import { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { findChange } from './product-change.service'
import { changeProduct, putProduct } from './product-desk.service'
import { findDeskProduct, lacksOf, type showDeskProduct, stateOf } from './product-desk.view.service'

/** Returns the current state with some parts as they were. Options added since then stay, because they were offered, closed. */
function withParts(current: ProductState, before: ProductState, parts: readonly ProductPart[]): ProductState {
  const fields = parts.flatMap((part): (keyof ProductState)[] => [...fieldsOfPart[part]])
  const restored = Object.fromEntries(fields.map((field) => [field, before[field]]))
  const added = current.options.filter(({ id }) => !before.options.some((option) => option.id === id))
  return {
    ...current,
    ...restored,
    ...(parts.includes('options') && {
      options: [...before.options, ...added.map((option) => ({ ...option, status: 'closed' as const }))],
    }),
  }
}

const partOf = (field: PropertyKey | undefined): ProductPart =>
  productParts.find((part) => fieldsOfPart[part].some((each) => each === field)) ?? 'facts'

/** Returns a state as a save. Throws 409 `product.unrestorable` with the part that breaks a rule of today. */
function asSave(base: number, state: ProductState): SaveProduct {
  const save = z.safeParse(SaveProduct, { base, ...state })
  if (!save.success) throw new Refusal(409, 'product.unrestorable', partOf(save.error.issues[0]?.path[0]))
  return save.data
}

/** Throws 409 `product.incomplete` with the part that lacks something. */
async function refusePart(tx: Db, now: Date, id: string): Promise<void> {
  const { lacks, lacking } = await lacksOf(tx, now, id)
  if (lacking.length > 0) throw new Refusal(409, 'product.incomplete', 'texts' satisfies ProductPart)
  if (lacks.length > 0) throw new Refusal(409, 'product.incomplete', 'options' satisfies ProductPart)
}

/** A refusal of the save, with the part that it is about: a save names the field. */
const withPart = (error: unknown): unknown =>
  error instanceof Refusal && error.code === 'product.dayPricesCurrency'
    ? new Refusal(error.status, error.code, 'options' satisfies ProductPart)
    : error

interface Restore {
  productId: string
  /** The change before which the parts were as they become again. */
  id: string
}

/**
 * Saves parts of a product as they were before a change. Throws 404, 409 `desk.changed`, 409 `product.incomplete`, 409
 * `product.unrestorable` and 409 `product.dayPricesCurrency`.
 */
export function restoreProduct(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: string,
  { productId, id }: Restore,
  { base, parts }: Parsed<typeof productHistory.restore>['body'],
  find = findDeskProduct,
): ReturnType<typeof showDeskProduct> {
  const act = { actor, id: productId, act: 'product.restore', detail: { change: id, parts } } as const
  return changeProduct(
    deps,
    act,
    async (tx, row) => {
      const { before } = await findChange(tx, productId, id)
      const { base: _, ...state } = asSave(base, withParts(await stateOf(tx, row), before, parts))
      const at = deps.clock.now()
      await putProduct(tx, at, { actor, row, base }, state, refusePart).catch((error) => {
        throw withPart(error)
      })
    },
    find,
  )
}
