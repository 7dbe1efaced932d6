import ScanLine from 'lucide-react/icons/scan-line'
import { useTranslation } from 'react-i18next'
import { usePerson } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'
import type { PassGate } from '../device/gate'

/** Shown to a member without a place: why, and what to do. */
export function NoPlace({ gate }: { gate: PassGate }) {
  const { t } = useTranslation('seoulitepass.scan')
  const name = usePerson('member')?.name ?? ''
  return (
    <EmptyState
      icon={<ScanLine />}
      title={t('nowhere.title')}
      actions={
        <>
          <Button variant="secondary" onClick={gate.wake}>
            {t('nowhere.again')}
          </Button>
          <ButtonLink to={paths.inquiry} variant="secondary">
            {t('nowhere.ask')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('nowhere.text', { name })}</p>
      <p className="mt-2">{t('nowhere.what')}</p>
    </EmptyState>
  )
}
