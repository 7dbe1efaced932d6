import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../../site'
import { type Filters, searchAddress } from '../../filters'
import { NearMisses } from './near-misses'

/** Shown without results: suggests what else to try, with links. */
export function SearchEmpty({ filters, total }: { filters: Filters; total: number }) {
  const { t } = useTranslation('shop.catalog')
  const past = total > 0
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={t('search.empty.title')}
        actions={
          <>
            {past && <ButtonLink to={searchAddress(filters)}>{t('search.empty.first')}</ButtonLink>}
            {!past && filters.region && (
              <ButtonLink variant="secondary" to={searchAddress(filters, { region: null })}>
                {t('search.empty.everywhere')}
              </ButtonLink>
            )}
            {!past && filters.category && (
              <ButtonLink variant="secondary" to={searchAddress(filters, { category: null })}>
                {t('search.empty.anything')}
              </ButtonLink>
            )}
            {!past && <ButtonLink to={paths.search()}>{t('search.empty.everything')}</ButtonLink>}
          </>
        }
      >
        {past ? t('search.empty.past') : filters.q ? t('search.empty.words') : t('search.empty.products')}
      </EmptyState>
      {!past && <NearMisses filters={filters} />}
    </>
  )
}
