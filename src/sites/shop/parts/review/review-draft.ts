import { Uuid } from '#contract/fields'
import type { LanguageCode } from '#contract/languages'
import { Picture } from '#contract/media'
import { type OwnReview, ReviewText } from '#contract/review'
import { z } from '#contract/zod'
import { keptDraft, withDraft } from '#src/session/drafts'

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

/** `first` with what was typed before a reload: stars and photos too, as far as they are still what they should be. */
export function keptReview(name: string, first: ReviewDraft): ReviewDraft {
  const kept = keptDraft(name)
  if (typeof kept !== 'object' || kept === null) return first
  const { rating, photos } = kept as Record<string, unknown>
  const { photos: _, rating: __, ...words } = first
  const shown = z.safeParse(z.array(DraftPhoto), photos)
  return {
    ...withDraft(words, kept),
    rating: typeof rating === 'number' ? rating : first.rating,
    photos: shown.success ? shown.data : first.photos,
  }
}
