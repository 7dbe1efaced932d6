import { useTranslation } from 'react-i18next'
import { DeskPage } from '#src/kits/desk/desk-page'
import { site } from '../../site'
import { MiceGates } from '../parts/mice-gates'
import { PassGates } from '../parts/pass-gates'
import { TourGates } from '../parts/tour-gates'

/** Today's activity at all gates, live: tours, the MICE fair and the pass, each loaded by itself. */
export function Component() {
  const { t } = useTranslation(site)
  return (
    <DeskPage title={t('title.gates')}>
      <div className="space-y-10">
        <TourGates />
        <MiceGates />
        <PassGates />
      </div>
    </DeskPage>
  )
}
