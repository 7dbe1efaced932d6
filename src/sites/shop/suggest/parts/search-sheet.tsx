import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Drawer } from '#src/ui/overlay/dialog'
import { SearchForm } from './search-form'

/** The search on a phone: the field first, with room below it for suggestions. */
export function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shop')
  const field = useRef<HTMLInputElement>(null)
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    onClose()
  }, [key, onClose])
  return (
    <Drawer open={open} onClose={onClose} title={t('header.search')} initialFocus={field}>
      <div className="min-h-[60dvh] pt-1">
        <SearchForm ref={field} />
      </div>
    </Drawer>
  )
}
