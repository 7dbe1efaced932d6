import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Pagination } from '#src/ui/pagination'
import { paths, site } from '../../site'
import { ApprovalPanel } from '../parts/approval-panel'
import { CandidateTable } from '../parts/candidate-table'
import { UndoableBatches } from '../parts/undoable-batches'
import { useChoice } from '../parts/use-choice'
import { candidates, yearIn } from '../queries'

/** Decides many applications together, within the budget of their year (product §4). */
export function Component() {
  const [search] = useSearchParams()
  // Another year starts with an empty choice.
  return <OfYear key={search.get('year')} />
}

function OfYear() {
  const { t } = useTranslation('edu-admin.review')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const { data } = useSuspenseQuery(candidates(yearIn(search), page))
  const choice = useChoice()
  const { budget, years, items, total, per_page } = data
  const linkTo = (to: number) =>
    `${paths.applyApproval}?${new URLSearchParams({ year: String(budget.year), page: String(to) })}`
  const others = years.filter((year) => year !== budget.year)
  return (
    <DeskPage
      title={ofSite('title.applyApproval')}
      actions={others.map((year) => (
        <Link key={year} to={`${paths.applyApproval}?year=${year}`} className="text-sm font-semibold underline">
          {t('approval.budget', { year: String(year) })}
        </Link>
      ))}
    >
      <div className="stack-5">
        <p className="text-muted">{t('approval.lead')}</p>
        <UndoableBatches />
        <ApprovalPanel budget={budget} choice={choice} />
        <CandidateTable candidates={items} choice={choice} />
        <Pagination page={data.page} pages={Math.ceil(total / per_page)} linkTo={linkTo} />
      </div>
    </DeskPage>
  )
}
