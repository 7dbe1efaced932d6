import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { tours } from '../queries'
import { paths, site } from '../site'
import { toursData } from './tour-data'
import { TourGrid } from './tour-grid'

/** The tours that leave from a city, and how to get there. */
export function CityPage({ city }: { city: 'seoul' | 'busan' }) {
  const { t } = useTranslation(site)
  const visitor = useVisitor()
  const own = useSuspenseQuery(tours(visitor)).data.filter(({ region }) => region === city)
  const name = t(`city.${city}`)
  return (
    <Page description={t(`${city}.lead`)} jsonLd={graphOf(toursData(own, name, visitor.origin))}>
      <main id="content">
        <Content
          title={name}
          lead={t(`${city}.lead`)}
          actions={<ButtonLink to={paths.list}>{t('home.list')}</ButtonLink>}
        >
          <h2 className="sr-only">{t('nav.tours')}</h2>
          <TourGrid tours={own} />
          <section className="mt-12 max-w-reading border-t-2 border-accent pt-4">
            <h2 className="text-xl font-bold">{t(`${city}.get`)}</h2>
            <p className="mt-2">{t(`${city}.getText`)}</p>
          </section>
        </Content>
      </main>
    </Page>
  )
}
