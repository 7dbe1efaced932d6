import type { ReactNode } from 'react'
import { scrollThresholds } from './scroll'
import { useScrolled } from './use-scrolled'

interface SideProps {
  /** The kind decides when it becomes fixed (product §2). */
  kind: 'side' | 'payment'
  as?: 'div' | 'aside' | 'section'
  label?: string
  className?: string
  children: ReactNode
}

/** Content at the side that becomes fixed once the page is scrolled, on desktops only (product §2). */
export function Side({ kind, as: Tag = 'div', label, className = '', children }: SideProps) {
  const fixed = useScrolled(scrollThresholds[kind])
  return (
    <Tag
      aria-label={label}
      data-fixed={fixed || undefined}
      className={`lg:data-fixed:sticky lg:data-fixed:top-24 ${className}`}
    >
      {children}
    </Tag>
  )
}
