import { and, eq, max } from 'drizzle-orm'
import { productLimits } from '#contract/product-fields'
import type { Texts } from '#server/db/columns'
import type { Deps } from '#server/deps'
import {
  encodeUpload,
  keepPicture,
  type PictureText,
  removePictures,
  setPicture,
} from '#server/modules/media/picture.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { productPicture } from './catalog.table'
import { changeProduct, type Shown, type WriteDeps } from './product-desk.service'
import { findDeskProduct, refuseIncomplete } from './product-desk.view.service'

const isOf = (id: string, picture: string) =>
  and(eq(productPicture.product_id, id), eq(productPicture.picture_id, picture))

/** Adds a picture at the end. Throws 404, 400 `product.picturesTooMany`, and what `encodeUpload` throws. */
export async function addProductPicture(
  deps: Deps,
  actor: string,
  { id, alt, file }: { id: string; alt: Texts; file: ReceivedFile | undefined },
): Promise<Awaited<Shown>> {
  if (!file) throw new Refusal(400, 'validation.required', 'file')
  await findDeskProduct(deps.db, id)
  const encoded = await encodeUpload(deps, file)
  return changeProduct(deps, { actor, id, act: 'product.addPicture' }, async (tx) => {
    const ofProduct = eq(productPicture.product_id, id)
    if ((await tx.$count(productPicture, ofProduct)) >= productLimits.pictures) {
      throw new Refusal(400, 'product.picturesTooMany', 'file')
    }
    const kept = await keepPicture({ db: tx, storage: deps.storage }, encoded, { alt, owner: actor })
    const [last] = await tx
      .select({ position: max(productPicture.position) })
      .from(productPicture)
      .where(ofProduct)
    await tx
      .insert(productPicture)
      .values({ product_id: id, position: (last?.position ?? -1) + 1, picture_id: kept.id })
  })
}

/** Changes the words and the focus of a picture, wherever it is shown. Throws 404, 409 `desk.changed`. */
export function changeProductPicture(
  deps: WriteDeps,
  actor: string,
  { id, picture, set, seen }: { id: string; picture: string; set: PictureText; seen: PictureText },
): Shown {
  return changeProduct(deps, { actor, id, act: 'product.changePicture', detail: { picture } }, async (tx) => {
    if ((await tx.$count(productPicture, isOf(id, picture))) === 0) throw new Refusal(404, 'general.notFound')
    await setPicture(tx, picture, set, seen)
  })
}

/** Moves a picture to the front. Throws 404. */
export function firstProductPicture(deps: WriteDeps, actor: string, id: string, picture: string): Shown {
  return changeProduct(deps, { actor, id, act: 'product.orderPictures' }, async (tx) => {
    const rows = await tx.select().from(productPicture).where(eq(productPicture.product_id, id))
    const first = rows.find(({ picture_id }) => picture_id === picture)
    if (!first) throw new Refusal(404, 'general.notFound')
    const rest = rows.filter((row) => row !== first).toSorted((a, b) => a.position - b.position)
    await tx.delete(productPicture).where(eq(productPicture.product_id, id))
    await tx.insert(productPicture).values([first, ...rest].map((row, position) => ({ ...row, position })))
  })
}

/** Removes a picture, also from storage if no other product shows it. Throws 404, 409 `product.incomplete`. */
export async function removeProductPicture(
  deps: Deps,
  actor: string,
  id: string,
  picture: string,
): Promise<Awaited<Shown>> {
  const shown = await changeProduct(deps, { actor, id, act: 'product.removePicture' }, async (tx, row) => {
    const [removed] = await tx.delete(productPicture).where(isOf(id, picture)).returning()
    if (!removed) throw new Refusal(404, 'general.notFound')
    const rest = await tx.delete(productPicture).where(eq(productPicture.product_id, id)).returning()
    // The first one is at position 0, where cards look for it.
    if (rest.length > 0) {
      const kept = rest.toSorted((a, b) => a.position - b.position)
      await tx.insert(productPicture).values(kept.map((each, position) => ({ ...each, position })))
    }
    if (row.status === 'open') await refuseIncomplete(tx, deps.clock.now(), id)
  })
  const used = await deps.db.$count(productPicture, eq(productPicture.picture_id, picture))
  if (used === 0) await removePictures(deps, [picture])
  return shown
}
