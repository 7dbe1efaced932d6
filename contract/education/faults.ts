import { isDay } from '../days'
import { faultsOf, type SectionFault, type Written, type WrittenSection, writtenSections } from './sections'
import type { YearFigures } from './year'

/** A missing or invalid field, with its section. */
export interface ApplicationFault extends SectionFault {
  readonly section: WrittenSection
}

/** Days that are outside the trip or listed twice. */
function daysFaults({ arrival, departure, days }: Written['trip']): SectionFault[] {
  if (!isDay(arrival) || !isDay(departure)) return []
  return days.flatMap(({ date }, at) =>
    date < arrival || date > departure || days.findIndex((day) => day.date === date) < at
      ? [{ path: `days.${at}.date`, code: 'validation.date' }]
      : [],
  )
}

/** Lines that the year does not offer, that are listed twice, or that exceed the limit for one application. */
const linesFaults = ({ lines }: Written['support'], { items }: Pick<YearFigures, 'items'>): SectionFault[] =>
  lines.flatMap(({ item, quantity }, at) => {
    const offered = items.find(({ id }) => id === item)
    if (item !== '' && (!offered || lines.findIndex((line) => line.item === item) < at))
      return [{ path: `lines.${at}.item`, code: 'validation.invalid' }]
    return offered && (quantity ?? 0) > offered.most
      ? [{ path: `lines.${at}.quantity`, code: 'validation.tooMany' }]
      : []
  })

/**
 * What prevents submitting an application in its year, in the order of the form; client and server use the same rules
 * (product §5).
 */
export function faultsIn(written: Written, figures: Pick<YearFigures, 'items'>): ApplicationFault[] {
  const more: Partial<Record<WrittenSection, SectionFault[]>> = {
    trip: daysFaults(written.trip),
    support: linesFaults(written.support, figures),
  }
  return writtenSections.flatMap((section) =>
    [...faultsOf(section, written[section]), ...(more[section] ?? [])].map((fault) => ({ section, ...fault })),
  )
}
