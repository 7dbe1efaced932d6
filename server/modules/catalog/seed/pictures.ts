import { inArray } from 'drizzle-orm'
import { categories, regions } from '#contract/catalog'
import type { Deps } from '#server/deps'
import { pictureKeys } from '#server/modules/catalog/counts.service'
import { drawnPicture } from '#server/modules/media/drawn'
import type { Drawing } from '#server/modules/media/encode'
import { picture } from '#server/modules/media/media.table'
import { keepPicture } from '#server/modules/media/picture.service'
import { categoryPlaces, hero, regionPlaces } from './places'
import type { SeedProduct } from './shape'

/** A picture of a product that is in its place. */
export interface Hung {
  id: string
}

type Wanted = SeedProduct['pictures'][number] & {
  key?: string
  productId?: string
  position: number
  drawing?: Drawing
}

/** As many encoders at once as small machines have cores. */
const atOnce = 2

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Tiles are never shown large. */
const tile: Drawing = { width: 960 }

const places: readonly Wanted[] = [
  // The picture that the first page waits for: worth a second more for a smaller file.
  { ...hero, key: pictureKeys.hero, position: 0, drawing: { effort: 3 } },
  ...categories.map((each) => ({
    ...categoryPlaces[each],
    key: pictureKeys.category(each),
    position: 0,
    drawing: tile,
  })),
  ...regions.map((each) => ({ ...regionPlaces[each], key: pictureKeys.region(each), position: 0, drawing: tile })),
]

/** Draws and keeps the pictures of the first page and of the products; answers those of each product in their order. */
export async function hangPictures(deps: Deps, products: readonly SeedProduct[]): Promise<Map<string, Hung[]>> {
  const keys = places.flatMap(({ key }) => key ?? [])
  const found = await deps.db.select({ key: picture.key }).from(picture).where(inArray(picture.key, keys))
  const known = new Set(found.map(({ key }) => key))
  const wanted: Wanted[] = [
    ...places.filter(({ key }) => key && !known.has(key)),
    ...products.flatMap(({ id, pictures }) => pictures.map((each, position) => ({ ...each, productId: id, position }))),
  ]
  const hung = new Map(products.map(({ id }) => [id, [] as Hung[]]))
  // A row for each picture as soon as it is drawn: the transaction around it never lies idle for long.
  await inParallel(wanted, async ({ scene, alt, key, productId, position, drawing }) => {
    const { encoded, hash } = await drawnPicture(scene, drawing)
    const row = await keepPicture(deps, encoded, { alt, key: key ?? `pictures/${productId}-${position + 1}-${hash}` })
    const wall = productId ? hung.get(productId) : undefined
    if (wall) wall[position] = { id: row.id }
  })
  return hung
}
