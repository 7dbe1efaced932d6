import { type PassTypeName, passTypeNames } from '#contract/pass/pass-type'
import { type PassPrices, SetPassPrices } from '#contract/pass/price-desk'
import { z } from '#contract/zod'

/** A type in the form; what was typed is kept while the type is off sale. */
interface TypedPrice {
  isOnSale: boolean
  adult: number | null
  child: number | null
}

/** The form's values. */
type TypingPrices = Record<PassTypeName, TypedPrice>

const ofEvery = <T>(each: (name: PassTypeName) => T) =>
  Object.fromEntries(passTypeNames.map((name) => [name, each(name)])) as Record<PassTypeName, T>

/** The form's values for stored prices. */
export const typed = (prices: PassPrices): TypingPrices =>
  ofEvery((name) => ({ isOnSale: prices[name] !== null, ...(prices[name] ?? { adult: null, child: null }) }))

/** The form, validated by the contract (product §5). */
export const TypedPrices = z.pipe(
  // An empty field is refused at the field.
  z.transform((typing: TypingPrices) =>
    ofEvery((name) => {
      const { isOnSale, adult, child } = typing[name]
      return (isOnSale ? { adult, child } : null) as PassPrices[PassTypeName]
    }),
  ),
  SetPassPrices,
)
