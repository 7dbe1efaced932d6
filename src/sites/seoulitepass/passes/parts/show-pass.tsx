import { useTranslation } from 'react-i18next'
import type { OwnPass } from '#contract/pass/order'
import { Dialog } from '#src/ui/overlay/dialog'
import { QrCode } from '#src/ui/qr-code'
import { useAwake } from '#src/ui/use-awake'
import { site } from '../../site'

/** One pass alone, so that a gate scans the right one of a family's; the screen stays on meanwhile. */
export function ShowPass({ pass, open, onClose }: { pass: OwnPass; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(site)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={`${t(`pass.${pass.type}`)} · ${t(`person.${pass.person}`)}`}
      description={<span className="figures">{pass.number}</span>}
    >
      <Code pass={pass} />
    </Dialog>
  )
}

function Code({ pass: { number, code } }: { pass: OwnPass }) {
  const { t } = useTranslation('seoulitepass.passes')
  useAwake()
  return code && <QrCode text={code} label={t('code', { number })} className="w-full rounded-sm" />
}
