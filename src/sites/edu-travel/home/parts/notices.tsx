import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { firstPosts } from '#src/kits/board/first-posts'
import { PostLines } from '#src/kits/board/post-lines'
import { useVisitor } from '#src/session/visitor'
import { Section } from '#src/ui/page'
import { paths, site } from '../../site'
import { newsLength } from './lengths'

/** The newest notices of the program office. */
export function Notices() {
  const { t } = useTranslation('edu-travel.home')
  const { data } = useSuspenseQuery(firstPosts(site, useVisitor(), 'notice', newsLength))
  if (data.items.length === 0) return null
  return (
    <Section title={t('notices')}>
      <PostLines posts={data.items} linkTo={paths.faqDetail} />
    </Section>
  )
}
