import { Uuid } from '#contract/fields'
import { LanguageCode } from '#contract/languages'
import { Picture } from '#contract/media'
import { type OwnReview, ReviewText } from '#contract/review'
import { z } from '#contract/zod'

const DraftPhoto = z.object({ id: Uuid, alt: z.string(), picture: Picture })
/** An uploaded photo, with its author's description. */
export type DraftPhoto = z.infer<typeof DraftPhoto>

/** The form's values: no stars at first, and photos that can be shown. */
export type ReviewDraft = Omit<ReviewText, 'rating' | 'photos'> & { rating: number | null; photos: DraftPhoto[] }

/** Validated by the contract's review (product §3, §5). */
export const ReviewDraft = z.pipe(
  z.transform(({ rating, photos, ...draft }: ReviewDraft) => ({
    ...draft,
    rating: rating ?? 0,
    photos: photos.map(({ id, alt }) => ({ id, alt })),
  })),
  ReviewText,
)

export const emptyReview = (lang: LanguageCode): ReviewDraft => ({
  rating: null,
  title: '',
  content: '',
  lang,
  photos: [],
})

/** The form's values for an existing review; texts that replace missing ones are not the author's and are left out. */
export const draftOf = ({ rating, title, content, lang, photos }: OwnReview): ReviewDraft => ({
  rating,
  title,
  content,
  lang,
  photos: photos.map(({ id, alt, picture }) => ({ id, alt, picture })),
})

/** A stored draft whose stars, language and photos are still valid; the photos are shown again. */
export const KeptReview = z.looseObject({
  rating: z.nullable(z.number()),
  lang: LanguageCode,
  photos: z.array(DraftPhoto),
})
