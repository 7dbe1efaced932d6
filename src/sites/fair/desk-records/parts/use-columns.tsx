import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentRecord } from '#contract/fair/record'
import { type BothRecords, differencesOf } from '#contract/fair/record-desk'
import type { FairSide } from '#contract/fair/sectors'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { useOwnWords } from '../../company/parts/use-own-words'
import { useFieldWords } from './use-field-words'

type Column = DeskColumn<BothRecords>

/** The columns of the list of records; full texts are in the export and in columns that can be switched on. */
export function useColumns(): Column[] {
  const { t } = useTranslation('fair.desk-records')
  const { t: words } = useTranslation('fair.records')
  const dates = useDates()
  const ownWords = useOwnWords()
  const fields = useFieldWords()
  return useMemo(() => {
    const company = (side: FairSide): Column => ({
      key: side,
      header: t(`side.${side}`),
      cell: (row) => ownWords(row[side].company.en, row[side].company.ko),
      plain: (row) => ownWords(row[side].company.en, row[side].company.ko),
      sortable: true,
    })
    const outcomeOf = (sent: SentRecord | null) =>
      sent ? (sent.held ? words('yes') : words(`reasons.${sent.not_held ?? 'other'}`)) : t('silent')
    const held = (side: FairSide): Column => ({
      key: `held_${side}`,
      header: t(`held.${side}`),
      cell: ({ said }) => (said[side] ? outcomeOf(said[side]) : <span className="text-muted">{outcomeOf(null)}</span>),
      plain: ({ said }) => outcomeOf(said[side]),
    })
    const both = (field: 'importance' | 'contract'): Column => ({
      key: field,
      header: t(`column.${field}`),
      cell: ({ said: { buyer, seller } }) =>
        [buyer, seller].map((each) => (each?.held ? fields[field].show(each) : '–')).join(' / '),
      plain: ({ said: { buyer, seller } }) =>
        [buyer, seller].map((each) => (each?.held ? fields[field].show(each) : '–')).join(' / '),
    })
    const extras = (['buyer', 'seller'] as const).flatMap((side) =>
      (['type', 'potential', 'visitors', 'satisfaction', 'content', 'comment'] as const).map(
        (field): Column => ({
          key: `${field}_${side}`,
          header: t('column.ofSide', { field: fields[field].label, side: t(`side.${side}`) }),
          cell: ({ said }) => (said[side] && fields[field].show(said[side])) || '–',
          plain: ({ said }) => (said[side] ? fields[field].show(said[side]) : ''),
          extra: true,
        }),
      ),
    )
    return [
      {
        key: 'time',
        header: t('column.time'),
        cell: ({ slot }) => `${dates.birthday(slot.day)} ${slot.starts}`,
        plain: ({ slot }) => `${slot.day} ${slot.starts}`,
        sortable: true,
      },
      { key: 'booth', header: t('column.booth'), cell: ({ booth }) => booth || '–', plain: ({ booth }) => booth },
      company('buyer'),
      company('seller'),
      held('buyer'),
      held('seller'),
      both('importance'),
      both('contract'),
      {
        key: 'differ',
        header: t('column.differ'),
        cell: ({ said }) => {
          const names = differencesOf(said.buyer, said.seller).map((field) => fields[field].label)
          return names.length > 0 ? <Badge tone="warning">{names.join(', ')}</Badge> : '–'
        },
        plain: ({ said }) =>
          differencesOf(said.buyer, said.seller)
            .map((field) => fields[field].label)
            .join(', '),
      },
      ...extras,
    ]
  }, [t, words, dates, ownWords, fields])
}
