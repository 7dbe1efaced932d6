import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import type { surveyDesk } from '#contract/survey/desk'
import type { XlsxValue } from '#src/kits/desk/xlsx'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { plainLabel } from './question-chart'
import { useTourName } from './use-tour-name'

interface Sheet {
  heads: string[]
  rows: XlsxValue[][]
}

/** Exports what the page shows, one line per number with hidden ones marked; and a codebook. */
export function ExportResults({ data, kind }: { data: Data<typeof surveyDesk.results>; kind: string }) {
  const { t } = useTranslation('admin.surveys')
  const { t: desk } = useTranslation('desk')
  const lang = useContentLang()
  const tourName = useTourName()

  const waiting = data.tours.slice(data.summed).map(tourName).join(', ')
  const allTours = waiting === '' ? t('allTours') : t('allToursBut', { tours: waiting })

  const results = (): Sheet => ({
    heads: [
      ...[t('export.question'), t('head.question'), t('export.part'), t('export.answer'), t('head.answer')],
      ...[t('head.tour'), t('figure.count')],
    ],
    rows: data.questions.flatMap(({ id, label, part, answers, counts }) =>
      answers.flatMap((answer, at) => {
        const about = [id, plainLabel(label[lang]), part?.[lang] ?? '', answer.id, answer.label[lang]]
        const { tours = [], total = null } = counts[at] ?? {}
        return [
          ...data.tours.map((tour, nth) => [...about, tourName(tour), tours[nth] ?? t('hidden')]),
          [...about, allTours, total ?? t('hidden')],
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
      const { heads, rows } = form === 'book' ? book() : results()
      const name = `${t(form === 'book' ? 'export.codes' : 'export.results')}-${kind}`
      if (form === 'csv') {
        const { csvOf } = await import('#src/kits/desk/csv')
        return saveFile(csvOf([heads, ...rows]), `${name}.csv`)
      }
      const { xlsxWriter } = await import('#src/kits/desk/xlsx')
      const writer = xlsxWriter(heads)
      writer.rows(rows)
      saveFile(writer.end(), `${name}.xlsx`)
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
