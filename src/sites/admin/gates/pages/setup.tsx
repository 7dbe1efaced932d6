import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { TourSetup } from '../parts/tour-setup'
import { gateTours } from '../queries'

/** The gates of each tour and who works there; the address says which tour is edited. */
export function Component() {
  const { t } = useTranslation('admin.gates')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const {
    data: { items, people },
    act,
  } = useLive(gateTours(), (data) => JSON.stringify(data))
  return (
    <DeskPage title={ofSite('title.gatesSetup')} back={<BackLink to={paths.gates}>{ofSite('title.gates')}</BackLink>}>
      <ActProvider value={act}>
        <div className="space-y-4">
          <p className="max-w-reading text-muted">{t('setup.lead')}</p>
          {items.length === 0 ? (
            <EmptyState
              title={t('setup.none')}
              actions={<ButtonLink to={paths.products}>{ofSite('title.products')}</ButtonLink>}
            >
              {t('setup.noneText')}
            </EmptyState>
          ) : (
            items.map((tour) => (
              <TourSetup key={tour.id} tour={tour} people={people} isOpen={search.get('tour') === tour.id} act={act} />
            ))
          )}
        </div>
      </ActProvider>
    </DeskPage>
  )
}
