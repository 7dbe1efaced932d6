import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DetailPart } from '#src/kits/desk/detail'

interface BoothListProps<B> {
  booths: readonly B[]
  chosen: string | undefined
  linkTo: (id: string) => string
  /** Who has a booth; empty if it is free. */
  wordsOf: (booth: B) => string
}

/** The booths of a hall by number, with who has them: the plan's content for keyboards and screen readers. */
export function BoothList<B extends { id: string; number: string }>({
  booths,
  chosen,
  linkTo,
  wordsOf,
}: BoothListProps<B>) {
  const { t } = useTranslation('exhibition-desk')
  return (
    <DetailPart title={t('booths.list')}>
      {booths.length === 0 ? (
        <p className="text-sm text-muted">{t('booths.none')}</p>
      ) : (
        <ul className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
          {booths.map((booth) => (
            <li key={booth.id}>
              <Link
                to={linkTo(booth.id)}
                preventScrollReset
                aria-current={booth.id === chosen ? 'true' : undefined}
                className="flex min-h-10 gap-3 rounded-sm px-2 py-2 text-sm hover:bg-sunken aria-[current]:bg-brand-soft"
              >
                <span className="w-12 shrink-0 font-semibold figures">{booth.number}</span>
                <span className="min-w-0 text-muted wrap-anywhere">{wordsOf(booth) || t('booths.free')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DetailPart>
  )
}
