import { across } from './across'
import { type Band, bands, Region } from './catalog'
import { Email, Phone, RequiredText, travelDayChecks, WrittenText, wrongSpan } from './fields'
import { LanguageCode, languageCodes } from './languages'
import { Currency } from './money'
import { groupSize, longestTrip, quotationTexts } from './quotation-limits'
import { z } from './zod'

export const budgetScopes = ['person', 'group'] as const
export const BudgetScope = z.enum(budgetScopes)

const Count = z.number().check(z.int('validation.number'), z.gte(0, 'validation.number'))
const sumOf = (party: Readonly<Record<Band, number>>) => bands.reduce((sum, band) => sum + party[band], 0)

/** Number of travelers by band; every band counts toward the size of a group (product §5). */
export const Party = z.strictObject({ adult: Count, senior: Count, youth: Count, child: Count, infant: Count }).check(
  z.refine((party) => sumOf(party) >= groupSize.min, 'quotation.groupSmall'),
  z.refine((party) => sumOf(party) <= groupSize.max, 'quotation.groupLarge'),
)
export type Party = z.infer<typeof Party>
/** Total number of travelers. */
export const partySize = sumOf

const Content = WrittenText(quotationTexts.content)

/** A day of travel of a group, or empty. */
const TravelDayOrNone = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'validation.date'), ...travelDayChecks)

interface Days {
  flexible: boolean
  date_from: string
  date_to: string
}

/**
 * A group's request. The days can be left out if they are flexible; the server checks that they are in the future (product §5).
 */
export const QuotationDraft = z
  .strictObject({
    date_from: TravelDayOrNone,
    date_to: TravelDayOrNone,
    /** The days can be moved, or are not known yet. */
    flexible: z.boolean(),
    party: Party,
    regions: z.array(Region).check(z.minLength(1, 'quotation.regions'), z.maxLength(9, 'validation.tooMany')),
    wishes: Content,
    /** In the smallest unit; null if none was given. */
    budget: z.nullable(
      z.strictObject({
        amount: z
          .number('quotation.budget')
          .check(
            z.int('quotation.budget'),
            z.gte(1, 'quotation.budget'),
            z.lte(2_000_000_000, 'validation.numberHigh'),
          ),
        currency: Currency,
        per: BudgetScope,
      }),
    ),
    languages: z
      .array(LanguageCode)
      .check(z.minLength(1, 'quotation.languages'), z.maxLength(languageCodes.length, 'validation.tooMany')),
    contact_name: RequiredText(80),
    contact_email: Email,
    contact_phone: Phone,
  })
  .check(
    // Both days or neither, and neither only if the days are flexible.
    across<Days>(({ flexible, date_from, date_to }) => date_from !== '' || (flexible && date_to === ''), {
      error: 'validation.date',
      path: ['date_from'],
    }),
    across<Days>(({ flexible, date_from, date_to }) => date_to !== '' || (flexible && date_from === ''), {
      error: 'validation.date',
      path: ['date_to'],
    }),
    ...(['daysOrder', 'daysTooMany'] as const).map((wrong) =>
      across<Days>(({ date_from, date_to }) => wrongSpan(longestTrip, date_from, date_to) !== wrong, {
        error: `validation.${wrong}`,
        path: ['date_to'],
      }),
    ),
  )
export type QuotationDraft = z.infer<typeof QuotationDraft>

/** A question, an answer, or why an offer was declined. */
export const QuotationWords = z.strictObject({ content: Content })
export type QuotationWords = z.infer<typeof QuotationWords>
