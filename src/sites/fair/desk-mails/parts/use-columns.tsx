import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mailing } from '#contract/fair/mail-desk'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { useOwnWords } from '../../company/parts/use-own-words'
import { MailProgress } from './mail-progress'
import { useGroupWords } from './use-group-words'

/** The columns of the log. */
export function useColumns(): DeskColumn<Mailing>[] {
  const { t } = useTranslation('fair.desk-mails')
  const dates = useDates()
  const numbers = useNumbers()
  const ownWords = useOwnWords()
  const groupWords = useGroupWords()
  return useMemo(() => {
    const subjectOf = ({ subject }: Mailing) => ownWords(subject.en, subject.ko)
    return [
      { key: 'subject', header: t('column.subject'), cell: subjectOf, plain: subjectOf },
      {
        key: 'at',
        header: t('column.at'),
        cell: ({ at }) => dates.instant(at),
        plain: ({ at }) => at,
        sortable: true,
      },
      { key: 'by', header: t('column.by'), cell: ({ by }) => by, plain: ({ by }) => by },
      {
        key: 'group',
        header: t('column.group'),
        cell: ({ group }) => groupWords(group),
        plain: ({ group }) => groupWords(group),
      },
      {
        key: 'recipients',
        header: t('column.recipients'),
        align: 'end',
        cell: ({ recipients }) => numbers(recipients),
        plain: ({ recipients }) => recipients,
      },
      { key: 'sent', header: t('column.state'), cell: (row) => <MailProgress mail={row} />, plain: ({ sent }) => sent },
      {
        key: 'failed',
        header: t('column.failed'),
        align: 'end',
        cell: ({ failed }) => numbers(failed),
        plain: ({ failed }) => failed,
        extra: true,
      },
    ]
  }, [t, dates, numbers, ownWords, groupWords])
}
