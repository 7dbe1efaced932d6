import { inArray } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import { programKinds, type programs, stays } from '#contract/programs'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { pictureOf } from '#server/modules/catalog/faces.service'
import { picture } from '#server/modules/media/media.table'
import { shownPicture } from '#server/modules/media/shown.service'
import { choices, countsBy, programCards } from './programs.service'

/** The picture keys of a site's front page. */
export const frontPictures = {
  hero: (site: Site) => `${site}-hero`,
  kind: (site: Site, kind: string) => `${site}-${kind.replace('_', '-')}`,
}

/** The number of programs on a front page. */
const picked = 3

/** The content of the front page of a site with programs, with the first ones in its order. A fixed number of queries. */
export async function programFront(db: Db, site: Site, lang: Lang): Promise<Data<typeof programs.front>> {
  const keys = [frontPictures.hero(site), ...programKinds.map((kind) => frontPictures.kind(site, kind))]
  const [rows, pictures, cards] = await Promise.all([
    countsBy(db, site),
    db.select(shownPicture).from(picture).where(inArray(picture.key, keys)),
    programCards(db, site, lang, {}, { limit: picked }),
  ])
  const pictureBy = (key: string) =>
    pictureOf(
      pictures.find((row) => row.key === key),
      lang,
    )
  return {
    hero: pictureBy(frontPictures.hero(site)),
    kinds: choices(rows, 'kind', programKinds).map((choice) => ({
      ...choice,
      picture: pictureBy(frontPictures.kind(site, choice.value)),
    })),
    stays: choices(rows, 'stay', stays),
    picked: cards,
  }
}
