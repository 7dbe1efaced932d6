import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReceiptDecision } from '#contract/education/report/report'
import type { Receipt } from '#contract/education/report/sections'
import type { YearFigures } from '#contract/education/year'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { IconButton } from '#src/ui/icon-button'
import { type Column, Table } from '#src/ui/table'

interface ReceiptTableProps {
  lines: readonly Receipt[]
  figures: Pick<YearFigures, 'items'>
  /** Opens the file of a receipt. */
  onOpen: (receipt: Receipt) => void
  /** The accepted amount of each; without it the column is left out. */
  accepted?: (receipt: Receipt) => ReactNode
}

/** The receipts of a report, line by line. */
export function ReceiptTable({ lines, figures, onOpen, accepted }: ReceiptTableProps) {
  const { t } = useTranslation('education.report')
  const dates = useDates()
  const language = useContentLang()
  const won = useWon()
  const last: Column<Receipt>[] = accepted
    ? [{ key: 'accepted', header: t('receipts.accepted'), align: 'end', cell: accepted }]
    : []
  return (
    <Table<Receipt>
      caption={t('section.receipts')}
      rows={[...lines]}
      rowKey={({ id }) => id}
      empty={<p className="text-muted">{t('receipts.none')}</p>}
      columns={[
        { key: 'date', header: t('receipts.date'), cell: ({ date }) => (date ? dates.day(date) : '–') },
        {
          key: 'item',
          header: t('receipts.item'),
          cell: ({ item }) => figures.items.find(({ id }) => id === item)?.name[language] ?? item,
        },
        { key: 'what', header: t('receipts.what'), cell: ({ what }) => what },
        {
          key: 'file',
          header: t('receipts.file'),
          cell: (line) => (
            <IconButton size="sm" label={t('receipts.open', { what: line.what })} onClick={() => onOpen(line)}>
              <FileText className="size-4.5" />
            </IconButton>
          ),
        },
        { key: 'won', header: t('receipts.won'), align: 'end', cell: (line) => won(line.won ?? 0) },
        ...last,
      ]}
    />
  )
}

/** The accepted amount of a receipt, with the reason where it was less. */
export function AcceptedWords({ receipt, decisions }: { receipt: Receipt; decisions: readonly ReceiptDecision[] }) {
  const { t } = useTranslation('education.report')
  const won = useWon()
  const decision = decisions.find((each) => each.receipt === receipt.id)
  if (!decision) return <span className="text-muted">{t('receipts.undecided')}</span>
  return (
    <>
      <span className={decision.accepted_won < (receipt.won ?? 0) ? 'font-bold text-warning' : undefined}>
        {won(decision.accepted_won)}
      </span>
      {decision.words && <span className="block text-sm whitespace-pre-line text-muted">{decision.words}</span>}
    </>
  )
}
