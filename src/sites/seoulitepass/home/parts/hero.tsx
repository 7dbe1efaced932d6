import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { Container } from '#src/ui/page'
import { paths, site } from '../../site'
import { PassCard } from './pass-card'

/** The hero: what the pass is, over the city at night. */
export function Hero({ places }: { places: number }) {
  const { t } = useTranslation('seoulitepass.home')
  const { t: common } = useTranslation(site)
  return (
    <div className="overflow-hidden" style={{ background: 'var(--night)', color: '#fff8f5' }}>
      <Container className="grid items-center gap-10 py-12 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:py-20">
        <div>
          <h1 className="text-4xl font-bold text-balance lg:text-5xl">{common('title.home')}</h1>
          <p className="mt-4 max-w-form text-lg">{t('hero.lead', { count: places })}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.card} size="lg">
              {t('hero.buy')}
            </ButtonLink>
            <ButtonLink to={paths.affiliates} size="lg" variant="secondary">
              {t('hero.places')}
            </ButtonLink>
          </p>
        </div>
        <PassCard places={places} />
      </Container>
    </div>
  )
}
