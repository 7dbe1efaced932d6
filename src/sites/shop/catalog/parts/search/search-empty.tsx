import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../../site'
import { addressOf, type Wanted } from '../../wanted'
import { NearMisses } from './near-misses'

/** Nothing was found: says what else could be tried, and leads there. */
export function SearchEmpty({ wanted, total }: { wanted: Wanted; total: number }) {
  const { t } = useTranslation('shop.catalog')
  const past = total > 0
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={t('search.empty.title')}
        actions={
          <>
            {past && <ButtonLink to={addressOf(wanted)}>{t('search.empty.first')}</ButtonLink>}
            {!past && wanted.region && (
              <ButtonLink variant="secondary" to={addressOf(wanted, { region: null })}>
                {t('search.empty.everywhere')}
              </ButtonLink>
            )}
            {!past && wanted.category && (
              <ButtonLink variant="secondary" to={addressOf(wanted, { category: null })}>
                {t('search.empty.anything')}
              </ButtonLink>
            )}
            {!past && <ButtonLink to={paths.search()}>{t('search.empty.everything')}</ButtonLink>}
          </>
        }
      >
        {past ? t('search.empty.past') : wanted.q ? t('search.empty.words') : t('search.empty.products')}
      </EmptyState>
      {!past && <NearMisses wanted={wanted} />}
    </>
  )
}
