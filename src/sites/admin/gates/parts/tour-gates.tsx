import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LiveState } from '#src/kits/desk/live-state'
import { refetchingOnConflict } from '#src/kits/desk/use-live'
import { useContentLang } from '#src/session/visitor'
import { liveGates } from '../../parts/live-gates'
import { ActProvider } from '../../parts/use-act'
import { gates } from '../queries'
import { GateSection } from './gate-section'
import { SiteGates } from './site-gates'

/** Today's tours with gates, by site: live counts, conflicts and the scanning devices. */
export function TourGates() {
  const { t } = useTranslation('admin.gates')
  const today = useQuery({ ...gates(useContentLang()), ...liveGates })
  const { data, refetch } = today
  if (!data)
    return (
      <GateSection title={t('tours')}>
        <LiveState of={today} />
      </GateSection>
    )
  const devicesOf = (of: string) => data.devices.filter(({ site }) => site === of)
  const open = data.sites.filter(({ site, tours }) => tours.length > 0 || devicesOf(site).length > 0)
  return (
    <ActProvider value={refetchingOnConflict(refetch)}>
      <div>
        <LiveState of={today} />
        {open.length === 0 ? (
          <GateSection title={t('tours')}>
            <p className="text-muted">{t('none')}</p>
          </GateSection>
        ) : (
          <div className="space-y-10">
            {open.map((each) => (
              <SiteGates key={each.site} day={data.day} gates={each} devices={devicesOf(each.site)} />
            ))}
          </div>
        )}
      </div>
    </ActProvider>
  )
}
