import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { focusField } from './focus-field'

interface SectionCommentsProps {
  section: string
  revisions: readonly {
    settled_at: string | null
    sections: readonly { section: string; comments: readonly { field: string; text: string }[] }[]
  }[]
  /** The name of a field by its path; without it comments link to no field. */
  labelOf?: ((field: string) => string) | undefined
}

/** The reviewers' comments on a section in the open revision request, each with a link to its field. */
export function SectionComments({ section, revisions, labelOf }: SectionCommentsProps) {
  const { t } = useTranslation('edu-travel.application')
  const waiting = revisions.find(({ settled_at }) => settled_at === null)
  const comments = waiting?.sections.find((each) => each.section === section)?.comments ?? []
  if (comments.length === 0) return null
  return (
    <Alert tone="warning" title={t('comment.title')}>
      <ul className="stack-2">
        {comments.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            {field !== '' && labelOf && (
              <button type="button" onClick={() => focusField(field)} className="font-semibold underline">
                {labelOf(field)}
              </button>
            )}
            <p className="whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
