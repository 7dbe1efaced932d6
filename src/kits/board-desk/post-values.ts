import { type DeskPost, PostDraft } from '#contract/board-desk'
import { z } from '#contract/zod'

interface TypedText {
  title: string
  content: string
}

/** The values of the post editor: both languages side by side, one of which can stay empty. */
export interface PostValues {
  /** The version being edited; 0 for a new post. */
  base: number
  category: string
  district: string
  position: number | null
  texts: { en: TypedText; ko: TypedText }
}

const empty = { title: '', content: '' }
export const newPost: PostValues = { base: 0, category: '', district: '', position: 0, texts: { en: empty, ko: empty } }

export const valuesOf = ({ version, category, district, position, texts }: DeskPost): PostValues => ({
  base: version,
  category: category ?? '',
  district: district ?? '',
  position,
  texts: { en: texts.en ?? empty, ko: texts.ko ?? empty },
})

export const isBlank = ({ title, content }: TypedText): boolean => title.trim() === '' && content.trim() === ''

/** Where nothing is written at all, English is required. */
const written = ({ en, ko }: PostValues['texts']) => ({
  ...((!isBlank(en) || isBlank(ko)) && { en }),
  ...(!isBlank(ko) && { ko }),
})

/** Turns the editor's values into the request and validates it with the contract's schema. */
export const postSchema = z.pipe(
  z.transform(
    ({ category, district, position, texts }: PostValues): z.input<typeof PostDraft> => ({
      category: category || null,
      district: district || null,
      position: position ?? 0,
      texts: written(texts),
    }),
  ),
  PostDraft,
)

/** Whether two states of the editor are equal. */
export const areSame = (one: PostValues, other: PostValues): boolean => JSON.stringify(one) === JSON.stringify(other)
