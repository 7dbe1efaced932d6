import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { educationScores, mostPoints, type Scores, totalOf } from '#contract/education/scores'
import type { RubricLine } from '#contract/education/year'
import { OptionalText } from '#contract/fields'
import { z } from '#contract/zod'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from './use-act'
import { usePress } from './use-press'

/** Complete scores: a number for each line, none above the line's maximum. */
const completeBy = (rubric: readonly RubricLine[]) =>
  z.strictObject({
    points: z.object(
      Object.fromEntries(
        rubric.map(({ id, points }) => [
          id,
          z
            .number('validation.required')
            .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(points, 'validation.tooMany')),
        ]),
      ),
    ),
    words: OptionalText(applicationLimits.reason),
  })

interface ScoreFormProps {
  application: ReviewedApplication
  mine: Scores['mine']
}

/** The form for scores: saved as a draft with gaps, or submitted as final. */
export function ScoreForm({ application, mine }: ScoreFormProps) {
  const { t } = useTranslation('edu-admin.review')
  const lang = useContentLang()
  const dialogs = useDialogs()
  const saveScores = useAct(educationScores.save)
  const { id } = application
  const { rubric } = application.program.figures
  const schema = useMemo(() => completeBy(rubric), [rubric])
  const points = Object.fromEntries(rubric.map((line) => [line.id, mine?.points[line.id] ?? null]))
  const form = useZodForm(schema, { points, words: mine?.words ?? '' } as never)
  const typed = useWatch({ control: form.control }) as { points?: Record<string, number | null> }
  const total = totalOf(typed.points ?? {})
  const most = mostPoints(rubric)
  const give = async (given: { points: Record<string, number>; words: string }) => {
    if (!(await dialogs.question({ title: t('scores.completeAsk', { total, most }), text: t('scores.completeText') })))
      return
    await saveScores({ params: { id }, body: { ...given, is_complete: true } })
    toast.success(t('scores.given'))
  }
  const [keep, busy] = usePress(async () => {
    await saveScores({
      params: { id },
      body: { ...(form.getValues() as never as Parameters<typeof give>[0]), is_complete: false },
    })
    toast.success(t('scores.saved'))
  })
  return (
    <Form form={form} onSubmit={give} label={t('part.scores')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {rubric.map((line) => (
          <NumberField
            key={line.id}
            name={`points.${line.id}`}
            label={t('scores.points', { name: line.name[lang], most: line.points })}
            min={0}
            max={line.points}
          />
        ))}
      </div>
      <p className="font-semibold figures">
        {t('scores.total')}: {total} / {most}
      </p>
      <TextArea name="words" label={t('scores.words')} rows={3} max={applicationLimits.reason} optional />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t('scores.complete')}</SubmitButton>
        <Button variant="secondary" busy={busy} onClick={() => keep()}>
          {t('scores.draft')}
        </Button>
      </div>
    </Form>
  )
}
