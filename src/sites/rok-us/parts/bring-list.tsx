import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'

const items = ['id', 'shoes', 'layers', 'rain', 'bottle', 'medicine', 'adapter', 'code'] as const

/** What to pack, for every area. */
export function BringList() {
  const { t } = useTranslation('rok-us.tour')
  return (
    <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
          {t(`bring.items.${item}`)}
        </li>
      ))}
    </ul>
  )
}
