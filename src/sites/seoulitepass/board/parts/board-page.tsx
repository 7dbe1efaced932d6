import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BoardPage as OfSite } from '#src/kits/board/board-page'
import { postFiltersIn } from '#src/kits/board/post-filters'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { useThingsLinks } from '../../parts/use-things-links'
import { paths, site } from '../../site'
import { type PassBoard, posts } from '../queries'

const addresses = { notice: paths.notices, things: paths.posts, faq: paths.faq } as const

/** A board of the pass; all but the FAQ link to the other pages on things to do. */
export function BoardPage({ name }: { name: PassBoard }) {
  const { t } = useTranslation('seoulitepass.board')
  const { t: frame } = useTranslation(site)
  const visitor = useVisitor()
  const sought = postFiltersIn(useSearchParams()[0])
  const { data: found } = useSuspenseQuery(posts(visitor, name, sought))
  const path = addresses[name]
  const things = useThingsLinks(path)
  return (
    <OfSite
      found={found}
      sought={sought}
      path={path}
      home={{ name: frame('name'), path: paths.home }}
      lead={t(`${name}.lead`)}
      links={name === 'faq' ? undefined : things}
      linkTo={paths.post}
    >
      {name === 'faq' && (
        <Card pad="lg" className="mt-10 flex flex-wrap items-center justify-between gap-4">
          <p className="font-semibold">{t('faq.more')}</p>
          <ButtonLink to={paths.inquiry} variant="secondary">
            {frame('nav.inquiry')}
          </ButtonLink>
        </Card>
      )}
    </OfSite>
  )
}
