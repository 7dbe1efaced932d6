import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gate } from '#src/kits/check-in/gate'
import { listenToKeys } from '#src/kits/check-in/keystrokes'
import type { Device } from '#src/kits/check-in/store'
import { useGateEvents } from '#src/kits/check-in/use-events'
import { Segmented } from '#src/ui/segmented'
import { site } from '../site'
import { StaffConflicts } from './staff-conflicts'
import { StaffFind } from './staff-find'
import { StaffLatest } from './staff-latest'
import { StaffResult } from './staff-result'
import { StaffScan } from './staff-scan'
import { StaffStatus } from './staff-status'
import { useScans } from './use-scans'

const views = ['scan', 'find', 'latest', 'conflicts'] as const

/** A device at its gate. Codes from the camera, a picture or a USB scanner are accepted in every view. */
export function StaffGate({ gate, device, now }: { gate: Gate; device: Device; now: number }) {
  const { t } = useTranslation('apec.gate')
  const [view, setView] = useState<(typeof views)[number]>('scan')
  const [people, setPeople] = useState<number | null>(null)
  const scans = useScans(gate)
  useGateEvents(gate, site, device.enrolment.day)

  const onText = (text: string) => {
    scans.scan(text, people)
    setPeople(null)
  }
  const listener = useRef(onText)
  useEffect(() => {
    listener.current = onText
  })
  // The form before this view was longer, which leaves the page scrolled down.
  useEffect(() => void scrollTo({ top: 0 }), [])
  useEffect(() => listenToKeys((text) => listener.current(text)), [])

  return (
    <>
      <div className="stack-5">
        <StaffStatus gate={gate} device={device} now={now} onConflicts={() => setView('conflicts')} />
        <div className="*:flex *:w-full *:*:[label]:flex-1 *:*:[label]:px-2 *:*:[label]:py-3">
          <Segmented
            label={t('view.label')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          />
        </div>
        {view === 'scan' && <StaffScan people={people} onPeople={setPeople} onText={onText} />}
        {view === 'find' && <StaffFind gate={gate} device={device} onAdmit={scans.admit} />}
        {view === 'latest' && <StaffLatest gate={gate} device={device} />}
        {view === 'conflicts' && <StaffConflicts day={device.enrolment.day} />}
      </div>
      {scans.shown && <StaffResult key={scans.shown.turn} scans={scans} shown={scans.shown} />}
    </>
  )
}
