import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { fairMatching } from '#contract/fair/matching'
import { useCall } from '#src/api/query'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { site, usePaths } from '../../site'
import { RunList } from '../parts/run-list'
import { WeightsForm } from '../parts/weights-form'
import { runs as runsQuery, settings as settingsQuery } from '../queries'

/** The input of the matching, its weights, and its runs. */
export function Component() {
  const { t } = useTranslation('fair.desk-matching')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const navigate = useNavigate()
  const numbers = useNumbers()
  const { data: settings } = useLive(settingsQuery(), ({ version }) => String(version))
  const { data: runs } = useLive(runsQuery(), () => '')
  const start = useCall(fairMatching.start, { refreshes: [fairMatching.runs] })
  const begin = async () => {
    const { id } = await start.mutateAsync({ body: { mode: 'new', from_id: null } })
    await navigate(paths.deskMatchingRun(id))
  }
  const made = ['buyers', 'sellers', 'slots', 'wishes', 'fixed', 'locked'] as const
  return (
    <DeskPage
      title={ofSite('title.deskMatching')}
      actions={
        <Button size="sm" busy={start.isPending} onClick={() => void begin().catch(() => {})}>
          {t('run.start')}
        </Button>
      }
    >
      <div className="space-y-4">
        <DetailPart title={t('made')}>
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
            {made.map((key) => (
              <div key={key}>
                <dt className="text-sm text-muted">{t(key)}</dt>
                <dd className="text-xl font-bold figures">{numbers(settings[key])}</dd>
              </div>
            ))}
          </dl>
        </DetailPart>
        <WeightsForm settings={settings} />
        <DetailPart title={t('runs')}>
          <RunList runs={runs} />
        </DetailPart>
      </div>
    </DeskPage>
  )
}
