import { useTranslation } from 'react-i18next'
import type { Thread } from '#contract/inquiry'
import type { Site } from '#contract/sites/sites'
import { useDates } from '#src/session/dates'
import { Card } from '#src/ui/card'
import { InquiryBadge } from './inquiry-status'
import { ThreadReply } from './thread-reply'
import { ThreadView } from './thread-view'

/** A line below an inquiry's title: its status, its type and its date. */
export function InquiryFacts({ thread }: { thread: Thread }) {
  const { t } = useTranslation('board')
  const { dayOf } = useDates()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base">
      <InquiryBadge status={thread.status} />
      <span>{t(`types.${thread.type}`)}</span>
      <span>{t('inquiry.opened', { date: dayOf(thread.created_at) })}</span>
    </span>
  )
}

/** All messages of an inquiry, and the form for a reply. */
export function InquiryThread({ site, thread }: { site: Site; thread: Thread }) {
  const { t } = useTranslation('thread')
  return (
    <section className="stack-8">
      <h2 className="sr-only">{t('label')}</h2>
      <ThreadView site={site} thread={thread} />
      <Card pad="lg">
        <ThreadReply key={thread.id} site={site} thread={thread} />
      </Card>
    </section>
  )
}
