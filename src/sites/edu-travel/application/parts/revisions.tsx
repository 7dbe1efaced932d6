import { useTranslation } from 'react-i18next'
import type { Application } from '#contract/education/application'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { useDates } from '#src/session/dates'
import { ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { stepPath } from './use-step'

/** The reviewers' requests by section, each open one with a link. */
export function Revisions({ application }: { application: Application }) {
  const { t } = useTranslation('edu-travel.application')
  const dates = useDates()
  const words = useFieldWords(application.program.figures)
  const latest = application.revisions.at(-1)
  if (!latest) return null
  return (
    <Card as="section" className="stack-5">
      <div>
        <h2 className="text-xl font-bold">{t('comment.title')}</h2>
        <p className="text-sm text-muted">
          {latest.settled_at
            ? t('detail.settled', { when: dates.instant(latest.settled_at) })
            : t('detail.waitsSince', { when: dates.instant(latest.at) })}
        </p>
      </div>
      <ul className="ruled">
        {latest.sections.map(({ section, comments }) => (
          <li key={section} className="stack-3 py-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="font-bold">{t(`step.${section}`)}</h3>
              {application.open.includes(section) && (
                <ButtonLink size="sm" to={stepPath(application.id, section)}>
                  {t('detail.revise')}
                </ButtonLink>
              )}
            </div>
            <ul className="stack-2">
              {comments.map(({ field, text }) => (
                <li key={`${field} ${text}`}>
                  <p className="text-sm text-muted">
                    {field === '' || section === 'documents' ? t('comment.whole') : words.label(section, field)}
                  </p>
                  <p className="wrap-anywhere whitespace-pre-line">{text}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
