import type { ReactNode } from 'react'

const rings = [0, 1, 2, 3, 4, 5, 6, 7]

/** A sheet of a spiral notebook. */
export const Notebook = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div
    className={`relative rounded-md border border-line-strong bg-surface px-5 pt-10 pb-7 shadow-md md:px-8 ${className}`}
  >
    <span aria-hidden="true" className="absolute inset-x-8 -top-2.5 flex justify-between">
      {rings.map((ring) => (
        <span key={ring} className="h-6 w-2 rounded-full bg-accent shadow-sm" />
      ))}
    </span>
    {children}
  </div>
)
