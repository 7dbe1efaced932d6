import type { Lang } from '#contract/languages'
import type { Picture } from '#contract/media'
import { picture } from './media.table'

/** The columns read for a shown picture. */
export const shownPicture = {
  key: picture.key,
  width: picture.width,
  height: picture.height,
  widths: picture.widths,
  color: picture.color,
  alt: picture.alt,
  focus: picture.focus,
}
export type ShownPicture = Pick<typeof picture.$inferSelect, keyof typeof shownPicture>
/** Like `ShownPicture`, for a joined row that can be missing. */
export type MaybePicture = { [K in keyof ShownPicture]: ShownPicture[K] | null }

const isThere = (row: MaybePicture | null | undefined): row is ShownPicture => Boolean(row?.key)

/** A stored picture as the contract shows it, with its text in a language; null if there is none. */
export const pictureIn = (row: MaybePicture | null | undefined, lang: Lang): Picture | null =>
  isThere(row)
    ? {
        src: `/media/${row.key}`,
        width: row.width,
        height: row.height,
        widths: row.widths,
        color: row.color,
        alt: row.alt[lang],
        ...(row.focus && { focus: row.focus }),
      }
    : null
