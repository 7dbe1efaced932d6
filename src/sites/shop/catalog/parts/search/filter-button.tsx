import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { useLazy } from '#src/ui/use-lazy'
import type { Filters } from '../../filters'
import { useActive } from './use-active'

const loadSheet = () => import('./filter-sheet')

/** On phones the filters are in a sheet, which loads on the first touch. */
export function FilterButton({ filters }: { filters: Filters }) {
  const { t } = useTranslation('shop.catalog')
  const [sheet, fetchSheet] = useLazy(loadSheet)
  const [open, setOpen] = useState(false)
  const count = useActive(filters).length
  return (
    <div className="lg:hidden noscript:hidden">
      <Button
        variant="secondary"
        icon={<SlidersHorizontal className="size-5" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void fetchSheet()}
        onClick={() => void fetchSheet().then(() => setOpen(true))}
      >
        {count > 0 ? t('filters.openWith', { count }) : t('filters.title')}
      </Button>
      {sheet && <sheet.FilterSheet filters={filters} open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}
