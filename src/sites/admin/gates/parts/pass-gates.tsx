import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PassGates as Today } from '#contract/pass/desk'
import { scanOfflineMinutes } from '#contract/pass/gate'
import { Figures } from '#src/kits/desk/figures'
import { LiveState } from '#src/kits/desk/live-state'
import { useNumbers } from '#src/session/visitor'
import { Field } from '#src/ui/field'
import { liveGates } from '../../parts/live-gates'
import { isNamed } from '../../parts/named'
import { paths, site } from '../../site'
import { passGates } from '../queries'
import { GateSection } from './gate-section'
import { ScanTable, scansRefused } from './scan-table'

/** Today's scans of passes: in all and at each affiliate. */
export function PassGates() {
  const { t } = useTranslation(site)
  const today = useQuery({ ...passGates(), ...liveGates })
  return (
    <GateSection title={t('nav.pass')} link={{ to: paths.pass, label: t('title.pass') }}>
      <div>
        <LiveState of={today} />
        {today.data && <Scans today={today.data} />}
      </div>
    </GateSection>
  )
}

function Scans({ today: { all, affiliates } }: { today: Today }) {
  const { t } = useTranslation('admin.gates')
  const numbers = useNumbers()
  const [words, setWords] = useState('')
  const found = affiliates.filter(({ name }) => isNamed(name, words))
  if (affiliates.length === 0) return <p className="text-muted">{t('pass.none')}</p>
  return (
    <div className="space-y-4">
      <Figures
        figures={[
          { label: t('pass.admitted'), value: numbers(all.admitted) },
          { label: t('pass.refused'), value: numbers(scansRefused(all)) },
          { label: t('pass.late'), value: numbers(all.late) },
          { label: t('pass.refusedLater'), value: numbers(all.refused_later) },
        ]}
      />
      <p className="text-sm text-muted">{t('pass.note', { count: scanOfflineMinutes })}</p>
      <Field label={t('pass.search')} className="max-w-88">
        {(frame) => (
          <input
            {...frame}
            type="search"
            className="control"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-muted">
        {found.length > 0 ? t('pass.found', { count: found.length }) : t('pass.noneFound')}
      </p>
      {found.length > 0 && <ScanTable affiliates={found} />}
    </div>
  )
}
