import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Category } from '#contract/catalog'
import type { Lang } from '#contract/languages'
import type { Picture } from '#contract/media'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { jsonRows } from '#server/db/json-rows'
import { type Given, statement } from '#server/db/statement'
import { picture } from '#server/modules/media/media.table'
import { type MaybePicture, pictureIn, type ShownPicture, shownPicture } from '#server/modules/media/shown.service'
import { product, productPicture, productText } from './catalog.table'

/** What a cart line or a booking shows of its product, in both languages. */
export interface ProductFace {
  name: Texts
  meeting_point: Texts
  picture: ShownPicture | null
}

/** Shown for a product without a picture. */
const noPicture: Picture = { src: '', width: 4, height: 3, widths: [], color: '#e5e7eb', alt: '' }

/** Returns the picture of a product as the contract shows it, or a plain placeholder. */
export const pictureOf = (row: MaybePicture | null | undefined, lang: Lang): Picture =>
  pictureIn(row, lang) ?? noPicture

/** The columns for a product's texts and first picture, joined by its id. */
export const faceColumns = (db: Db, productId: PgColumn) => ({
  texts: jsonRows(
    db
      .select({ lang: productText.lang, name: productText.name, meeting_point: productText.meeting_point })
      .from(productText)
      .where(eq(productText.product_id, productId)),
  ),
  pictures: jsonRows(
    db
      .select(shownPicture)
      .from(productPicture)
      .innerJoin(picture, eq(picture.id, productPicture.picture_id))
      .where(eq(productPicture.product_id, productId))
      .orderBy(asc(productPicture.position))
      .limit(1),
  ),
})

interface FaceRow {
  texts: { lang: Lang; name: string; meeting_point: string }[]
  pictures: ShownPicture[]
}

/** Makes the face of such a row. */
export function faceOf(productId: string, { texts, pictures }: FaceRow): ProductFace {
  const of = (lang: Lang) => texts.find((text) => text.lang === lang)
  const one = (part: 'name' | 'meeting_point'): Texts => {
    const en = of('en')?.[part] ?? of('ko')?.[part] ?? productId
    return { en, ko: of('ko')?.[part] ?? en }
  }
  return { name: one('name'), meeting_point: one('meeting_point'), picture: pictures[0] ?? null }
}

const faces = statement('faces of products', (db, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .select({ id: product.id, ...faceColumns(db, product.id) })
    .from(product)
    .where(sql`${product.id} = any(${ids})`),
)

/** Returns the categories of these products, by id, in one query. */
export async function categoriesOf(db: Db, ids: readonly string[]): Promise<Map<string, Category>> {
  const rows = await db
    .select({ id: product.id, category: product.category })
    .from(product)
    .where(inArray(product.id, [...ids]))
  return new Map(rows.map(({ id, category }) => [id, category]))
}

/** Returns the guide languages of these products, by id, in one query. */
export async function guideLanguages(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: product.id, languages: product.languages })
    .from(product)
    .where(inArray(product.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, languages }) => [id, languages]))
}

/** Returns the faces of these products, by id, always in one query. */
export async function productFaces(db: Db, ids: readonly string[]): Promise<Map<string, ProductFace>> {
  return new Map((await faces(db, { ids })).map(({ id, ...row }) => [id, faceOf(id, row)]))
}
