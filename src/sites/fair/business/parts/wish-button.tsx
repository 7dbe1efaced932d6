import Bookmark from 'lucide-react/icons/bookmark'
import { useTranslation } from 'react-i18next'
import { type CompanyRow, fairCompanies } from '#contract/fair/company'
import { fairWishes } from '#contract/fair/wish'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'

const refreshes = [fairCompanies.list, fairCompanies.detail, fairWishes.own]

/** Saves or unsaves a company; a wish to meet it is shown instead. */
export function SaveButton({
  company: { id, wish, company_en },
}: {
  company: Pick<CompanyRow, 'id' | 'wish' | 'company_en'>
}) {
  const { t } = useTranslation('fair.business')
  const save = useCall(fairWishes.save, { refreshes })
  const remove = useCall(fairWishes.remove, { refreshes })
  const busy = save.isPending || remove.isPending
  if (wish?.priority) {
    return (
      <span className="rounded-full bg-brand-soft px-3 py-1 text-sm font-semibold whitespace-nowrap text-brand">
        {t(`wish.short.p${wish.priority as 1}`)}
      </span>
    )
  }
  const press = () =>
    wish ? remove.mutateAsync({ params: { id } }) : save.mutateAsync({ params: { id }, body: { priority: null } })
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={busy}
      aria-pressed={wish !== null}
      aria-label={`${t('wish.save')}: ${company_en}`}
      onClick={() => void press().catch(() => {})}
    >
      <Bookmark className={`size-4.5 ${wish ? 'fill-current text-brand' : ''}`} />
      {t(wish ? 'wish.saved' : 'wish.save')}
    </Button>
  )
}
