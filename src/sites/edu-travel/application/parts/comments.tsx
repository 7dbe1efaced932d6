import { useTranslation } from 'react-i18next'
import type { Section } from '#contract/education/sections'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { Alert } from '#src/ui/alert'
import { useFormScene } from './form-context'

/** The reviewers' comments on a section, each with a link to its field. */
export function Comments({ section }: { section: Section }) {
  const { t } = useTranslation('edu-travel.application')
  const { application } = useFormScene()
  const words = useFieldWords(application.program.figures)
  const waiting = application.revisions.find(({ settled_at }) => settled_at === null)
  const comments = waiting?.sections.find((each) => each.section === section)?.comments ?? []
  if (comments.length === 0) return null
  return (
    <Alert tone="warning" title={t('comment.title')}>
      <ul className="stack-2">
        {comments.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            {field !== '' && section !== 'documents' && (
              <button type="button" onClick={() => focusField(field)} className="font-semibold underline">
                {words.label(section, field)}
              </button>
            )}
            <p className="whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Moves the focus to the field of a path, or to the first one below it. */
export function focusField(path: string): void {
  const name = CSS.escape(path)
  const field = document.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)
  field?.focus()
  field?.scrollIntoView?.({ block: 'center' })
}
