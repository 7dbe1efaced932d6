import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { mostFound } from '#contract/catalog'
import { Button } from '#src/ui/button'
import { Drawer } from '#src/ui/overlay/dialog'
import { type Filters, noFilters, searchAddress } from '../../filters'
import { useFacets } from './filter-column'
import { FilterFields } from './filter-fields'

/** The filters on a phone: they apply only when the results are shown. */
export function FilterSheet({ filters, open, onClose }: { filters: Filters; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shop.catalog')
  const navigate = useNavigate()
  const [draft, setDraft] = useState(filters)
  const facets = useFacets(draft)
  useEffect(() => {
    if (open) setDraft(filters)
  }, [open, filters])
  const show = () => {
    onClose()
    void navigate(searchAddress(draft))
  }
  const total = facets?.total ?? 0
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filters.title')}
      footer={
        <>
          <Button
            variant="ghost"
            className="px-3"
            onClick={() => setDraft({ ...noFilters, q: draft.q, sort: draft.sort })}
          >
            {t('filters.clear')}
          </Button>
          <Button className="flex-1 px-3 whitespace-nowrap" onClick={show}>
            {total >= mostFound ? t('filters.showMany', { count: mostFound }) : t('filters.show', { count: total })}
          </Button>
        </>
      }
    >
      <FilterFields
        filters={draft}
        facets={facets}
        change={(next) => setDraft((before) => ({ ...before, page: 1, ...next }))}
      />
    </Drawer>
  )
}
