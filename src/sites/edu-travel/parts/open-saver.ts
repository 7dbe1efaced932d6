import { useEffect } from 'react'
import type { Saved } from '#contract/education/application'
import type { z } from '#contract/zod'
import { dropDraft, keepDraft, keptDraft } from '#src/session/drafts'
import type { Keyed } from './merge'
import { type SectionSaver, type Stored, sectionSaver } from './section-saver'

interface Opened<V extends object> {
  /** By which the tab keeps what is not saved. */
  name: string
  schema: z.ZodMiniType<V>
  keyed: Keyed
  /** What the page was given. */
  stored: Stored<V>
  save: (base: number, value: V) => Promise<Saved>
  latest: () => Promise<Stored<V>>
}

/** Whether a value has the kind of its schema: a text that is too long, or a number that is too large, was typed all the same. */
function isOfKind<V>(schema: z.ZodMiniType<V>, value: unknown): value is V {
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.every(
    (issue) =>
      issue.code === 'too_big' ||
      issue.code === 'too_small' ||
      (issue.code === 'invalid_type' && (issue.expected as string) === 'int'),
  )
}

/** What the tab kept of a section because it was not saved; nothing where it no longer has the right kind. */
function unsavedOf<V extends object>({ name, schema }: Opened<V>): { base: Stored<V>; value: V } | null {
  const { base, value } = (keptDraft(name) ?? {}) as { base?: Stored<V>; value?: unknown }
  if (!base || typeof base.version !== 'number') return null
  return isOfKind(schema, base.value) && isOfKind(schema, value) ? { base, value } : null
}

/** What a section is saved by while it is typed in this tab, beginning with what is not saved yet. */
export const openSaver = <V extends object>(opened: Opened<V>): SectionSaver<V> =>
  sectionSaver<V>(opened.keyed, unsavedOf(opened) ?? { base: opened.stored }, {
    save: opened.save,
    latest: opened.latest,
    keep: (unsaved) => (unsaved ? keepDraft(opened.name, unsaved) : dropDraft(opened.name)),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })

/** Sends what is not saved when the connection is back, when the page is hidden and when it is left. */
export function useSaving(savers: Readonly<Record<string, Pick<SectionSaver, 'flush' | 'stop'>>>): void {
  useEffect(() => {
    const all = Object.values(savers)
    const flush = () => {
      for (const saver of all) void saver.flush()
    }
    const hide = () => document.visibilityState === 'hidden' && flush()
    addEventListener('online', flush)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', hide)
      flush()
      // What goes on in a page that is left is over with its last try; the tab keeps the rest.
      for (const saver of all) saver.stop()
    }
  }, [savers])
}
