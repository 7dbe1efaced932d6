import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import type { surveyDesk } from '#contract/survey/desk'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { plainLabel } from './question-chart'
import { type Sheet, saveSheet } from './save-sheet'
import { useTourName } from './use-tour-name'

/** Exports what the page shows, one line per number with hidden ones marked; and a code book. */
export function ExportResults({ data, kind }: { data: Data<typeof surveyDesk.results>; kind: string }) {
  const { t } = useTranslation('admin.surveys')
  const { t: desk } = useTranslation('desk')
  const lang = useContentLang()
  const tourName = useTourName()

  const waiting = data.tours.slice(data.summed).map(tourName).join(', ')
  const allTours = waiting === '' ? t('allTours') : t('allToursBut', { tours: waiting })

  const shown = (count: number | null | undefined) => count ?? t('hidden')
  const results = (): Sheet => ({
    heads: [
      ...[t('export.question'), t('head.question'), t('export.part'), t('export.answer'), t('head.answer')],
      ...[t('head.tour'), t('figure.count'), t('export.respondents')],
    ],
    rows: data.questions.flatMap(({ id, label, part, answers, counts, answered }) =>
      answers.flatMap((answer, at) => {
        const about = [id, plainLabel(label[lang]), part?.[lang] ?? '', answer.id, answer.label[lang]]
        const { tours = [], total = null } = counts[at] ?? {}
        return [
          ...data.tours.map((tour, nth) => [...about, tourName(tour), shown(tours[nth]), shown(answered.tours[nth])]),
          [...about, allTours, shown(total), shown(answered.total)],
        ]
      }),
    ),
  })
  const book = (): Sheet => ({
    heads: [
      ...[t('export.question'), t('export.kind'), t('export.versions'), t('export.part'), t('export.answer')],
      ...[t('export.english'), t('export.korean')],
    ],
    rows: data.questions.flatMap(({ id, kind: of, versions, label, part, answers }) => [
      [id, of, versions.join(', '), part?.[lang] ?? '', '', plainLabel(label.en), plainLabel(label.ko)],
      ...answers.map((answer) => [
        id,
        of,
        versions.join(', '),
        part?.[lang] ?? '',
        answer.id,
        answer.label.en,
        answer.label.ko,
      ]),
    ]),
  })
  const save = async (form: 'xlsx' | 'csv' | 'book') => {
    try {
      if (form === 'book') await saveSheet(book(), `${t('export.codes')}-${kind}`)
      else await saveSheet(results(), `${t('export.results')}-${kind}`, form)
    } catch {
      toast.error(desk('export.failed'))
    }
  }
  return (['xlsx', 'csv', 'book'] as const).map((form) => (
    <Button
      key={form}
      variant="secondary"
      size="sm"
      icon={<Download className="size-4" />}
      onClick={() => void save(form)}
    >
      {t(`export.${form}`)}
    </Button>
  ))
}
