import { useEffect } from 'react'
import type { Saved } from '#contract/education/application'
import type { z } from '#contract/zod'
import { dropDraft, keepDraft, keptDraft } from '#src/session/drafts'
import type { Keyed } from './merge'
import { type SectionSaver, type Stored, sectionSaver } from './section-saver'

interface Opened<V extends object> {
  /** The name under which the tab stores unsaved values. */
  name: string
  schema: z.ZodMiniType<V>
  keyed: Keyed
  /** The data loaded by the page. */
  stored: Stored<V>
  save: (base: number, value: V) => Promise<Saved>
  latest: () => Promise<Stored<V>>
}

/** Whether a value matches its schema's types. Values over or under a limit still count: they were typed that way. */
function isOfKind<V>(schema: z.ZodMiniType<V>, value: unknown): value is V {
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.every(
    (issue) =>
      issue.code === 'too_big' ||
      issue.code === 'too_small' ||
      (issue.code === 'invalid_type' && (issue.expected as string) === 'int'),
  )
}

/** The unsaved values of a section stored in the tab; null if they no longer match the schema's types. */
function unsavedOf<V extends object>({ name, schema }: Opened<V>): { base: Stored<V>; value: V } | null {
  const { base, value } = (keptDraft(name) ?? {}) as { base?: Stored<V>; value?: unknown }
  if (!base || typeof base.version !== 'number') return null
  return isOfKind(schema, base.value) && isOfKind(schema, value) ? { base, value } : null
}

/** Creates a section's saver, starting with the unsaved values stored in this tab. */
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

/** Sends unsaved values when the connection returns, the page is hidden, or it is left. */
export function useSaving(savers: Readonly<Record<string, Pick<SectionSaver, 'flush' | 'start' | 'stop'>>>): void {
  useEffect(() => {
    const all = Object.values(savers)
    for (const saver of all) saver.start()
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
      // After the page is left there is no further try; the tab stores the rest.
      for (const saver of all) saver.stop()
    }
  }, [savers])
}
