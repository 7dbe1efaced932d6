import { useTranslation } from 'react-i18next'
import type { Affiliate } from '#contract/pass/affiliate'
import { districtPlaces } from '#contract/pass/districts'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Card, CardTitle } from '#src/ui/card'
import { PlaceArt } from '../../parts/place-art'
import { WishButton } from '../../parts/wish-button'
import { paths, site } from '../../site'
import { OpenBadge } from './openness'

interface AffiliateListProps {
  affiliates: readonly Affiliate[]
  now: Date | null
  /** Whether they have numbers on the map. */
  numbered?: boolean
  /** Called with the place under the pointer, or null. */
  onPoint?: (id: string | null) => void
  /** The heading level of the names, depending on the page. */
  as?: 'h2' | 'h3'
}

/** Places one below the other; the one under the pointer is highlighted on the map. */
export const AffiliateList = ({ affiliates, now, numbered, onPoint, as = 'h2' }: AffiliateListProps) => (
  <ul className="stack-3">
    {affiliates.map((affiliate, nth) => (
      <Card key={affiliate.id} as="li" lifts pad="none">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only lights up on the map what the link in it leads to */}
        <div
          className="flex items-stretch"
          onMouseEnter={() => onPoint?.(affiliate.id)}
          onMouseLeave={() => onPoint?.(null)}
          onFocus={() => onPoint?.(affiliate.id)}
          onBlur={() => onPoint?.(null)}
        >
          <Row affiliate={affiliate} now={now} number={numbered ? nth + 1 : null} as={as} />
        </div>
      </Card>
    ))}
  </ul>
)

interface RowProps {
  affiliate: Affiliate
  now: Date | null
  number: number | null
  as: 'h2' | 'h3'
}

function Row({ affiliate, now, number, as }: RowProps) {
  const { t } = useTranslation('seoulitepass.affiliate')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  const won = useWon()
  const { id, name, category, district, station, schedule, saves_won, benefit } = affiliate
  return (
    <>
      <div className="relative w-24 shrink-0 overflow-hidden rounded-s-md sm:w-32">
        <PlaceArt category={category} seed={id} className="absolute inset-0 size-full" />
        {number && (
          <span
            aria-hidden="true"
            className="absolute start-2 top-2 grid size-7 place-items-center rounded-full bg-brand text-sm font-bold text-on-brand figures"
          >
            {number}
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1 p-4">
        <div className="flex items-start justify-between gap-x-3">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
            <span>{common(`category.${category}`)}</span>
            <span>{districtPlaces[district].name[lang]}</span>
            <OpenBadge schedule={schedule} now={now} />
          </div>
          <span className="relative -mt-1.5 -me-2 shrink-0">
            <WishButton affiliate={affiliate} />
          </span>
        </div>
        <div>
          <CardTitle as={as} to={paths.affiliate(id)}>
            {name[lang]}
          </CardTitle>
        </div>
        <p className="mt-0.5 text-sm text-muted">
          {t('station', { station: station.name[lang], line: station.line[lang], minutes: station.walk_minutes })}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
          <span>{benefit[lang]}</span>{' '}
          {saves_won.adult > 0 && <strong className="text-brand">{t('saves', { won: won(saves_won.adult) })}</strong>}
        </p>
      </div>
    </>
  )
}
