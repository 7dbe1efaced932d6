import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FairDay } from '#contract/fair/edition'
import type { SetupItem } from '#contract/fair/setup-desk'
import { langOf } from '#contract/languages'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useLanguage } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'

interface ItemListProps {
  items: readonly SetupItem[]
  days: readonly FairDay[]
  chosen: string | undefined
  linkTo: (id: string) => string
}

/** The items of the program, day by day. */
export function ItemList({ items, days, chosen, linkTo }: ItemListProps) {
  const { t } = useTranslation('fair.desk-setup')
  const dates = useDates()
  const lang = langOf(useLanguage())
  return (
    <div className="space-y-4">
      {days.map(({ day }) => {
        const ofDay = items.filter((item) => item.day === day)
        return (
          <DetailPart key={day} title={dates.day(day)}>
            {ofDay.length === 0 ? (
              <p className="text-sm text-muted">{t('items.none')}</p>
            ) : (
              <ul>
                {ofDay.map(({ id, starts, ends, title, place, changed }) => (
                  <li key={id}>
                    <Link
                      to={linkTo(id)}
                      preventScrollReset
                      aria-current={id === chosen ? 'true' : undefined}
                      className="grid min-h-10 grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 rounded-sm px-2 py-2 text-sm hover:bg-sunken aria-[current]:bg-brand-soft"
                    >
                      <span className="font-semibold figures">
                        {starts}–{ends}
                      </span>
                      <span className="min-w-0 wrap-anywhere">
                        {title[lang]} {changed && <Badge tone="accent">{t('items.changed')}</Badge>}
                        <span className="block text-muted">{place[lang]}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </DetailPart>
        )
      })}
    </div>
  )
}
