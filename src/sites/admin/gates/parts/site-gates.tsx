import { useTranslation } from 'react-i18next'
import type { GateTour } from '#contract/check-in-gate'
import type { Data } from '#contract/endpoint'
import type { DeskDevice, gatesDesk } from '#contract/gates-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { useNumbers } from '#src/session/visitor'
import { ProgressBar } from '#src/ui/progress-bar'
import { Table } from '#src/ui/table'
import { useSiteLabel } from '../../parts/use-site-label'
import { Conflicts } from './conflicts'
import { Devices } from './devices'
import { GateSection } from './gate-section'
import { useGateEvents } from './use-gate-events'

type Of = Data<typeof gatesDesk.today>['sites'][number]

/** The gates of a site on a day, by tour, and its devices, live. */
export function SiteGates({ day, gates, devices }: { day: string; gates: Of; devices: DeskDevice[] }) {
  const { site, seq, tours, counts } = gates
  const labelOf = useSiteLabel()
  useGateEvents(site, day, seq)
  return (
    <GateSection title={labelOf(site)}>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {tours.map((tour) => (
          <Tour key={tour.id} tour={tour} counts={counts} />
        ))}
      </div>
      <Conflicts conflicts={gates.conflicts} total={gates.conflicts_total} />
      <Devices devices={devices} />
    </GateSection>
  )
}

function Tour({ tour, counts }: { tour: GateTour } & Pick<Of, 'counts'>) {
  const { t } = useTranslation('admin.gates')
  const numbers = useNumbers()
  const of = (id: string) => counts.find(({ gate_id }) => gate_id === id) ?? { admitted: 0, refused: 0, conflicts: 0 }
  const admitted = tour.gates.reduce((sum, { id }) => sum + of(id).admitted, 0)
  return (
    <DetailPart
      title={tour.name}
      actions={<span className="text-sm text-muted figures">{tour.start_times.join(' · ')}</span>}
    >
      <p className="mb-2 font-semibold figures">
        {t('of', { admitted: numbers(admitted), expected: numbers(tour.expected) })}
      </p>
      <ProgressBar value={tour.expected > 0 ? Math.min(admitted / tour.expected, 1) : 0} label={tour.name} />
      <div className="mt-4">
        <Table<GateTour['gates'][number]>
          dense
          caption={tour.name}
          rows={tour.gates}
          rowKey={({ id }) => id}
          columns={[
            { key: 'gate', header: t('column.gate'), cell: ({ name }) => name },
            ...(['admitted', 'refused', 'conflicts'] as const).map((key) => ({
              key,
              header: t(`column.${key}`),
              align: 'end' as const,
              cell: ({ id }: { id: string }) => (
                <span className={key === 'conflicts' && of(id)[key] > 0 ? 'font-bold text-error' : ''}>
                  {numbers(of(id)[key])}
                </span>
              ),
            })),
          ]}
        />
      </div>
    </DetailPart>
  )
}
