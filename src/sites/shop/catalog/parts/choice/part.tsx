import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'

interface PartProps {
  /** The element that receives the focus when this part is missing. */
  id: string
  title: string
  help?: ReactNode
  /** What is missing here, in words. */
  lack?: string
  className?: string
  children: ReactNode
}

/** One part of the choice, with its current problem. */
export function Part({ id, title, help, lack, className = '', children }: PartProps) {
  const note = useId()
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={lack || help ? note : undefined}
      className={`min-w-0 scroll-mt-24 ${className}`}
    >
      <legend className="mb-2.5 font-semibold">{title}</legend>
      {children}
      <div id={note} className="mt-2 space-y-1 text-sm text-muted">
        {lack && (
          <p className="flex gap-1.5 font-medium text-error">
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            {lack}
          </p>
        )}
        {help && <p>{help}</p>}
      </div>
    </fieldset>
  )
}
