import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import type { programs } from '#contract/programs'
import { CardTitle } from '#src/ui/card'
import { Picture } from '#src/ui/picture'
import { noFilters, programsAddress } from '../filters'
import { site } from '../site'

type Kinds = Data<typeof programs.front>['kinds']

/** The three ways to join work and travel. */
export function KindTiles({ kinds }: { kinds: Kinds }) {
  const { t } = useTranslation(site)
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      {kinds.map(({ value, count, picture }) => (
        <li key={value} className="group relative">
          <span className="block aspect-4/3 overflow-hidden rounded-md bg-sunken md:aspect-3/4 lg:aspect-4/5">
            <Picture
              picture={picture}
              sizes="(min-width: 768px) 370px, 100vw"
              className="size-full eased motion-safe:group-hover:scale-[1.03]"
            />
          </span>
          <div className="mt-4 [&_h3]:text-xl">
            <CardTitle to={programsAddress({ ...noFilters, kind: value })}>{t(`kind.${value}.title`)}</CardTitle>
          </div>
          <p className="mt-2 text-muted">{t(`kind.${value}.text`)}</p>
          <p className="mt-2 text-sm font-semibold text-brand">{t('count', { count })}</p>
        </li>
      ))}
    </ul>
  )
}
