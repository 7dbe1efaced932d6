import { useTranslation } from 'react-i18next'
import { answerHours } from '#contract/periods'
import { site } from '../site'

type PointsProps = { title: string } & (
  | { of: 'home'; points: readonly ('ask' | 'answer' | 'met')[] }
  | { of: 'vehicle'; points: readonly ('sign' | 'flight' | 'waiting')[] }
  | { of: 'tour'; points: readonly ('alone' | 'interpreter' | 'pace')[] }
)

/** Three points in a row, each below a line of its own. */
export function Points({ title, of, points }: PointsProps) {
  const { t } = useTranslation(site)
  const say = (point: string, part: 'title' | 'text') =>
    t(`${of}.${point}.${part}` as 'home.ask.title', { hours: answerHours })
  return (
    <>
      <h2 className="mb-8 text-2xl font-bold">{title}</h2>
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {points.map((point) => (
          <div key={point} className="border-t border-line-strong pt-4">
            <dt className="text-lg font-semibold">{say(point, 'title')}</dt>
            <dd className="mt-2 text-muted">{say(point, 'text')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
