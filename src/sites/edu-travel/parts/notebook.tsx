import type { ReactNode } from 'react'

const rings = [0, 1, 2, 3, 4, 5, 6, 7]

/** A sheet of a spiral notebook. */
export const Notebook = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div className={`relative rounded-md border border-line-strong bg-surface px-5 pt-8 pb-7 shadow-md ${className}`}>
    <span aria-hidden="true" className="absolute inset-x-4 top-0 flex justify-between">
      {rings.map((ring) => (
        <span key={ring} className="size-2.5 rounded-full bg-accent shadow-sm" />
      ))}
    </span>
    {children}
  </div>
)
