import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chosen } from './use-chosen'
import { useDeskAddress } from './use-desk-address'

interface ChosenBarProps {
  chosen: Chosen
  /** How many rows match the filters now. */
  total: number
  /** Actions on the chosen rows. */
  children: ReactNode
}

/** How many rows are chosen, on this page or others, with the actions on them. */
export function ChosenBar({ chosen, total, children }: ChosenBarProps) {
  const { t } = useTranslation('desk')
  const { filters } = useDeskAddress()
  if (chosen.count === 0) return null
  const link = 'text-sm font-semibold text-accent hover:underline'
  return (
    <section
      aria-label={t('chosen.label')}
      className="sticky bottom-2 z-10 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line-strong bg-surface px-4 py-2 shadow-md"
    >
      <p role="status" className="text-sm font-semibold">
        {t(chosen.all ? 'chosen.all' : 'chosen.some', { count: chosen.count })}
      </p>
      {!chosen.all && total > chosen.count && (
        <button
          type="button"
          className={link}
          onClick={() => chosen.chooseAll({ filters: filters.toString(), count: total })}
        >
          {t('chosen.chooseAll', { count: total })}
        </button>
      )}
      <button type="button" className={link} onClick={chosen.clear}>
        {t('chosen.clear')}
      </button>
      <div className="ms-auto flex flex-wrap gap-2">{children}</div>
    </section>
  )
}
