import type { Region } from '#contract/catalog'
import { type DeskFestival, FestivalDraft } from '#contract/festivals-desk'
import { z } from '#contract/zod'

const { name, summary, place, usually } = FestivalDraft.shape
const Chosen = z.string().check(z.minLength(1, 'validation.required'))

/** A festival as typed: choices are texts, empty before they are made. */
const Typing = z.strictObject({
  ...{ name, summary, place, usually },
  region: Chosen,
  first_month: Chosen,
  last_month: Chosen,
  product_id: z.string(),
})
export type TypingFestival = z.input<typeof Typing>

/** The typed values, and the draft made from them (product §5). */
export const TypedFestival = z.pipe(
  z.pipe(
    Typing,
    z.transform(({ region, first_month, last_month, product_id, ...texts }: z.output<typeof Typing>) => ({
      ...texts,
      region: region as Region,
      first_month: Number(first_month),
      last_month: Number(last_month),
      product_id: product_id || null,
    })),
  ),
  FestivalDraft,
)

const none = { en: '', ko: '' }
export const emptyFestival: TypingFestival = {
  ...{ name: none, summary: none, place: none, usually: none },
  ...{ region: '', first_month: '', last_month: '', product_id: '' },
}

/** The form's values for a festival. */
export const typed = (festival: DeskFestival): TypingFestival => ({
  name: festival.name,
  summary: festival.summary,
  place: festival.place,
  usually: festival.usually,
  region: festival.region,
  first_month: String(festival.first_month),
  last_month: String(festival.last_month),
  product_id: festival.product_id ?? '',
})
