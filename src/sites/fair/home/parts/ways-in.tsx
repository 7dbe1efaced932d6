import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import type { FairEdition } from '#contract/fair/edition'
import { fairSides } from '#contract/fair/sectors'
import { useDates } from '#src/session/dates'
import { ButtonLink } from '#src/ui/button'
import { usePaths } from '../../site'

/** Two entries: for companies that send guests and for those that receive them. */
export function WaysIn({ fair }: { fair: FairEdition }) {
  const { t } = useTranslation('fair.home')
  const { day } = useDates()
  const paths = usePaths()
  const points = ['one', 'two', 'three'] as const
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {fairSides.map((side) => (
        <section
          key={side}
          className={`flex flex-col rounded-lg border p-6 md:p-8 ${side === 'buyer' ? 'border-brand bg-brand-soft' : 'border-line bg-surface'}`}
        >
          <h3 className="face text-2xl font-bold">{t(`ways.${side}.title`)}</h3>
          <p className="mt-1 text-muted">{t(`ways.${side}.text`)}</p>
          <ul className="mt-4 mb-6 stack-3">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <ArrowRight className="mt-1 size-4 shrink-0 text-brand rtl:mirrored" aria-hidden="true" />
                {t(`ways.${side}.${point}`)}
              </li>
            ))}
          </ul>
          <p className="mt-auto flex flex-wrap gap-3">
            {fair.is_open && <ButtonLink to={`${paths.register}?side=${side}`}>{t(`ways.${side}.act`)}</ButtonLink>}
            <ButtonLink to={paths.ppipsa} variant="secondary">
              {t('ways.signIn')}
            </ButtonLink>
          </p>
          <p className="mt-3 text-sm text-muted">
            {fair.is_open
              ? t('ways.until', { day: day(fair.figures.registration_closes) })
              : t(fair.phase === 'announced' ? 'ways.from' : 'ways.closed', {
                  day: day(fair.figures.registration_opens),
                })}
          </p>
        </section>
      ))}
    </div>
  )
}
