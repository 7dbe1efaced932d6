import { useTranslation } from 'react-i18next'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { site } from '../../site'
import { PassTabs } from '../parts/pass-tabs'
import { PriceForm } from '../parts/price-form'
import { prices } from '../queries'

/** Which passes are on sale, and for how much. */
export function Component() {
  const { t: ofSite } = useTranslation(site)
  const { data, act } = useLive(prices(), (all) => JSON.stringify(all))
  return (
    <DeskPage title={ofSite('title.passPrices')}>
      <PassTabs />
      <PriceForm prices={data} act={act} />
    </DeskPage>
  )
}
