import { across } from '#contract/across'
import { NewCoupon } from '#contract/benefits-desk'
import { Category } from '#contract/catalog'
import { addDays, instantInSeoul } from '#contract/days'
import { TravelDay } from '#contract/fields'
import { z } from '#contract/zod'

const DayOrNone = z.union([z.literal(''), TravelDay], 'validation.date')
const Figure = z.nullable(z.number())

const { code, name } = NewCoupon.shape

/** A coupon as typed: a share or an amount, and a window that includes its last day. */
const Typing = z.strictObject({
  code,
  name,
  kind: z.enum(['percent', 'won']),
  percent: Figure,
  discount_won: Figure,
  max_discount_won: Figure,
  min_total_won: Figure,
  product_ids: z.array(z.string()),
  categories: z.array(Category),
  combines: z.boolean(),
  on_signup: z.boolean(),
  claimable: z.boolean(),
  claim_from: DayOrNone,
  claim_until: DayOrNone,
  quantity: Figure,
  valid_days: z.number('validation.required'),
})
export type TypingCoupon = z.output<typeof Typing>

/** The typed values and the body sent for them; a figure that the kind requires is reported at its field. */
export const TypedCoupon = z.pipe(
  z.pipe(
    Typing.check(
      across<TypingCoupon>(({ kind, percent }) => kind === 'won' || percent !== null, {
        error: 'validation.required',
        path: ['percent'],
      }),
      across<TypingCoupon>(({ kind, discount_won }) => kind === 'percent' || discount_won !== null, {
        error: 'validation.required',
        path: ['discount_won'],
      }),
      across<TypingCoupon>(({ claim_from, claim_until }) => !claim_from || !claim_until || claim_from <= claim_until, {
        error: 'validation.date',
        path: ['claim_until'],
      }),
    ),
    z.transform(({ kind, claim_from, claim_until, ...typed }: TypingCoupon) => ({
      ...typed,
      percent: kind === 'percent' ? typed.percent : null,
      max_discount_won: kind === 'percent' ? typed.max_discount_won : null,
      discount_won: kind === 'won' ? typed.discount_won : null,
      min_total_won: typed.min_total_won ?? 0,
      claim_from: typed.claimable && claim_from ? instantInSeoul(claim_from).toISOString() : null,
      claim_until: typed.claimable && claim_until ? instantInSeoul(addDays(claim_until, 1)).toISOString() : null,
    })),
  ),
  NewCoupon,
)

export const emptyCoupon: TypingCoupon = {
  code: '',
  name: { en: '', ko: '' },
  kind: 'percent',
  percent: null,
  discount_won: null,
  max_discount_won: null,
  min_total_won: null,
  product_ids: [],
  categories: [],
  combines: false,
  on_signup: false,
  claimable: false,
  claim_from: '',
  claim_until: '',
  quantity: null,
  valid_days: 30,
}
