import type { PostCard } from '#contract/board'
import { Accordion, Disclosure } from '#src/ui/disclosure'
import { Markup } from './markup'
import { OtherLanguageMark } from './other-language'

/** Questions that unfold their answers; they are all in the page, so that a search in it finds them. */
export const Questions = ({ posts, open = false }: { posts: readonly PostCard[]; open?: boolean }) => (
  <Accordion>
    {posts.map(({ id, title, content, category, lang }) => (
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
          <Markup source={content ?? ''} />
        </div>
      </Disclosure>
    ))}
  </Accordion>
)
