import { keepPreviousData, useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { mostPicked } from '#contract/search'
import { useContentLang } from '#src/session/visitor'
import { IconButton } from '#src/ui/icon-button'
import { picked } from '../queries'

/** Products by name, in their order; a product that is not on sale is shown by its id. */
export function PickedProducts({ ids, onRemove }: { ids: readonly string[]; onRemove?: (id: string) => void }) {
  const { t } = useTranslation('admin.benefits')
  const lang = useContentLang()
  const { data = [] } = useQuery({
    ...picked(ids.slice(0, mostPicked), lang),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const nameOf = (id: string) => data.find((each) => each.id === id)?.name ?? id
  return (
    <ul className="space-y-1">
      {ids.map((id) => (
        <li key={id} className="flex items-center justify-between gap-2">
          <span className="min-w-0 wrap-anywhere">{nameOf(id)}</span>
          {onRemove && (
            <IconButton size="sm" label={t('form.dropProduct', { name: nameOf(id) })} onClick={() => onRemove(id)}>
              <X className="size-4.5" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}
