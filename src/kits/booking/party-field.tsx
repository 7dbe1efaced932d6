import { type Band, bands } from '#contract/catalog'
import { groupSize } from '#contract/quotation-limits'
import { FieldGroup } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'
import { NumberStepper } from '#src/ui/number-stepper'

interface PartyFieldProps {
  label: string
  help?: string
  /** The label of a band. */
  nameOf: (band: Band) => string
  /** The accessible name of a band's count. */
  countOf: (band: Band) => string
  /** The total, in words. */
  totalOf: (count: number) => string
}

/** The number of travelers by band; the form's value `party` holds all bands. */
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
