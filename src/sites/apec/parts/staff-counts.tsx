import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#src/session/visitor'
import { ProgressBar } from '#src/ui/progress-bar'
import { gateTours } from './staff-queries'

/** The number of people admitted, by tour and gate; live on every device. */
export function StaffCounts() {
  const { t } = useTranslation('apec.gate')
  const { data } = useQuery(gateTours(useVisitor()))
  if (!data) return null
  const of = (gateId: string) => data.counts.find(({ gate_id }) => gate_id === gateId)
  return (
    <section className="stack-5">
      <h3 className="text-lg font-bold">{t('counts.title')}</h3>
      {data.tours.map(({ id, name, expected, gates }) => {
        const admitted = gates.reduce((sum, gate) => sum + (of(gate.id)?.admitted ?? 0), 0)
        return (
          <div key={id} className="stack-2">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>{name}</span>
              <span className="figures">{t('counts.of', { admitted, expected })}</span>
            </p>
            <ProgressBar value={expected > 0 ? Math.min(admitted / expected, 1) : 0} label={name} />
            <ul className="stack-1 text-sm text-muted">
              {gates.map((gate) => (
                <li key={gate.id} className="flex flex-wrap justify-between gap-x-4 figures">
                  <span>{gate.name}</span>
                  <span>
                    {t('counts.in')} {of(gate.id)?.admitted ?? 0} · {t('counts.turnedAway')} {of(gate.id)?.refused ?? 0}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
