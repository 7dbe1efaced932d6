import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import type { surveyDesk } from '#contract/survey/desk'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { plainLabel } from './question-chart'
import { saveSheet } from './save-sheet'
import { useTourName } from './use-tour-name'

/** Exports the changes as the page shows them, with hidden ones marked. */
export function ExportChanges({ data }: { data: Data<typeof surveyDesk.changes> }) {
  const { t } = useTranslation('admin.surveys')
  const { t: desk } = useTranslation('desk')
  const lang = useContentLang()
  const tourName = useTourName()
  const heads = [
    ...[t('export.question'), t('head.question'), t('head.tour'), t('changes.n'), t('changes.mean')],
    ...[t('export.low'), t('export.high')],
  ]
  const rows = () =>
    data.questions.flatMap(({ id, label, total, tours }) =>
      [
        { name: t('changes.all'), change: total },
        ...data.tours.map((tour, at) => ({ name: tourName(tour), change: tours[at] ?? null })),
      ].map(({ name, change }) => [
        ...[id, plainLabel(label[lang]), name],
        ...(change
          ? [change.n, change.mean, change.low, change.high]
          : [t('hidden'), t('hidden'), t('hidden'), t('hidden')]),
      ]),
    )
  const save = () =>
    saveSheet({ heads, rows: rows() }, t('export.changes')).catch(() => toast.error(desk('export.failed')))
  return (
    <Button variant="secondary" size="sm" icon={<Download className="size-4" />} onClick={() => void save()}>
      {t('export.xlsx')}
    </Button>
  )
}
