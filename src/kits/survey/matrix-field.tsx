import type { BothLanguages } from '#contract/both-languages'
import type { QuestionOf } from '#contract/survey/questions'
import { useContentLang } from '#src/session/visitor'
import { FieldGroup, type FieldTexts } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'

interface MatrixFieldProps extends Pick<FieldTexts, 'label' | 'help' | 'optional'> {
  name: string
  question: QuestionOf<'matrix'>
}

/** One choice per row: a table where there is room, a list on a phone. For screen readers each row is its own group. */
export function MatrixField({ name, question: { rows, columns }, ...texts }: MatrixFieldProps) {
  const { error } = useField(name)
  return (
    <FieldGroup {...texts} error={error}>
      {(notes) => (
        <div className="ruled rounded-md border border-line bg-surface">
          {rows.map((row, nth) => (
            <MatrixRow
              key={row.id}
              name={`${name}.${row.id}`}
              row={row}
              columns={columns}
              isFirst={nth === 0}
              isRequired={!texts.optional}
              isWrong={error !== undefined}
              notes={notes}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

interface Named {
  id: string
  label: BothLanguages
}

interface MatrixRowProps {
  name: string
  row: Named
  columns: readonly Named[]
  isFirst: boolean
  isRequired: boolean
  /** The question has an error: a row without an answer is then where it is, and the focus goes to the first of them. */
  isWrong: boolean
  notes: string | undefined
}

function MatrixRow({ name, row, columns, isFirst, isRequired, isWrong, notes }: MatrixRowProps) {
  const lang = useContentLang()
  const { field } = useField(name)
  const isMissing = isWrong && !field.value
  const radioState = { role: 'radiogroup', 'aria-invalid': isMissing, 'aria-required': isRequired }
  const read = (isWrong ? isMissing : isFirst) ? notes : undefined
  return (
    <fieldset
      {...radioState}
      data-invalid={isMissing ? '' : undefined}
      className="min-w-0 px-4 py-3 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:items-center md:gap-4"
    >
      <legend className="float-start mb-1 w-full font-medium md:mb-0 md:w-auto">{row.label[lang]}</legend>
      <div className="clear-both grid gap-x-3 md:clear-none md:auto-cols-fr md:grid-flow-col">
        {columns.map(({ id, label }, at) => (
          <label key={id} className="picked flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              {...field}
              type="radio"
              aria-describedby={(field.value ? field.value === id : at === 0) ? read : undefined}
              value={id}
              checked={field.value === id}
              className="size-4.5 shrink-0 outline-none"
            />
            <span className="min-w-0">{label[lang]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
