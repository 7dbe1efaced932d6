import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Affiliate } from '#contract/pass/affiliate'
import { timeOfMinute } from '#contract/pass/opening'
import type { DayPlan } from '#contract/pass/planned'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { paths } from '../../site'
import { DayMap } from './day-map'

interface PlanDaysProps {
  plan: DayPlan
  affiliates: readonly Affiliate[]
}

/** The days with their visits, each drawn on the map, and the places that did not fit. */
export function PlanDays({ plan, affiliates }: PlanDaysProps) {
  const { t } = useTranslation('seoulitepass.plan')
  const lang = useContentLang()
  const { day: dayName } = useDates()
  const find = (id: string) => affiliates.find((each) => each.id === id)
  return (
    <>
      {plan.days.map(({ day, visits }) => (
        <Card key={day} as="section">
          <h3 className="text-lg font-bold">{dayName(day)}</h3>
          {visits.length === 0 ? (
            <p className="mt-2 text-muted">{t('free')}</p>
          ) : (
            <div className="mt-3 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_14rem]">
              <ol className="ruled">
                {visits.map(({ affiliate_id, way_minutes, begins, ends }, nth) => (
                  <li key={affiliate_id} className="flex gap-3 py-2.5">
                    <span
                      aria-hidden="true"
                      className="grid size-7 shrink-0 place-items-center rounded-full bg-brand text-sm font-bold text-on-brand"
                    >
                      {nth + 1}
                    </span>
                    <span className="min-w-0">
                      <Link to={paths.affiliate(affiliate_id)} className="rounded-sm font-semibold hover:text-brand">
                        {find(affiliate_id)?.name[lang]}
                      </Link>
                      <span className="block text-sm text-muted figures">
                        {t('visit', {
                          from: timeOfMinute(begins),
                          to: timeOfMinute(ends),
                          minutes: Math.round(way_minutes),
                        })}
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
              <DayMap stops={visits.flatMap(({ affiliate_id }) => find(affiliate_id)?.position ?? [])} />
            </div>
          )}
        </Card>
      ))}
      {plan.left_out.length > 0 && (
        <Card as="section">
          <h3 className="text-lg font-bold">{t('leftOut')}</h3>
          <ul className="mt-2 stack-1.5">
            {plan.left_out.map(({ affiliate_id, reason }) => (
              <li key={affiliate_id}>
                {find(affiliate_id)?.name[lang]} <span className="text-muted">{t(`reason.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
