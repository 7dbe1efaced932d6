import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PostCard } from '#contract/board'
import { Accordion, Disclosure } from '#src/ui/disclosure'
import { Markup } from './markup'
import { OtherLanguageMark } from './other-language'

interface QuestionsProps {
  posts: readonly PostCard[]
  open?: boolean
  /** Set where a question has its own page. */
  linkTo?: (id: string) => string
}

/** Questions that unfold their answers; all are in the page, so that the browser's page search finds them. */
export const Questions = ({ posts, open = false, linkTo }: QuestionsProps) => (
  <Accordion>
    {posts.map(({ id, title, content, pictures, category, lang }) => (
      <Disclosure
        key={id}
        open={open}
        title={
          <span className="min-w-0">
            {category && <span className="mb-0.5 block text-sm font-medium text-brand">{category}</span>}
            <span lang={lang}>{title}</span> <OtherLanguageMark lang={lang} />
          </span>
        }
      >
        <div lang={lang}>
          <Markup source={content ?? ''} pictures={pictures} />
        </div>
        {linkTo && <OwnPage to={linkTo(id)} title={title} />}
      </Disclosure>
    ))}
  </Accordion>
)

function OwnPage({ to, title }: { to: string; title: string }) {
  const { t } = useTranslation('board')
  return (
    <p className="mt-4">
      <Link
        to={to}
        aria-label={t('list.ownPageOf', { title })}
        className="rounded-sm text-sm font-semibold text-brand underline-offset-4 hover:underline"
      >
        {t('list.ownPage')}
      </Link>
    </p>
  )
}
