import type { ReactNode } from 'react'

export const Shelf = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="shelf" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

type RowProps = { title?: string; as?: 'row' | 'columns' | 'stack'; children: ReactNode }

export const Row = ({ title, as = 'row', children }: RowProps) => (
  <>
    {title && as !== 'row' && (
      <div className="shelf-row">
        <h3>{title}</h3>
      </div>
    )}
    <div className={`shelf-${as}`}>
      {title && as === 'row' && <h3>{title}</h3>}
      {children}
    </div>
  </>
)
