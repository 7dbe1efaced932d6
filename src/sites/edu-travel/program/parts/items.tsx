import { useTranslation } from 'react-i18next'
import type { YearFigures } from '#contract/education/year'
import { useWon } from '#src/session/use-won'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { Table } from '#src/ui/table'

/** The support items with prices and the maximum quantity per application. */
export function Items({ figures: { items } }: { figures: YearFigures }) {
  const { t } = useTranslation('edu-travel.program')
  const lang = useContentLang()
  const won = useWon()
  const number = useNumbers()
  return (
    <Table
      caption={t('info.items')}
      columns={[
        { key: 'name', header: t('items.name'), cell: ({ name }) => name[lang] },
        { key: 'unit', header: t('items.unit'), cell: ({ unit }) => unit[lang] },
        { key: 'price', header: t('items.price'), align: 'end', cell: ({ unit_won }) => won(unit_won) },
        { key: 'most', header: t('items.most'), align: 'end', cell: ({ most }) => number(most) },
      ]}
      rows={items}
      rowKey={({ id }) => id}
    />
  )
}
