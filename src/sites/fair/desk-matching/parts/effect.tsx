import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import type { fairMatching } from '#contract/fair/matching'
import { useNumbers } from '#src/session/visitor'
import { Table } from '#src/ui/table'
import { useFigures } from './use-figures'

/** The effect of the typed weights beside that of the saved ones, and what each of them does. */
export function Effect({ set, changed, without }: Data<typeof fairMatching.preview>) {
  const { t } = useTranslation('fair.desk-matching')
  const numbers = useNumbers()
  const signed = (difference: number) => `${difference > 0 ? '+' : ''}${numbers(difference)}`
  const rows = useFigures()(set)
  return (
    <div className="mt-4 space-y-6">
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
      <div className="space-y-2">
        <Table
          caption={t('effect.each')}
          captionShown
          rows={without}
          rowKey={({ weight }) => weight}
          columns={[
            { key: 'weight', header: t('effect.weight'), cell: ({ weight }) => t(`weights.${weight}`) },
            ...rows.map(({ key, label, of }) => ({
              key,
              header: label,
              align: 'end' as const,
              cell: ({ figures }: (typeof without)[number]) => signed(of(changed) - of(figures)),
            })),
          ]}
        />
        <p className="text-sm text-muted">{t('effect.eachNote')}</p>
      </div>
    </div>
  )
}
