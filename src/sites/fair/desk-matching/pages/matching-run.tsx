import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { MatchingRun } from '#contract/fair/matching'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { ProgressBar } from '#src/ui/progress-bar'
import { site, usePaths } from '../../site'
import { Compared } from '../parts/compared'
import { RunActions } from '../parts/run-actions'
import { RunMeetings } from '../parts/run-meetings'
import { RunState } from '../parts/run-state'
import { Shares } from '../parts/shares'
import { UnplacedList } from '../parts/unplaced-list'
import { usePercent } from '../parts/use-percent'
import { run as runQuery } from '../queries'

const isAtWorkIn = (status: MatchingRun['status']) => status === 'queued' || status === 'running'

/** One run: its progress, then its quality, the wishes left unplaced and why, and the available acts. */
export function Component() {
  const { t } = useTranslation('fair.desk-matching')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const { id = '' } = useParams()
  const { data: run } = useLive(
    runQuery(id),
    () => '',
    ({ status }) => (isAtWorkIn(status) ? 1000 : 15_000),
  )
  const dates = useDates()
  const numbers = useNumbers()
  const percent = usePercent()
  const isAtWork = isAtWorkIn(run.status)
  return (
    <DeskPage
      title={t('run.title', { at: dates.instant(run.created_at) })}
      mark={<RunState run={run} />}
      back={<BackLink to={paths.deskMatching}>{ofSite('title.deskMatching')}</BackLink>}
      actions={<RunActions run={run} />}
    >
      <div className="space-y-4">
        {isAtWork && (
          <DetailPart title={run.stage ? t(`stage.${run.stage}`) : t('status.queued')}>
            <ProgressBar
              label={run.stage ? t(`stage.${run.stage}`) : t('status.queued')}
              {...(run.stage === 'improving' && { value: run.done })}
            />
          </DetailPart>
        )}
        {run.failure && <p role="alert">{t(`failure.${run.failure}`)}</p>}
        {run.status === 'done' && (
          <>
            <DetailPart title={t('bound.title')}>
              <p className="text-2xl font-bold figures">
                {t('bound.share', { percent: percent(run.value, run.bound) })}
              </p>
              <p className="mt-1 text-sm text-muted">
                {t('bound.text', { value: numbers(run.value ?? 0), bound: numbers(run.bound ?? 0) })}
              </p>
            </DetailPart>
            <Shares run={run} />
            <UnplacedList id={id} />
            <RunMeetings id={id} />
            <Compared run={run} />
          </>
        )}
      </div>
    </DeskPage>
  )
}
