import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom'
import type { InquiryStatus } from '#contract/inquiry'
import { InquiryList, NoInquiries } from '#src/kits/board/inquiry-list'
import { InquiryFilter } from '#src/kits/board/inquiry-status'
import { postFiltersIn } from '#src/kits/board/post-filters'
import { ButtonLink } from '#src/ui/button'
import { Pagination } from '#src/ui/pagination'
import { paths } from '../../site'
import { QnaFrame } from '../parts/qna-frame'
import { inquiryStatusIn, ownInquiries } from '../queries'

const addressOf = (status: InquiryStatus | undefined, page = 1) => {
  const search = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) })
  return search.size > 0 ? `${paths.qna}?${search}` : paths.qna
}

/** The organization's questions, by status and page. */
export function Component() {
  const { t } = useTranslation('edu-travel.qna')
  const { t: kit } = useTranslation('board')
  const [search] = useSearchParams()
  const status = inquiryStatusIn(search)
  const { data } = useSuspenseQuery(ownInquiries(postFiltersIn(search).page, status))
  const turning = useNavigation().state === 'loading'
  const pages = Math.ceil(data.total / data.per_page)
  // Somebody kept an address of a page that is no longer there.
  if (data.items.length === 0 && pages > 0) return <Navigate to={addressOf(status, pages)} replace />
  const write = <ButtonLink to={paths.contactUs}>{t('write')}</ButtonLink>
  return (
    <QnaFrame title={t('title')} lead={t('lead')} actions={data.total > 0 && write}>
      <InquiryFilter status={status} linkTo={addressOf} />
      <section aria-busy={turning} className={`mt-6 space-y-6 eased ${turning ? 'opacity-60' : ''}`}>
        <h2 className="sr-only">{kit('mine.list')}</h2>
        {data.items.length === 0 ? (
          <NoInquiries filtered={Boolean(status)} all={paths.qna} actions={write} />
        ) : (
          <>
            <p role="status" className="text-muted">
              {kit('mine.count', { count: data.total })}
            </p>
            <InquiryList rows={data.items} linkTo={paths.qnaDetail} />
            <Pagination page={data.page} pages={pages} linkTo={(page) => addressOf(status, page)} />
          </>
        )}
      </section>
    </QnaFrame>
  )
}
