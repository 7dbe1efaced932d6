import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigation } from 'react-router-dom'
import type { Data } from '#contract/endpoint'
import type { InquiryStatus, inquiry } from '#contract/inquiry'
import { Pagination } from '#src/ui/pagination'
import { InquiryList, NoInquiries } from './inquiry-list'
import { InquiryFilter } from './inquiry-status'
import { inquiriesAddress } from './own-inquiries'

interface InquiryResultsProps {
  found: Data<typeof inquiry.list>
  status: InquiryStatus | undefined
  /** The path of the list. */
  path: string
  linkTo: (id: string) => string
  /** The link to the form, shown when there are no inquiries yet. */
  write: ReactNode
}

/** The user's own inquiries by status and page, or the reason there are none. */
export function InquiryResults({ found, status, path, linkTo, write }: InquiryResultsProps) {
  const { t } = useTranslation('board')
  const turning = useNavigation().state === 'loading'
  const pages = Math.ceil(found.total / found.per_page)
  // The page in a saved address no longer exists.
  if (found.items.length === 0 && pages > 0) return <Navigate to={inquiriesAddress(path, status, pages)} replace />
  return (
    <>
      <InquiryFilter status={status} linkTo={(of) => inquiriesAddress(path, of)} />
      <section aria-busy={turning} className={`mt-6 space-y-6 eased ${turning ? 'opacity-60' : ''}`}>
        <h2 className="sr-only">{t('mine.list')}</h2>
        {found.items.length === 0 ? (
          <NoInquiries filtered={Boolean(status)} all={path} actions={write} />
        ) : (
          <>
            <p role="status" className="text-muted">
              {t('mine.count', { count: found.total })}
            </p>
            <InquiryList rows={found.items} linkTo={linkTo} />
            <Pagination page={found.page} pages={pages} linkTo={(page) => inquiriesAddress(path, status, page)} />
          </>
        )}
      </section>
    </>
  )
}
