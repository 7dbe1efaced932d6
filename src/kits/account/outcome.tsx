import { type ReactNode, useEffect, useRef } from 'react'
import { type Tone, toneIcons } from '#src/ui/tone'

const looks: Record<Tone, string> = {
  success: 'bg-success-soft text-success',
  error: 'bg-error-soft text-error',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
}

/** Replaces the form: its outcome and where to go next. It takes the focus, so that it is read aloud. */
export function Outcome({
  tone,
  title,
  actions,
  children,
}: {
  tone: Tone
  title: string
  actions?: ReactNode
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Icon = toneIcons[tone]
  return (
    <div className="py-4 text-center">
      <span className={`mx-auto mb-5 grid size-16 place-items-center rounded-full ${looks[tone]}`}>
        <Icon className="size-8" aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
        {title}
      </h2>
      {children && <div className="mt-3 text-muted">{children}</div>}
      {actions && <div className="mt-7 flex flex-col gap-3">{actions}</div>}
    </div>
  )
}
