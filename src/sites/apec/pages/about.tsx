import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { Wave } from '../parts/wave'
import { paths, site } from '../site'

const figures = ['party', 'luggage', 'day', 'deposit'] as const
const chapters = ['who', 'how', 'data'] as const

export function Component() {
  const { t } = useTranslation(site)
  return (
    <Page description={t('about.lead')}>
      <main id="content">
        <Content title={t('about.title')} lead={t('about.lead')}>
          <section className="relative isolate overflow-hidden rounded-md bg-brand p-6 text-on-brand md:p-10">
            <Wave className="absolute inset-y-0 end-0 -z-10 h-full w-2/5 max-lg:hidden" />
            <h2 className="text-2xl font-bold">{t('about.korea')}</h2>
            <p className="mt-3 max-w-reading">{t('about.koreaText')}</p>
            <p className="mt-3 max-w-reading">{t('about.strands')}</p>
          </section>
          <div className="mt-12 grid gap-10 md:grid-cols-3">
            {chapters.map((chapter) => (
              <section key={chapter}>
                <h2 className="text-xl font-bold">{t(`about.${chapter}`)}</h2>
                <p className="mt-2">{t(`about.${chapter}Text`)}</p>
              </section>
            ))}
          </div>
          <section className="mt-12">
            <h2 className="text-xl font-bold">{t('about.figures')}</h2>
            <dl className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
              {figures.map((figure) => (
                <div key={figure} className="flex flex-col-reverse justify-end border-t-2 border-accent pt-3">
                  <dt className="text-muted">{t(`about.figure.${figure}.text`)}</dt>
                  <dd className="text-4xl font-bold text-brand figures">{t(`about.figure.${figure}.value`)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <p className="mt-12">
            <ButtonLink to={paths.list} size="lg">
              {t('home.list')}
            </ButtonLink>
          </p>
        </Content>
      </main>
    </Page>
  )
}
