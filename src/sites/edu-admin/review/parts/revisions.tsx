import { useTranslation } from 'react-i18next'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { DetailPart } from '#src/kits/desk/detail'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { useDates } from '#src/session/dates'

/** Each request for changes, latest first. */
export function Revisions({ application: { revisions, program } }: { application: ReviewedApplication }) {
  const { t } = useTranslation('edu-admin.review')
  const { t: words } = useTranslation('education')
  const fields = useFieldWords(program.figures)
  const dates = useDates()
  if (revisions.length === 0) return null
  return (
    <DetailPart title={t('part.revisions')}>
      <ol className="stack-4 text-sm">
        {revisions.toReversed().map(({ at, sections, settled_at }) => (
          <li key={at} className="stack-2">
            <p className="text-muted">
              {settled_at
                ? t('askBack.answered', { when: dates.instant(settled_at) })
                : t('askBack.waits', { when: dates.instant(at) })}
            </p>
            {sections.map(({ section, comments }) =>
              comments.map(({ field, text }) => (
                <p key={`${section} ${field} ${text}`}>
                  <span className="font-medium">
                    {words(`step.${section}`)}
                    {field && section !== 'documents' && ` · ${fields.label(section, field)}`}
                  </span>
                  <br />
                  <span className="wrap-anywhere whitespace-pre-line">{text}</span>
                </p>
              )),
            )}
          </li>
        ))}
      </ol>
    </DetailPart>
  )
}
