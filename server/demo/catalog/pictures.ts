import { inArray } from 'drizzle-orm'
import { categories, regions } from '#contract/catalog'
import type { Deps } from '#server/deps'
import { pictureKeys } from '#server/modules/catalog/counts.service'
import { drawingHash, keepDrawing } from '#server/modules/media/drawn.service'
import { type Drawing, picture } from '#server/modules/media/media.table'
import { categoryPlaces, hero, regionPlaces } from './places'
import type { SeedProduct } from './shape'

/** A picture of a product in its place. */
export interface Hung {
  id: string
}

type Look = Omit<Drawing, 'scene'>
type PlacePicture = SeedProduct['pictures'][number] & { key: string; look?: Look }

/** Tiles are never shown large. */
const tile: Look = { width: 960 }

const places: readonly PlacePicture[] = [
  // The picture that the first page waits for: worth more encoding time for a smaller file.
  { ...hero, key: pictureKeys.hero, look: { effort: 3 } },
  ...categories.map((each) => ({ ...categoryPlaces[each], key: pictureKeys.category(each), look: tile })),
  ...regions.map((each) => ({ ...regionPlaces[each], key: pictureKeys.region(each), look: tile })),
]

const hang = (deps: Deps, { scene, alt, key, look }: PlacePicture) =>
  keepDrawing(deps, { scene, ...look }, { key, alt })

/** Puts the pictures of the first page and of the products in place, not drawn yet. Returns those of each product, in order. */
export async function hangPictures(deps: Deps, products: readonly SeedProduct[]): Promise<Map<string, Hung[]>> {
  const keys = places.map(({ key }) => key)
  const found = await deps.db.select({ key: picture.key }).from(picture).where(inArray(picture.key, keys))
  const existing = new Set(found.map(({ key }) => key))
  for (const place of places) if (!existing.has(place.key)) await hang(deps, place)
  const hung = new Map<string, Hung[]>()
  for (const { id, pictures } of products) {
    const wall: Hung[] = []
    for (const [position, each] of pictures.entries()) {
      const key = `pictures/${id}-${position + 1}-${drawingHash(each)}`
      wall.push({ id: (await hang(deps, { ...each, key })).id })
    }
    hung.set(id, wall)
  }
  return hung
}
