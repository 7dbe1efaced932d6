import { useTranslation } from 'react-i18next'
import type { QuestionResult } from '#contract/survey/desk'
import { Chart } from '#src/kits/desk/chart'
import { DetailPart } from '#src/kits/desk/detail'
import { useContentLang, useNumbers } from '#src/session/visitor'

interface QuestionChartProps {
  result: QuestionResult
  /** A tour by its index; undefined for all tours. */
  nth: number | undefined
}

/** A question's text without the placeholders for earlier answers. */
export const plainLabel = (text: string): string => text.replace(/\{\{\w+\|([^{}]*)\}\}/g, '$1')

/** How often each answer to a question was given, as a chart with its table. */
export function QuestionChart({ result, nth }: QuestionChartProps) {
  const { t } = useTranslation('admin.surveys')
  const lang = useContentLang()
  const numbers = useNumbers()
  const of = ({ tours, total }: QuestionResult['answered']) => (nth === undefined ? total : (tours[nth] ?? null))
  const all = of(result.answered)
  const label = plainLabel(result.label[lang])
  const title = result.part ? `${label} ${result.part[lang]}` : label
  const share = (value: number | null) => (value === null || !all ? null : (value / all) * 100)
  return (
    <DetailPart title={title}>
      <p className="mb-2 text-sm text-muted figures">
        {all === null ? t('answeredHidden') : t('answered', { count: all })}
        {result.kind === 'ranking' && ` · ${t('ranking')}`}
        {' · '}
        {t('versions', { count: result.versions.length, versions: result.versions.join(', ') })}
      </p>
      <Chart
        caption={title}
        head={t('head.answer')}
        series={[
          { name: t('figure.count'), write: numbers },
          { name: t('figure.share'), write: (value) => `${numbers(Math.round(value))}%` },
        ]}
        drawn={[0]}
        rows={result.answers.map(({ id, label: answer }, at) => {
          const counted = result.counts[at]
          const value = counted ? of(counted) : null
          return { key: id, label: answer[lang], values: [value, share(value)] }
        })}
        empty={t('nothing')}
        unknown={t('hidden')}
      />
    </DetailPart>
  )
}
