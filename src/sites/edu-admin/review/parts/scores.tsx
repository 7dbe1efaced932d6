import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { mostPoints, type Scores as Shown, totalOf } from '#contract/education/scores'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'
import { scoresOf } from '../queries'
import { ScoreForm } from './score-form'
import { ScoreSpread } from './score-spread'

/** The reader's own scores by the year's rubric, and everyone's once they cannot influence the reader (product §6). */
export function Scores({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('edu-admin.review')
  const { data } = useSuspenseQuery(scoresOf(application.id))
  const { rubric } = application.program.figures
  const { mine, complete, spread } = data
  const isGiven = mine?.is_complete && mine.version === application.versions.length
  const may = application.status === 'in_review' && !application.reader.has_conflict
  return (
    <DetailPart title={t('part.scores')}>
      <div className="stack-5">
        <p className="text-sm text-muted">
          {t('scores.lead', { year: String(application.program.year), most: mostPoints(rubric) })}
        </p>
        {mine?.is_complete && <Own application={application} mine={mine} />}
        {mine?.is_complete && !isGiven && may && <p className="font-medium">{t('scores.older')}</p>}
        {may && !isGiven && <ScoreForm application={application} mine={mine} />}
        {!may && !mine?.is_complete && (
          <p>{application.reader.has_conflict ? t('scores.conflict') : t('scores.notNow')}</p>
        )}
        <p className="border-t border-line pt-4 font-medium">
          {t('scores.count', { count: complete })}
          {complete > 0 && !spread && <span className="font-normal text-muted"> · {t('scores.hidden')}</span>}
        </p>
        {spread && <ScoreSpread spread={spread} rubric={rubric} />}
      </div>
    </DetailPart>
  )
}

function Own({ application, mine }: { application: ReviewedApplication; mine: NonNullable<Shown['mine']> }) {
  const { t } = useTranslation('edu-admin.review')
  const dates = useDates()
  const lang = useContentLang()
  const { rubric } = application.program.figures
  return (
    <section className="stack-2">
      <h3 className="font-semibold">{t('scores.own')}</h3>
      <p className="text-sm text-muted">
        {t('scores.ownOf', { version: mine.version, when: dates.instant(mine.saved_at) })}
      </p>
      <Facts
        compact
        facts={[
          ...rubric.map(({ id, name, points }) => ({
            label: name[lang],
            value: `${mine.points[id] ?? '–'} / ${points}`,
          })),
          { label: t('scores.total'), value: `${totalOf(mine.points)} / ${mostPoints(rubric)}` },
        ]}
      />
      {mine.words && <p className="text-sm wrap-anywhere whitespace-pre-line">{mine.words}</p>}
    </section>
  )
}
