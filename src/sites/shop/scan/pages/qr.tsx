import { useTranslation } from 'react-i18next'
import { Scanner } from '#src/kits/scanner/scanner'
import { useAllowedCamera } from '#src/kits/scanner/use-allowed-camera'
import { Frame } from '../../purchase/parts/frame'
import { FoundPanel } from '../parts/found'
import { useFound } from '../parts/use-found'

/** Reads our own QR codes: vouchers, products and promotions; anything else is shown and never opened (product §2). */
export function Component() {
  const { t } = useTranslation('shop.scan')
  useAllowedCamera()
  const { found, open, again } = useFound()
  return (
    <Frame title={t('qr.title')} lead={t('qr.lead')} width="form">
      {found ? <FoundPanel found={found} onAgain={again} /> : <Scanner onText={open} />}
    </Frame>
  )
}
