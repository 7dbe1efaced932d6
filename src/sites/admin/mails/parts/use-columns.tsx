import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailRow } from '#contract/mails-desk'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { useSiteLabel } from '../../parts/use-site-label'
import { Status } from './status'

/** A column that shows the same text that it exports. */
const plainly = (key: string, header: string, of: (row: MailRow) => string): DeskColumn<MailRow> => ({
  key,
  header,
  cell: (row) => of(row) || '–',
  plain: of,
})

/** The columns of the list of messages. */
export function useColumns(): DeskColumn<MailRow>[] {
  const { t } = useTranslation('admin.mails')
  const { instant } = useDates()
  const labelOf = useSiteLabel()
  return useMemo(
    () => [
      plainly('kind', t('column.kind'), ({ kind }) => t(`kind.${kind}`)),
      {
        key: 'status',
        header: t('column.status'),
        cell: (row) => <Status {...row} />,
        plain: ({ state }) => t(`status.${state}`),
      },
      plainly('to', t('column.to'), ({ to }) => to),
      {
        key: 'site',
        header: t('column.site'),
        cell: ({ site }) => <span className="block md:min-w-32">{labelOf(site)}</span>,
        plain: ({ site }) => labelOf(site),
      },
      plainly('way', t('column.way'), ({ way }) => t(`way.${way}`)),
      plainly('lang', t('column.lang'), ({ lang }) => t(`lang.${lang === 'ko' ? 'ko' : 'en'}`)),
      {
        key: 'tries',
        header: t('column.tries'),
        align: 'end',
        cell: ({ tries }) => tries,
        plain: ({ tries }) => tries,
      },
      plainly('error', t('column.error'), ({ error }) => error),
      {
        key: 'created_at',
        header: t('column.created_at'),
        cell: ({ created_at }) => instant(created_at),
        plain: ({ created_at }) => created_at,
        sortable: true,
      },
    ],
    [t, instant, labelOf],
  )
}
