import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'

interface StaffTurnProps {
  list: { page: number; per_page: number; total: number }
  onPage: (page: number) => void
}

/** Pages through a list within the page; at a gate no page needs an address of its own. */
export function StaffTurn({ list: { page, per_page, total }, onPage }: StaffTurnProps) {
  const { t } = useTranslation('apec.gate')
  const pages = Math.ceil(total / per_page)
  if (pages <= 1) return null
  return (
    <div className="flex items-center justify-between gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('find.earlier')}
      </Button>
      <span className="text-sm figures">{t('find.pages', { page, pages })}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('find.later')}
      </Button>
    </div>
  )
}
