import { inArray, sql } from 'drizzle-orm'
import { type catalog, categories, regions } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import { statement } from '#server/db/statement'
import { picture } from '#server/modules/media/media.table'
import { shownPicture } from '#server/modules/media/shown.service'
import { onSale } from './card.service'
import { product } from './catalog.table'
import { pictureOf } from './faces.service'

/** Keys of pictures that show a place of the shop instead of a product. */
export const pictureKeys = {
  hero: 'hero-main',
  category: (category: string) => `category-${category}`,
  region: (region: string) => `region-${region}`,
}

const keys = [pictureKeys.hero, ...categories.map(pictureKeys.category), ...regions.map(pictureKeys.region)]

const byPlace = statement('products by category and region', (db) =>
  db
    .select({ category: product.category, region: product.region, count: sql<number>`count(*)::int` })
    .from(product)
    .where(onSale('shop'))
    .groupBy(product.category, product.region),
)
const placePictures = statement('pictures of places', (db) =>
  db.select(shownPicture).from(picture).where(inArray(picture.key, keys)),
)

/**
 * Returns the first content of /main: its picture and the number of products by category and region, without empty ones. Two
 * queries.
 */
export async function countProducts(db: Db, lang: Lang): Promise<Data<typeof catalog.counts>> {
  const [counted, pictures] = await Promise.all([byPlace(db, {}), placePictures(db, {})])
  const pictureBy = (key: string) =>
    pictureOf(
      pictures.find((row) => row.key === key),
      lang,
    )
  const sum = (rows: typeof counted) => rows.reduce((total, row) => total + row.count, 0)
  return {
    hero: pictureBy(pictureKeys.hero),
    categories: categories
      .map((category) => ({
        category,
        count: sum(counted.filter((row) => row.category === category)),
        picture: pictureBy(pictureKeys.category(category)),
      }))
      .filter(({ count }) => count > 0),
    regions: regions
      .map((region) => ({
        region,
        count: sum(counted.filter((row) => row.region === region)),
        picture: pictureBy(pictureKeys.region(region)),
      }))
      .filter(({ count }) => count > 0),
  }
}
