import { type Band, bands } from '#contract/catalog'
import { groupSize } from '#contract/quotation-limits'
import { FieldGroup } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'
import { NumberStepper } from '#src/ui/number-stepper'

interface PartyFieldProps {
  label: string
  help?: string
  /** What a band is called. */
  nameOf: (band: Band) => string
  /** What its number is called aloud. */
  countOf: (band: Band) => string
  /** All of them together, in words. */
  totalOf: (count: number) => string
}

/** How many of a group travel, by band; the form's value `party` is all of them together. */
export function PartyField({ label, help, nameOf, countOf, totalOf }: PartyFieldProps) {
  const { field, error } = useField('party')
  const party = field.value as Record<Band, number>
  const total = bands.reduce((sum, band) => sum + party[band], 0)
  return (
    <FieldGroup label={label} help={help} error={error}>
      <ul className="ruled rounded-md border border-line px-4">
        {bands.map((band, at) => (
          <li key={band} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>{nameOf(band)}</span>
            <NumberStepper
              ref={at === 0 ? field.ref : undefined}
              name={at === 0 ? 'party' : `party.${band}`}
              aria-label={countOf(band)}
              value={party[band]}
              min={0}
              max={groupSize.max}
              onChange={(count) => field.onChange({ ...party, [band]: Math.trunc(count ?? 0) })}
              onBlur={field.onBlur}
            />
          </li>
        ))}
        <li className="py-3 font-semibold">
          <span role="status">{totalOf(total)}</span>
        </li>
      </ul>
    </FieldGroup>
  )
}
