import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { useDeskAddress } from './use-desk-address'

/** Links to the previous and next pages; beyond the last row, to the first page. */
export function TurnPages({ next, previous }: { next: string | null; previous: string | null }) {
  const { t } = useTranslation('desk')
  const { changed, value } = useDeskAddress()
  // The rows of this page may have gone since its link was made, and all after it.
  const isBeyond = !next && !previous && value('cursor') !== ''
  if (!next && !previous && !isBeyond) return null
  return (
    <nav aria-label={t('list.pages')} className="flex gap-2">
      {isBeyond && (
        <ButtonLink to={`?${changed({ cursor: null })}`} variant="secondary" size="sm">
          {t('list.first')}
        </ButtonLink>
      )}
      {previous && (
        <ButtonLink to={`?${changed({ cursor: previous })}`} variant="secondary" size="sm" rel="prev">
          <ChevronLeft className="size-4 rtl:mirrored" />
          {t('list.previous')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={`?${changed({ cursor: next })}`} variant="secondary" size="sm" rel="next">
          {t('list.next')}
          <ChevronRight className="size-4 rtl:mirrored" />
        </ButtonLink>
      )}
    </nav>
  )
}
