import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PrivatePage } from '#src/kits/page/private-page'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { paths } from '../../site'

interface InquiryFrameProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** The breadcrumbs between Help and this page. */
  crumbs?: { label: string; to?: string }[]
  children: ReactNode
}

/** A page of the member's inquiries: not for search engines. */
export function InquiryFrame({ title, lead, actions, crumbs, children }: InquiryFrameProps) {
  const { t } = useTranslation('shop.board')
  const way = [{ label: t('help.title'), to: paths.board() }, ...(crumbs ?? [{ label: title }])]
  return (
    <PrivatePage title={title} lead={lead} actions={actions} width="reading" breadcrumb={<Breadcrumb crumbs={way} />}>
      {children}
    </PrivatePage>
  )
}
