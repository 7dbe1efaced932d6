import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigation, useSearchParams } from 'react-router-dom'
import { inquiryStatuses } from '#contract/inquiry'
import { InquiryBadge } from '#src/kits/board/inquiry-status'
import { DeskPage } from '#src/kits/desk/desk-page'
import { SearchField } from '#src/kits/desk/search-field'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { Table } from '#src/ui/table'
import { paths, site } from '../../site'
import { Waiting } from '../parts/waiting'
import { type Asked, askedIn, inquiries } from '../queries'

const addressOf = ({ status, q, page = 1 }: Partial<Asked>) => {
  const search = new URLSearchParams({
    ...(status && { status }),
    ...(q && { q }),
    ...(page > 1 && { page: `${page}` }),
  })
  return search.size > 0 ? `${paths.qna}?${search}` : paths.qna
}

/** The questions of applicants: those that wait come first, the longest waiting before the others. */
export function Component() {
  const { t } = useTranslation('edu-admin.qna')
  const { t: board } = useTranslation('board')
  const { t: ofSite } = useTranslation(site)
  const asked = askedIn(useSearchParams()[0])
  const { data } = useSuspenseQuery(inquiries(asked))
  const turning = useNavigation().state === 'loading'
  const pages = Math.ceil(data.total / data.per_page)
  if (data.items.length === 0 && pages > 0) return <Navigate to={addressOf({ ...asked, page: pages })} replace />
  const isNarrowed = asked.status !== undefined || asked.q !== ''
  return (
    <DeskPage title={ofSite('title.qna')}>
      <div className="mb-4 space-y-3">
        <SearchField what={t('searched')} />
        <StatusTabs
          label={board('filter.label')}
          tabs={inquiryStatuses.map((value) => ({ value, label: board(`status.${value}`), count: data.counts[value] }))}
        />
      </div>
      <section aria-busy={turning} className={`eased ${turning ? 'opacity-60' : ''}`}>
        <h2 className="sr-only">{t('list')}</h2>
        <Table
          caption={ofSite('title.qna')}
          rows={data.items}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={t(isNarrowed ? 'noneFound' : 'none')}
              actions={
                isNarrowed && (
                  <ButtonLink to={paths.qna} variant="secondary">
                    {board('mine.showAll')}
                  </ButtonLink>
                )
              }
            />
          }
          columns={[
            {
              key: 'title',
              header: t('column.title'),
              cell: ({ id, number, title }) => (
                <>
                  <Link to={paths.qnaDetail(id)} className="font-semibold wrap-anywhere underline">
                    {title}
                  </Link>
                  <span className="block text-xs text-muted figures">{number}</span>
                </>
              ),
            },
            { key: 'topic', header: t('column.topic'), cell: ({ type }) => board(`types.${type}`) },
            {
              key: 'who',
              header: t('column.who'),
              cell: ({ name, email }) => (
                <span className="wrap-anywhere">
                  {name && <span className="block">{name}</span>}
                  <span className="text-xs text-muted">{email}</span>
                </span>
              ),
            },
            { key: 'status', header: t('column.status'), cell: ({ status }) => <InquiryBadge status={status} /> },
            {
              key: 'waiting',
              header: t('column.waiting'),
              cell: ({ waiting_since }) => <Waiting since={waiting_since} />,
            },
          ]}
        />
        <div className="mt-4">
          <Pagination page={data.page} pages={pages} linkTo={(page) => addressOf({ ...asked, page })} />
        </div>
      </section>
    </DeskPage>
  )
}
