import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { InquiryResults } from '#src/kits/board/inquiry-results'
import { InquiryFacts, InquiryThread } from '#src/kits/board/inquiry-thread'
import { inquiryStatusIn, ownInquiries, ownInquiry } from '#src/kits/board/own-inquiries'
import { postFiltersIn } from '#src/kits/board/post-filters'
import { paths, site } from '../../site'

/** The member's questions, below the form. */
export function OwnInquiries() {
  const { t } = useTranslation('seoulitepass.inquiry')
  const [search] = useSearchParams()
  const status = inquiryStatusIn(search)
  const { data } = useSuspenseQuery(ownInquiries(site, postFiltersIn(search).page, status))
  if (data.total === 0 && !status) return null
  return (
    <section className="mt-14">
      <h2 className="mb-5 text-2xl font-bold">{t('mine')}</h2>
      <InquiryResults found={data} status={status} path={paths.inquiry} linkTo={paths.ownInquiry} write={null} />
    </section>
  )
}

/** One question with all of its messages, and the form to add one. */
export function OwnInquiry({ id }: { id: string }) {
  const { t } = useTranslation('seoulitepass.inquiry')
  const { data: thread } = useSuspenseQuery(ownInquiry(site, id))
  return (
    <section className="max-w-reading">
      <h2 className="text-2xl font-bold wrap-anywhere">{thread.title}</h2>
      <div className="mt-3 mb-6 text-muted">
        <InquiryFacts thread={thread} />
      </div>
      <InquiryThread site={site} thread={thread} />
      <p className="mt-8">
        <Link to={paths.inquiry} className="rounded-sm font-semibold text-brand hover:underline">
          {t('write')}
        </Link>
      </p>
    </section>
  )
}
