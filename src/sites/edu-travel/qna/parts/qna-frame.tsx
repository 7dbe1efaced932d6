import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PrivatePage } from '#src/kits/page/private-page'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { paths } from '../../site'

interface QnaFrameProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** The breadcrumb of a page below the list; undefined for the list itself. */
  here?: string
  children: ReactNode
}

/** A page of the organization's questions: not for search engines. */
export function QnaFrame({ title, lead, actions, here, children }: QnaFrameProps) {
  const { t } = useTranslation('edu-travel.qna')
  const crumbs = here ? [{ label: t('title'), to: paths.qna }, { label: here }] : undefined
  return (
    <PrivatePage
      title={title}
      lead={lead}
      actions={actions}
      width="reading"
      breadcrumb={crumbs && <Breadcrumb crumbs={crumbs} />}
    >
      {children}
    </PrivatePage>
  )
}
