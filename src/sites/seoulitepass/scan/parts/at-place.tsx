import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PassGatePlace } from '#contract/pass/gate'
import { listenToKeys } from '#src/kits/check-in/keystrokes'
import { Scanner } from '#src/kits/scanner/scanner'
import { Segmented } from '#src/ui/segmented'
import type { PassGate } from '../device/gate'
import { PlaceToday } from './place-today'
import { ScanConflicts } from './scan-conflicts'
import { ScanResult } from './scan-result'
import { ScanStatus } from './scan-status'
import { ScanToday } from './scan-today'
import { useScans } from './use-scans'

const views = ['scan', 'today', 'conflicts'] as const

interface AtPlaceProps {
  gate: PassGate
  place: PassGatePlace
  /** Whether there is no other place to switch to. */
  isOnly: boolean
}

/** A device at a place. Codes from the camera, a picture or a USB scanner are accepted in every view. */
export function AtPlace({ gate, place, isOnly }: AtPlaceProps) {
  const { t } = useTranslation('seoulitepass.scan')
  const [view, setView] = useState<(typeof views)[number]>('scan')
  const scans = useScans(gate, place)
  const listener = useRef(scans.scan)
  useEffect(() => {
    listener.current = scans.scan
  })
  useEffect(() => listenToKeys((text) => listener.current(text)), [])
  return (
    <>
      <div className="stack-5">
        <ScanStatus gate={gate} place={place} isOnly={isOnly} onConflicts={() => setView('conflicts')} />
        <div className="*:flex *:w-full *:*:[label]:flex-1 *:*:[label]:px-2 *:*:[label]:py-3">
          <Segmented
            label={t('view.label')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          />
        </div>
        {view === 'scan' && (
          <div className="stack-5">
            <Scanner onText={scans.scan} continuous />
            <p className="text-sm text-muted">{t('scan.usb')}</p>
          </div>
        )}
        {view === 'today' && (
          <>
            <PlaceToday gate={gate} place={place} />
            <ScanToday gate={gate} />
          </>
        )}
        {view === 'conflicts' && <ScanConflicts gate={gate} />}
      </div>
      {scans.shown && <ScanResult key={scans.shown.turn} scans={scans} shown={scans.shown} place={place} />}
    </>
  )
}
