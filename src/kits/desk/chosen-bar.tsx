import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Count } from '#contract/desk-list'
import { exactTotal, type LoadPart } from './list-part'
import type { Chosen } from './use-chosen'
import { useDeskAddress } from './use-desk-address'

interface ChosenBarProps {
  chosen: Chosen
  /** How many rows match the filters now. */
  total: Count
  /** Fetches a part of the list, for the exact number of rows. */
  load: LoadPart<unknown>
  /** Actions on the chosen rows. */
  children: ReactNode
}

/** How many rows are chosen, on this page or others, with the actions on them. */
export function ChosenBar({ chosen, total, load, children }: ChosenBarProps) {
  const { t } = useTranslation('desk')
  const { filters } = useDeskAddress()
  const [isCounting, setCounting] = useState(false)
  if (chosen.count === 0) return null
  const link = 'text-sm font-semibold text-accent hover:underline disabled:opacity-60'
  const chooseAll = async () => {
    setCounting(true)
    try {
      chosen.chooseAll({ filters: filters.toString(), count: await exactTotal(total, load) })
    } finally {
      setCounting(false)
    }
  }
  return (
    <section
      aria-label={t('chosen.label')}
      className="sticky bottom-2 z-10 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line-strong bg-surface px-4 py-2 shadow-md"
    >
      <p role="status" className="text-sm font-semibold">
        {t(chosen.all ? 'chosen.all' : 'chosen.some', { count: chosen.count })}
      </p>
      {!chosen.all && (total.more || total.count > chosen.count) && (
        <button
          type="button"
          className={link}
          aria-busy={isCounting}
          disabled={isCounting}
          // A refusal was already shown by the call, and the selection stays.
          onClick={() => void chooseAll().catch(() => {})}
        >
          {t(total.more ? 'chosen.chooseAllMore' : 'chosen.chooseAll', { count: total.count })}
        </button>
      )}
      <button type="button" className={link} onClick={chosen.clear}>
        {t('chosen.clear')}
      </button>
      <div className="ms-auto flex flex-wrap gap-2">{children}</div>
    </section>
  )
}
