import { useTranslation } from 'react-i18next'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { useContentLang } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { ActProvider } from '../../parts/use-act'
import { site } from '../../site'
import { Devices } from '../parts/devices'
import { SiteGates } from '../parts/site-gates'
import { gates } from '../queries'

/** Today's activity at the gates of every site: live counts, conflicts and the scanning devices. */
export function Component() {
  const { t } = useTranslation('admin.gates')
  const { t: ofSite } = useTranslation(site)
  const { data, act } = useLive(gates(useContentLang()), () => '')
  const open = data.sites.filter(({ tours }) => tours.length > 0)
  return (
    <DeskPage title={ofSite('title.gates')}>
      <ActProvider value={act}>
        <div className="space-y-6">
          {open.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
          {open.map((each) => (
            <SiteGates key={each.site} day={data.day} gates={each} />
          ))}
          <Devices devices={data.devices} />
        </div>
      </ActProvider>
    </DeskPage>
  )
}
