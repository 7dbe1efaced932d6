import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Gate } from '#src/kits/check-in/gate'
import type { Device } from '#src/kits/check-in/store'
import { useGateState } from '#src/kits/check-in/use-gate'
import { useSession, useVisitor } from '#src/session/visitor'
import { StaffCounts } from './staff-counts'
import { gateScans } from './staff-queries'
import { StaffScanRow } from './staff-scan-row'
import { useUndo } from './use-undo'

/** The scans of this device, available offline, and those of all gates of the tour, live. */
export function StaffLatest({ gate, device }: { gate: Gate; device: Device }) {
  const { t } = useTranslation('apec.gate')
  const lines = useGateState(gate, (state) => state.lines)
  const isSignedIn = useSession(({ tokens }) => tokens.admin !== undefined)
  const undo = useUndo(gate)
  const { data } = useQuery({ ...gateScans(useVisitor(), device.enrolment.day), enabled: isSignedIn })
  return (
    <div className="stack-8">
      <section className="stack-3">
        <h3 className="text-lg font-bold">{t('latest.own')}</h3>
        {lines.length === 0 && <p className="text-muted">{t('latest.ownNone')}</p>}
        <ul className="ruled">
          {lines.map(({ line: { device_id, counter, scan }, verdict, isUndone, isUnsent }) => (
            <StaffScanRow
              key={counter}
              scan={{ ...scan, verdict, act: 'admit', offline: false, conflict: false }}
              isUndone={isUndone}
              isUnsent={isUnsent}
              onUndo={() => undo({ ...scan, device_id, counter })}
            />
          ))}
        </ul>
      </section>
      {isSignedIn && <StaffCounts />}
      {data && (
        <section className="stack-3">
          <h3 className="text-lg font-bold">{t('latest.all')}</h3>
          {data.items.length === 0 && <p className="text-muted">{t('latest.none')}</p>}
          <ul className="ruled">
            {data.items.map((scan) => (
              <StaffScanRow
                key={scan.id}
                scan={scan}
                isUndone={scan.undone}
                place={`${scan.gate_name} · ${scan.device_name}`}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
