import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { firstPosts } from '#src/kits/board/first-posts'
import { PostLines } from '#src/kits/board/post-lines'
import { useVisitor } from '#src/session/visitor'
import { MoreLink } from '#src/ui/more-link'
import { Section } from '#src/ui/page'
import { site, usePaths } from '../../site'
import { newsLength } from './lengths'

/** The newest notices of the fair's office. */
export function News() {
  const { t } = useTranslation('fair.home')
  const paths = usePaths()
  const { data } = useSuspenseQuery(firstPosts(site, useVisitor(), 'notice', newsLength))
  if (data.items.length === 0) return null
  return (
    <Section ground title={t('news.title')} more={<MoreLink to={paths.board}>{t('news.more')}</MoreLink>}>
      <PostLines posts={data.items} linkTo={paths.notice} />
    </Section>
  )
}
