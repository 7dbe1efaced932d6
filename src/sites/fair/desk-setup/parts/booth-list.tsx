import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SetupBooth } from '#contract/fair/setup-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { useOwnWords } from '../../company/parts/use-own-words'

interface BoothListProps {
  booths: readonly SetupBooth[]
  chosen: string | undefined
  linkTo: (id: string) => string
}

/** The booths of a hall by number, with their sellers: the plan's content for keyboards and screen readers. */
export function BoothList({ booths, chosen, linkTo }: BoothListProps) {
  const { t } = useTranslation('fair.desk-setup')
  const ownWords = useOwnWords()
  return (
    <DetailPart title={t('booths.list')}>
      {booths.length === 0 ? (
        <p className="text-sm text-muted">{t('booths.none')}</p>
      ) : (
        <ul className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
          {booths.map(({ id, number, companies }) => (
            <li key={id}>
              <Link
                to={linkTo(id)}
                preventScrollReset
                aria-current={id === chosen ? 'true' : undefined}
                className="flex min-h-10 gap-3 rounded-sm px-2 py-2 text-sm hover:bg-sunken aria-[current]:bg-brand-soft"
              >
                <span className="w-12 shrink-0 font-semibold figures">{number}</span>
                <span className="min-w-0 text-muted wrap-anywhere">
                  {companies.length > 0
                    ? companies.map(({ name }) => ownWords(name.en, name.ko)).join(', ')
                    : t('booths.free')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DetailPart>
  )
}
