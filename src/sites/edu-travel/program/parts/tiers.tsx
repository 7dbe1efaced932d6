import { useTranslation } from 'react-i18next'
import type { YearFigures } from '#contract/education/year'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { Table } from '#src/ui/table'

/** The maximum amount in won by the number of students, and how it grows. */
export function Tiers({ figures: { tiers, limit_won } }: { figures: YearFigures }) {
  const { t } = useTranslation('edu-travel.program')
  const won = useWon()
  const number = useNumbers()
  const rows = tiers.map(({ students, won: most }, at) => {
    const next = tiers[at + 1]
    return {
      id: String(students),
      most: Math.min(most, limit_won),
      students: next
        ? t('tiers.range', { from: number(students), to: number(next.students - 1) })
        : t('tiers.more', { from: number(students) }),
    }
  })
  return (
    <>
      <Table
        caption={t('info.amounts')}
        columns={[
          { key: 'students', header: t('tiers.students'), cell: (row) => row.students },
          { key: 'most', header: t('tiers.most'), align: 'end', cell: (row) => won(row.most) },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
      />
      <p className="mt-3 text-sm text-muted">{t('tiers.limit', { won: won(limit_won) })}</p>
    </>
  )
}
