import type { ReactNode } from 'react'

/** One step of the way, on a line with the others. */
export const Step = ({ nth, title, children }: { nth: number; title: string; children: ReactNode }) => (
  <li className="relative flex gap-5 pb-10 not-last:before:absolute not-last:before:inset-y-0 not-last:before:start-5 not-last:before:w-0.5 not-last:before:bg-line-strong">
    <span
      aria-hidden="true"
      className="relative grid size-10.5 shrink-0 place-items-center rounded-full bg-brand font-bold text-on-brand figures"
    >
      {nth}
    </span>
    <div className="min-w-0 flex-1 pt-1">
      <h2 className="mb-2 text-xl font-bold">{title}</h2>
      {children}
    </div>
  </li>
)
