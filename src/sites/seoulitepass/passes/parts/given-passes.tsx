import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { site } from '../../site'
import { ownPasses } from '../queries'

/** Passes that friends have accepted from the member; nothing before the first. */
export function GivenPasses() {
  const { t } = useTranslation('seoulitepass.passes')
  const { t: common } = useTranslation(site)
  const { dayOf } = useDates()
  const { given } = useSuspenseQuery(ownPasses()).data
  if (given.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-xl font-bold">{t('given')}</h2>
      <p className="mb-4 text-muted">{t('givenText')}</p>
      <ul className="ruled">
        {given.map(({ id, number, type, person, to_name, ended_at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span className="wrap-anywhere">
              {common(`pass.${type}`)} · {common(`person.${person}`)}{' '}
              <span className="text-sm text-muted figures">{number}</span>
            </span>
            <span className="text-muted wrap-anywhere">
              {t(to_name === '' ? 'givenOn' : 'givenTo', { name: to_name, day: ended_at ? dayOf(ended_at) : '' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
