import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { PostPicture } from '#contract/board'
import { type Block, type PictureBlock, parseMarkup, type Span } from '#contract/markup'
import { Picture } from '#src/ui/picture'

const link = 'font-medium text-brand underline underline-offset-4 hover:no-underline'

function Words({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, at) => {
    // The spans of a text never change places.
    const key = `${at} ${span.text}`
    if (span.kind === 'strong') return <strong key={key}>{span.text}</strong>
    if (span.kind === 'text') return <Fragment key={key}>{span.text}</Fragment>
    return span.href.startsWith('/') ? (
      <Link key={key} to={span.href} className={link}>
        {span.text}
      </Link>
    ) : (
      <a key={key} href={span.href} rel="noopener noreferrer" className={link}>
        {span.text}
      </a>
    )
  })
}

interface Pictures {
  pictures: readonly PostPicture[]
  /** Shown to editors in place of a missing picture; readers see nothing. */
  missing?: (number: number) => string
}

function Shown({ number, alt, caption, pictures, missing }: PictureBlock & Pictures) {
  const picture = pictures.find((each) => each.number === number)
  if (!picture) return missing && <p className="rounded-md bg-sunken p-4 text-sm text-error">{missing(number)}</p>
  return (
    <figure className="py-2">
      <Picture picture={{ ...picture, alt }} sizes="(min-width: 48rem) 44rem, 100vw" className="rounded-md" />
      {caption && <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}

function Part({ block, ...pictures }: { block: Block } & Pictures) {
  if (block.kind === 'picture') return <Shown {...block} {...pictures} />
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Words spans={block.spans} />
      </p>
    )
  }
  if (block.kind === 'heading') {
    const Tag = block.level === 2 ? 'h2' : 'h3'
    return (
      <Tag className={`pt-3 font-bold text-ink ${block.level === 2 ? 'text-xl' : 'text-lg'}`}>
        <Words spans={block.spans} />
      </Tag>
    )
  }
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List className={`space-y-1.5 ps-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((spans, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change places
        <li key={at}>
          <Words spans={spans} />
        </li>
      ))}
    </List>
  )
}

interface MarkupProps extends Pictures {
  source: string
  className?: string
}

/** A post's text as elements: its marks are read as data and never as HTML, so that nothing in it can run (product §3). */
export const Markup = ({ source, className = '', ...pictures }: MarkupProps) => (
  <div className={`stack-4 wrap-anywhere ${className}`}>
    {parseMarkup(source).map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
      <Part key={at} block={block} {...pictures} />
    ))}
  </div>
)
