import { useTranslation } from 'react-i18next'
import { type PassPerson, passPersons } from '#contract/pass/affiliate'
import type { PlanWish } from '#contract/pass/plan'
import type { DayPlan } from '#contract/pass/planned'
import { useWon } from '#src/session/use-won'
import { Card } from '#src/ui/card'
import { site } from '../../site'

/** Whether a pass pays off on these days, which one, and by how much, even if none does. */
export function PlanVerdict({ plan, wish }: { plan: DayPlan; wish: PlanWish }) {
  const { t } = useTranslation('seoulitepass.plan')
  const counts: Record<PassPerson, number> = { adult: wish.adults, child: wish.children }
  return (
    <Card as="section">
      <h3 className="text-lg font-bold">{t('verdict')}</h3>
      <ul className="stack-2 mt-2">
        {passPersons
          .filter((person) => counts[person] > 0)
          .map((person) => (
            <Verdict key={person} plan={plan} person={person} />
          ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t(`method.${plan.method}`)}</p>
    </Card>
  )
}

function Verdict({ plan, person }: { plan: DayPlan; person: PassPerson }) {
  const { t } = useTranslation('seoulitepass.plan')
  const { t: common } = useTranslation(site)
  const won = useWon()
  const { best, offers } = plan.verdict[person]
  const nearest = offers[0]
  return (
    <li>
      <span className="font-semibold">{common(`person.${person}`)}</span>{' '}
      {best ? (
        <span className="text-success">
          {t('pays', { pass: common(`pass.${best.name}`), won: won(best.gain_won), price: won(best.price_won) })}
        </span>
      ) : (
        <span>
          {t(nearest ? 'paysNot' : 'notOnSale')}{' '}
          {nearest && (
            <span className="text-muted">
              {t('nearest', { pass: common(`pass.${nearest.name}`), won: won(-nearest.gain_won) })}
            </span>
          )}
        </span>
      )}
    </li>
  )
}
