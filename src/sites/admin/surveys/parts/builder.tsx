import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '#src/session/visitor'
import { inSection, type TypingSurvey } from '../typed-questions'

/** The control that moved a question: the focus goes on with it. */
type By = 'up' | 'down' | 'section'

interface Builder {
  isOpen: (id: string) => boolean
  open: (id: string, isOpen: boolean) => void
  /** Moves the question at a place to another section. */
  moveTo: (from: { section: number; at: number }, to: number, by: By) => void
  /** Reads aloud where a question is now, and keeps the focus on it. */
  follow: (id: string, by: By) => void
}

const BuilderContext = createContext<Builder | null>(null)

/** Which questions are open, and how they are moved; an open question stays open in another section. */
export function BuilderProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin.surveys')
  const lang = useContentLang()
  const { getValues, setValue, formState } = useFormContext<TypingSurvey>()
  const { isSubmitted } = formState
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState('')
  const inside = useRef<HTMLDivElement>(null)
  const follow: Builder['follow'] = (id, by) => {
    const sections = getValues('sections')
    const section = sections.findIndex(({ questions }) => questions.some((each) => each.id === id))
    const place = sections[section]?.questions.findIndex((each) => each.id === id) ?? 0
    const name = sections[section]?.questions[place]?.label[lang] || t('questions.noLabel')
    setMessage(t('questions.moved', { name, section: section + 1, place: place + 1 }))
    // At an end the button is disabled, and the other one gets the focus.
    requestAnimationFrame(() => {
      const question = inside.current?.querySelector(`[data-question="${CSS.escape(id)}"]`)
      const control =
        question?.querySelector<HTMLElement>(`[data-${by}]:not(:disabled)`) ??
        question?.querySelector<HTMLElement>(':is([data-up], [data-down]):not(:disabled)')
      control?.focus()
      control?.scrollIntoView?.({ block: 'nearest' })
    })
  }
  const builder: Builder = {
    isOpen: (id) => opened.has(id),
    open: (id, isOpen) =>
      setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id))),
    moveTo: (from, to, by) => {
      const before = getValues('sections')
      const id = before[from.section]?.questions[from.at]?.id
      if (id === undefined) return
      setValue('sections', inSection(before, from, to), { shouldDirty: true, shouldValidate: isSubmitted })
      follow(id, by)
    },
    follow,
  }
  return (
    <BuilderContext value={builder}>
      <div ref={inside} className="stack-6">
        {children}
        <p role="status" className="sr-only">
          {message}
        </p>
      </div>
    </BuilderContext>
  )
}

export function useBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('useBuilder needs a BuilderProvider')
  return builder
}
