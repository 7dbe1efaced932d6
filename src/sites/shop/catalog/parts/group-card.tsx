import UsersRound from 'lucide-react/icons/users-round'
import { useTranslation } from 'react-i18next'
import { groupSize } from '#contract/quotation-limits'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

/** A link to a quotation for groups, shown among products. */
export function GroupCard() {
  const { t } = useTranslation('shop.catalog')
  return (
    <section className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md bg-sunken p-6">
      <UsersRound className="size-8 shrink-0 text-brand max-sm:hidden" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-bold">{t('group.title')}</h2>
        <p className="text-muted">{t('group.text', { count: groupSize.min })}</p>
      </div>
      <ButtonLink to={paths.quotation} variant="secondary">
        {t('group.act')}
      </ButtonLink>
    </section>
  )
}
