import type { ReactNode } from 'react'

/** A part of a step with its heading. */
export const FieldSet = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="m-0 min-w-0 border-0 p-0">
    <legend className="mb-3 text-lg font-bold">{title}</legend>
    <div className="stack-6">{children}</div>
  </fieldset>
)
