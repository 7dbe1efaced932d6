import { useTranslation } from 'react-i18next'
import type { Count } from '#contract/desk-list'

/** How many rows match the filters of a list, announced when it changes. */
export function TotalLine({ total }: { total: Count }) {
  const { t } = useTranslation('desk')
  return <p role="status">{t(total.more ? 'list.countMore' : 'list.count', { count: total.count })}</p>
}
