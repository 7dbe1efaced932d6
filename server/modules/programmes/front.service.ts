import { inArray } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import { programmeKinds, type programmes, stays } from '#contract/programmes'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { pictureOf } from '#server/modules/catalog/faces.service'
import { picture } from '#server/modules/media/media.table'
import { shownPicture } from '#server/modules/media/shown.service'
import { choices, countsBy, programmeCards } from './programmes.service'

/** Keys of the pictures of a site's first page. */
export const frontPictures = {
  hero: (site: Site) => `${site}-hero`,
  kind: (site: Site, kind: string) => `${site}-${kind.replace('_', '-')}`,
}

/** Programmes that a first page shows. */
const picked = 3

/** What the first page of a site with programmes opens with; the first ones in its order are picked. As many queries however many there are. */
export async function programmeFront(db: Db, site: Site, lang: Lang): Promise<Data<typeof programmes.front>> {
  const keys = [frontPictures.hero(site), ...programmeKinds.map((kind) => frontPictures.kind(site, kind))]
  const [rows, pictures, cards] = await Promise.all([
    countsBy(db, site),
    db.select(shownPicture).from(picture).where(inArray(picture.key, keys)),
    programmeCards(db, site, lang, {}, { limit: picked }),
  ])
  const pictureBy = (key: string) =>
    pictureOf(
      pictures.find((row) => row.key === key),
      lang,
    )
  return {
    hero: pictureBy(frontPictures.hero(site)),
    kinds: choices(rows, 'kind', programmeKinds).map((choice) => ({
      ...choice,
      picture: pictureBy(frontPictures.kind(site, choice.value)),
    })),
    stays: choices(rows, 'stay', stays),
    picked: cards,
  }
}
