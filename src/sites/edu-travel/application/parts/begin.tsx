import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { application as contract } from '#contract/education/application'
import { useCall } from '#src/api/query'
import { PrivatePage } from '#src/kits/page/private-page'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { NoYear } from '../../parts/no-year'
import { thisYear } from '../../queries'
import { ownApplications } from '../queries'
import { ApplicationCard } from './application-card'
import { useInvitation } from './use-invitation'
import { stepPath } from './use-step'

/** The page to start or continue an application, also reached from the link of an invitation. */
export function Begin() {
  const { t } = useTranslation('edu-travel.application')
  const navigate = useNavigate()
  const dates = useDates()
  const { data: program } = useSuspenseQuery(thisYear())
  const { data: own } = useSuspenseQuery(ownApplications(1))
  const create = useCall(contract.create, { refreshes: [contract.list] })
  const invitation = useInvitation()
  const unfinished = own.items.filter(({ status }) => status === 'draft' || status === 'revision_requested')

  const begin = async () => {
    // A refusal is shown as a toast.
    const made = await create.mutateAsync({}).catch(() => null)
    if (made) await navigate(stepPath(made.id, 'contact'))
  }
  return (
    <PrivatePage title={t('begin.title')} lead={t('begin.lead')} width="reading">
      <div className="stack-8">
        {invitation.problem && (
          <Alert tone="error" live>
            {invitation.problem}
          </Alert>
        )}
        {invitation.isJoining && <Alert live>{t('begin.joining')}</Alert>}
        {unfinished.length > 0 && (
          <section className="stack-4">
            <h2 className="text-xl font-bold">{t('begin.drafts')}</h2>
            <ul className="stack-4">
              {unfinished.map((row) => (
                <ApplicationCard as="h3" key={row.id} row={row} />
              ))}
            </ul>
          </section>
        )}
        {!program ? (
          <NoYear />
        ) : program.is_open ? (
          <Card as="section" pad="lg" className="stack-5">
            <h2 className="text-xl font-bold">{t('begin.needs')}</h2>
            <ul className="list-disc stack-2 ps-5">
              <li>{t('begin.need.students', { count: program.figures.min_students })}</li>
              <li>{t('begin.need.days', { count: program.figures.days_before })}</li>
              <li>{t('begin.need.plan')}</li>
              <li>{t('begin.need.papers')}</li>
            </ul>
            <Button size="lg" busy={create.isPending} onClick={() => void begin()}>
              {own.total > 0 ? t('begin.again') : t('begin.button')}
            </Button>
          </Card>
        ) : (
          <Alert title={t('begin.closed', { year: String(program.year) })}>
            {t('begin.closedText', {
              from: dates.day(program.figures.opens),
              to: dates.day(program.figures.closes),
            })}
          </Alert>
        )}
      </div>
    </PrivatePage>
  )
}
