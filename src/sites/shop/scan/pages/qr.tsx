import { useTranslation } from 'react-i18next'
import { PrivatePage } from '#src/kits/page/private-page'
import { Scanner } from '#src/kits/scanner/scanner'
import { useAllowedCamera } from '#src/kits/scanner/use-allowed-camera'
import { FoundPanel } from '../parts/found'
import { useFound } from '../parts/use-found'

/** Reads our own QR codes: vouchers, products and promotions. Anything else is shown and never opened (product §2). */
export function Component() {
  const { t } = useTranslation('shop.scan')
  useAllowedCamera()
  const { found, open, again } = useFound()
  return (
    <PrivatePage title={t('qr.title')} lead={t('qr.lead')} width="form">
      {found ? <FoundPanel found={found} onAgain={again} /> : <Scanner onText={open} />}
    </PrivatePage>
  )
}
