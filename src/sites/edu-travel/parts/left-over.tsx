import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { differing } from './merge'
import type { SectionSaver, Stored } from './section-saver'

interface LeftOverProps<V extends object> {
  saver: SectionSaver<V>
  section: string
  /** The section as stored on the server. */
  stored: Stored<V>
  /** The name of a part of the section. */
  labelOf: (part: string) => string
  say: (part: string, value: unknown) => ReactNode
}

/** Unsaved text of a section that was closed meanwhile: shown so that it is neither taken for submitted nor lost (product §5). */
export function LeftOver<V extends object>({ saver, section, stored, labelOf, say }: LeftOverProps<V>) {
  const { t } = useTranslation('edu-travel.application')
  const isClosed = useStore(saver.store, ({ status }) => status === 'closed')
  const value = useStore(saver.store, (state) => state.value)
  if (!isClosed) return null
  return (
    <Alert
      tone="warning"
      live
      title={t('left.title', { section })}
      actions={
        <Button size="sm" variant="secondary" onClick={() => saver.discard(stored)}>
          {t('left.discard')}
        </Button>
      }
    >
      <p>{t('left.text')}</p>
      <dl className="mt-3 stack-2">
        {differing(saver.keyed, stored.value, value).map(({ part, value: typed }) => (
          <div key={part}>
            <dt className="text-sm font-semibold">{labelOf(part)}</dt>
            <dd>{say(part, typed)}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}
