import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { SurveyKind } from '#contract/survey/tour'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { paths, site } from '../../site'
import { QuestionsEditor } from '../parts/questions-editor'
import { questions } from '../queries'

/** The questions of a survey: edited, tried out, and published as a new version. */
export function Component() {
  const kind = useParams().kind as SurveyKind
  return <Questions key={kind} kind={kind} />
}

function Questions({ kind }: { kind: SurveyKind }) {
  const { t } = useTranslation('admin.surveys')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const numbers = useNumbers()
  const live = useLive(questions(kind), ({ version }) => String(version))
  const { versions } = live.data
  return (
    <DeskPage
      title={`${ofSite('title.surveyQuestions')}: ${t(`tabs.${kind}`)}`}
      back={<BackLink to={paths.survey(kind)}>{t(`tabs.${kind}`)}</BackLink>}
    >
      <p className="mb-4 max-w-reading text-muted">{t('questions.lead')}</p>
      <DetailPart title={t('questions.versions')}>
        <ul className="ruled">
          {versions.map(({ version, made_at, begun }) => (
            <li key={version} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span>
                <span className="font-semibold">{t('questions.version', { version })}</span>{' '}
                <span className="text-muted">{instant(made_at)}</span>
              </span>
              <span className="text-muted figures">
                {t('questions.begun', { count: begun, shown: numbers(begun) })}
              </span>
            </li>
          ))}
        </ul>
      </DetailPart>
      <div className="mt-4">
        <QuestionsEditor kind={kind} written={live.data} act={live.act} />
      </div>
    </DeskPage>
  )
}
