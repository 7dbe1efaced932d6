import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import { RequiredText, TimeOfDay, TravelDay } from '#contract/fields'
import { type DeskQuotation, type OfferDraft, OfferDraft as Sent } from '#contract/quotation-desk'
import { quotationTexts } from '#contract/quotation-limits'
import { z } from '#contract/zod'
import { timeInSeoul } from '#src/kits/desk/seoul-time'

const required = 'validation.required'
const { title, note, meeting_point, party } = Sent.shape

/** An offer as typed: its expiry is a day and a time in Seoul. */
const Typing = z.strictObject({
  title,
  note,
  date: TravelDay,
  start_time: TimeOfDay,
  meeting_point,
  party,
  lines: z
    .array(
      z.strictObject({
        label: RequiredText(quotationTexts.label),
        quantity: z.number(required),
        unit_won: z.number(required),
      }),
    )
    .check(z.minLength(1, required)),
  valid_until: TravelDay,
  until_time: TimeOfDay,
})

/** The typed values and the body sent for them. */
export const TypedOffer = z.pipe(
  z.pipe(
    Typing,
    z.transform(({ valid_until, until_time, ...typed }: z.output<typeof Typing>) => ({
      ...typed,
      valid_until: instantInSeoul(valid_until, until_time).toISOString(),
    })),
  ),
  Sent as z.ZodMiniType<OfferDraft, OfferDraft>,
)

/** A new line without a price. */
export const emptyLine = { label: '', quantity: 1, unit_won: null as unknown as number }

/** A new offer's initial values: those of the previous offer, or else of the request. */
export function offerValues(
  { offers: [last], party, date_from }: DeskQuotation,
  now: number,
): z.input<typeof TypedOffer> {
  const until = addDays(dayInSeoul(now), 7)
  if (!last) {
    return {
      title: '',
      note: '',
      date: date_from ?? '',
      start_time: '09:00',
      meeting_point: '',
      party,
      lines: [emptyLine],
      valid_until: date_from && date_from <= until ? '' : until,
      until_time: '18:00',
    }
  }
  return {
    title: last.title,
    note: last.note,
    date: last.date,
    start_time: last.start_time,
    meeting_point: last.meeting_point,
    party: last.party,
    lines: last.lines.map(({ label, quantity, unit_won }) => ({ label, quantity, unit_won })),
    valid_until: dayInSeoul(new Date(last.valid_until)),
    until_time: timeInSeoul(last.valid_until),
  }
}
