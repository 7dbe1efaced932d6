import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { useDeskAddress } from './use-desk-address'

/** Links to the previous and next pages. */
export function TurnPages({ next, previous }: { next: string | null; previous: string | null }) {
  const { t } = useTranslation('desk')
  const { changed } = useDeskAddress()
  if (!next && !previous) return null
  return (
    <nav aria-label={t('list.pages')} className="flex gap-2">
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
