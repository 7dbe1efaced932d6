import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { times } from './times'

/** Reserves the space of content that is loading, so that nothing moves when it arrives. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`shimmer block rounded-sm ${className}`} />
)

/** Announces once that something is loading, around any number of skeletons. */
export function Loading({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useTranslation('ui')
  return (
    <div aria-busy="true" className={className}>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      {children}
    </div>
  )
}

export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <div className="stack-2.5">
    {times(lines).map((line) => (
      <Skeleton key={line} className={`h-4 ${line === lines && lines > 1 ? 'w-3/5' : 'w-full'}`} />
    ))}
  </div>
)

export const CardSkeleton = () => (
  <div className="stack-3">
    <Skeleton className="aspect-4/3 rounded-md" />
    <Skeleton className="h-4 w-2/5" />
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-5 w-1/3" />
  </div>
)
