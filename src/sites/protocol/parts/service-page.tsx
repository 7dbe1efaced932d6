import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceKind } from '#contract/services'
import type { Tour } from '#contract/tour'
import { ConfirmGuestPayment } from '#src/kits/guest/confirm-guest-payment'
import { landingIn } from '#src/kits/guest/landing'
import { useMailedLink } from '#src/kits/guest/use-mailed-link'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { button } from '#src/ui/button'
import { useBrowserSearch } from '#src/ui/use-browser-search'
import { ofKind, services } from '../queries'
import { paths, site } from '../site'
import { Hero } from './hero'
import { OwnRequest } from './own-request'
import { RequestSection } from './request-section'
import { serviceData } from './service-data'

interface ServicePageProps {
  kind: ServiceKind
  /** The description of the services, between the hero and the form. */
  children: (own: readonly Tour[]) => ReactNode
}

/** A page of services: their description, the form, and the request opened in this tab (product §4). */
export function ServicePage({ kind, children }: ServicePageProps) {
  const { t } = useTranslation([site, 'guest'])
  const visitor = useVisitor()
  const link = useMailedLink()
  const own = ofKind(useSuspenseQuery(services(visitor)).data, kind)
  const { given, failed } = landingIn(useBrowserSearch())
  const title = t(`title.${kind}`)
  if (given) return <ConfirmGuestPayment given={given} title={title} completed={paths[kind]} />
  const crumbs = [
    { name: t('name'), path: paths.home },
    { name: title, path: paths[kind] },
  ]
  return (
    <Page
      description={t(`${kind}.description`)}
      jsonLd={graphOf(crumbData(crumbs, visitor.origin), ...serviceData(own, visitor.origin))}
    >
      <main id="content">
        <OwnRequest kind={kind} failed={failed} link={link} />
        <Hero
          above={t('answer')}
          title={t(`${kind}.title`)}
          lead={t(`${kind}.lead`)}
          picture={own.at(kind === 'tour' ? -1 : 0)?.picture}
          actions={
            <a href="#request" className={button({ variant: 'accent', size: 'lg' })}>
              {t(`${kind}.act`)}
            </a>
          }
        />
        {children(own)}
        <RequestSection kind={kind} services={own} />
      </main>
    </Page>
  )
}
