import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import type { fairMatching, MatchingFigures } from '#contract/fair/matching'
import { useNumbers } from '#src/session/visitor'
import { Table } from '#src/ui/table'

/** The effect of the typed weights, beside that of the saved ones. */
export function Effect({ set, changed }: Data<typeof fairMatching.preview>) {
  const { t } = useTranslation('fair.desk-matching')
  const numbers = useNumbers()
  const rows = [
    { key: 'meetings', label: t('effect.meetings'), of: ({ meetings }: MatchingFigures) => meetings },
    ...set.wishes.map(({ priority }, at) => ({
      key: `met${priority}`,
      label: t('effect.met', { priority }),
      of: ({ wishes }: MatchingFigures) => wishes[at]?.met ?? 0,
    })),
    ...set.sides.flatMap(({ side }, at) =>
      (['median', 'fewest'] as const).map((what) => ({
        key: `${what}${side}`,
        label: t(`effect.${what}`, { side: t(`side.${side}`) }),
        of: ({ sides }: MatchingFigures) => sides[at]?.[what] ?? 0,
      })),
    ),
  ]
  return (
    <div className="mt-4">
      <Table
        caption={t('effect.title')}
        captionShown
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'label', header: t('effect.figure'), cell: ({ label }) => label },
          { key: 'set', header: t('effect.set'), align: 'end', cell: ({ of }) => numbers(of(set)) },
          { key: 'changed', header: t('effect.changed'), align: 'end', cell: ({ of }) => numbers(of(changed)) },
        ]}
      />
    </div>
  )
}
