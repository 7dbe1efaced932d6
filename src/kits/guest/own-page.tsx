import type { ReactNode } from 'react'
import { PrivatePage } from '#src/kits/page/private-page'

interface OwnPageProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  width?: 'content' | 'form'
  children: ReactNode
}

/** A page about a guest's own reservation: its address is never sent as a referrer. */
export const OwnPage = ({ children, ...page }: OwnPageProps) => (
  <PrivatePage {...page}>
    <meta name="referrer" content="no-referrer" />
    {children}
  </PrivatePage>
)
