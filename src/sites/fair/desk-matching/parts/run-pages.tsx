import { useTranslation } from 'react-i18next'
import { useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'

interface RunPagesProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Turns the pages of a list of a run. */
export function RunPages({ page, pages, onPage }: RunPagesProps) {
  const { t } = useTranslation('fair.desk-matching')
  const numbers = useNumbers()
  if (pages <= 1) return null
  return (
    <div className="mt-3 flex items-center gap-3 text-sm">
      <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('left.previous')}
      </Button>
      <span className="figures">
        {numbers(page)} / {numbers(pages)}
      </span>
      <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('left.next')}
      </Button>
    </div>
  )
}
