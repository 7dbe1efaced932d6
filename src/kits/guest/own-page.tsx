import type { ReactNode } from 'react'
import { PrivatePage } from '#src/kits/page/private-page'

interface OwnPageProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  width?: 'content' | 'form'
  children: ReactNode
}

/** A page about one guest's own reservation: no address of it goes along to others. */
export const OwnPage = ({ children, ...page }: OwnPageProps) => (
  <PrivatePage {...page}>
    <meta name="referrer" content="no-referrer" />
    {children}
  </PrivatePage>
)
