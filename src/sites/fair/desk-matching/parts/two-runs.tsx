import { useTranslation } from 'react-i18next'
import type { MatchingRun, MatchingWeights } from '#contract/fair/matching'
import { useNumbers } from '#src/session/visitor'
import { Table } from '#src/ui/table'
import { useFigures } from './use-figures'

/** The weights of a run by name, in the order of the form. */
const weightsIn = ({ priority: [priority1, priority2, priority3], ...others }: MatchingWeights) => ({
  priority1,
  priority2,
  priority3,
  ...others,
})

/**
 * The weights in which two runs differ, and what came of each. Their points are not compared: each run counts them by its own
 * weights.
 */
export function TwoRuns({ run, other }: { run: MatchingRun; other: MatchingRun }) {
  const { t } = useTranslation('fair.desk-matching')
  const numbers = useNumbers()
  const figuresOf = useFigures()
  const [these, those] = [weightsIn(run.weights), weightsIn(other.weights)]
  const names = Object.keys(these) as (keyof typeof these)[]
  const [now, then] = [run.figures, other.figures]
  const rows = [
    ...names
      .filter((name) => these[name] !== those[name])
      .map((name) => ({
        key: name,
        label: t('compare.weight', { weight: t(`weights.${name}`) }),
        here: these[name],
        there: those[name],
      })),
    ...(now && then
      ? figuresOf(now).map(({ key, label, of }) => ({ key, label, here: of(now), there: of(then) }))
      : []),
  ]
  return (
    <Table
      caption={t('compare.results')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'label', header: t('effect.figure'), cell: ({ label }) => label },
        { key: 'there', header: t('compare.with'), align: 'end', cell: ({ there }) => numbers(there) },
        { key: 'here', header: t('compare.this'), align: 'end', cell: ({ here }) => numbers(here) },
      ]}
    />
  )
}
