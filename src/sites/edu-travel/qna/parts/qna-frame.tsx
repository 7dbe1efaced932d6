import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Page as Content } from '#src/ui/page'
import { paths } from '../../site'

interface QnaFrameProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** What this page is called below the list; without it, it is the list. */
  here?: string
  children: ReactNode
}

/** A page of one's own questions: never for search engines. */
export function QnaFrame({ title, lead, actions, here, children }: QnaFrameProps) {
  const { t } = useTranslation('edu-travel.qna')
  const crumbs = here ? [{ label: t('title'), to: paths.qna }, { label: here }] : undefined
  return (
    <Page title={title}>
      <meta name="robots" content="noindex" />
      <main id="content">
        <Content
          title={title}
          lead={lead}
          actions={actions}
          width="reading"
          breadcrumb={crumbs && <Breadcrumb crumbs={crumbs} />}
        >
          {children}
        </Content>
      </main>
    </Page>
  )
}
