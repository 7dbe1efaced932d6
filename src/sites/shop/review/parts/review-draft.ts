import { Uuid } from '#contract/fields'
import { LanguageCode } from '#contract/languages'
import { Picture } from '#contract/media'
import { type OwnReview, ReviewText } from '#contract/review'
import { z } from '#contract/zod'

const DraftPhoto = z.object({ id: Uuid, alt: z.string(), picture: Picture })
/** A photo that was sent, with what its author calls it. */
export type DraftPhoto = z.infer<typeof DraftPhoto>

/** What the form holds: no stars at first, and photos that can be shown. */
export type ReviewDraft = Omit<ReviewText, 'rating' | 'photos'> & { rating: number | null; photos: DraftPhoto[] }

/** Judged by the contract's review (product §3, §5). */
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

/** What is there to be edited; words that were put in place of missing ones are not the author's. */
export const draftOf = ({ rating, title, content, lang, photos }: OwnReview): ReviewDraft => ({
  rating,
  title,
  content,
  lang,
  photos: photos.map(({ id, alt, picture }) => ({ id, alt, picture })),
})

/** What a draft may be of which stars, language and photos are still what they should be: photos are shown again. */
export const KeptReview = z.looseObject({
  rating: z.nullable(z.number()),
  lang: LanguageCode,
  photos: z.array(DraftPhoto),
})
