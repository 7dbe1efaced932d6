import { useSuspenseQuery } from '@tanstack/react-query'
import Rss from 'lucide-react/icons/rss'
import { useTranslation } from 'react-i18next'
import { feedPath } from '#contract/fair/updates'
import { Page } from '#src/kits/page/page'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { Page as Content } from '#src/ui/page'
import { UpdateList } from '../parts/update-list'
import { updates } from '../queries'

/** The updates, newest first, also as a feed. */
export function Component() {
  const { t } = useTranslation('fair.board')
  const visitor = useVisitor()
  const feed = feedPath(useContentLang())
  const { data } = useSuspenseQuery(updates(visitor))
  return (
    <Page description={t('update.lead')}>
      <link rel="alternate" type="application/atom+xml" title={t('update.title')} href={visitor.origin + feed} />
      <main id="content">
        <Content
          width="reading"
          title={t('update.title')}
          lead={t('update.lead')}
          actions={
            <a
              href={feed}
              className="inline-flex items-center gap-2 rounded-sm font-semibold text-brand underline-offset-4 hover:underline"
            >
              <Rss className="size-4.5" aria-hidden="true" />
              {t('update.feed')}
            </a>
          }
        >
          {data.length === 0 ? (
            <EmptyState title={t('update.empty')}>{t('update.emptyText')}</EmptyState>
          ) : (
            <UpdateList updates={data} />
          )}
        </Content>
      </main>
    </Page>
  )
}
