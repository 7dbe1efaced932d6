import { asc, eq, inArray } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import type { Picture } from '#contract/media'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { picture } from '#server/modules/media/media.table'
import { productPicture, productText } from './catalog.table'

/** What a cart line or a booking shows of its product, in both languages. */
export interface ProductFace {
  name: Texts
  meeting_point: Texts
  picture: typeof picture.$inferSelect | null
}

/** What stands where a product has no picture. */
const noPicture: Picture = { src: '', width: 4, height: 3, widths: [], colour: '#e5e7eb', alt: '' }

/** A stored picture as the contract shows it. */
export const pictureOf = (row: typeof picture.$inferSelect | null | undefined, lang: Lang): Picture =>
  row
    ? {
        src: `/media/${row.key}`,
        width: row.width,
        height: row.height,
        widths: row.widths,
        colour: row.colour,
        alt: row.alt[lang],
      }
    : noPicture

/** The faces of the products named, by id, in two queries however many they are. */
export async function productFaces(db: Db, productIds: readonly string[]): Promise<Map<string, ProductFace>> {
  const faces = new Map<string, ProductFace>()
  if (productIds.length === 0) return faces
  const texts = await db
    .select({
      product_id: productText.product_id,
      lang: productText.lang,
      name: productText.name,
      meeting_point: productText.meeting_point,
    })
    .from(productText)
    .where(inArray(productText.product_id, [...productIds]))
  const pictures = await db
    .selectDistinctOn([productPicture.product_id], { product_id: productPicture.product_id, picture })
    .from(productPicture)
    .innerJoin(picture, eq(picture.id, productPicture.picture_id))
    .where(inArray(productPicture.product_id, [...productIds]))
    .orderBy(asc(productPicture.product_id), asc(productPicture.position))
  for (const id of productIds) {
    const of = (lang: Lang) => texts.find((text) => text.product_id === id && text.lang === lang)
    const one = (part: 'name' | 'meeting_point'): Texts => {
      const en = of('en')?.[part] ?? of('ko')?.[part] ?? id
      return { en, ko: of('ko')?.[part] ?? en }
    }
    faces.set(id, {
      name: one('name'),
      meeting_point: one('meeting_point'),
      picture: pictures.find((row) => row.product_id === id)?.picture ?? null,
    })
  }
  return faces
}
