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
      <div className="ruled rounded-md border border-line bg-surface">
        {rows.map((row) => (
          <MatrixRow key={row.id} name={`${name}.${row.id}`} row={row} columns={columns} />
        ))}
      </div>
    </FieldGroup>
  )
}

interface Named {
  id: string
  label: BothLanguages
}

function MatrixRow({ name, row, columns }: { name: string; row: Named; columns: readonly Named[] }) {
  const lang = useContentLang()
  const { field } = useField(name)
  return (
    <fieldset className="min-w-0 px-4 py-3 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:items-center md:gap-4">
      <legend className="float-start mb-1 w-full font-medium md:mb-0 md:w-auto">{row.label[lang]}</legend>
      <div className="clear-both grid gap-x-3 md:clear-none md:auto-cols-fr md:grid-flow-col">
        {columns.map(({ id, label }) => (
          <label key={id} className="picked flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              {...field}
              type="radio"
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
