import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { type Block, parseMarkup, type Span } from '#contract/markup'

const link = 'font-medium text-brand underline underline-offset-4 hover:no-underline'

function Words({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, at) => {
    // A text's spans never change places.
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

function Part({ block }: { block: Block }) {
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

/** A post's text as elements: its marks are read as data and never as HTML, so that nothing in it can run (product §3). */
export const Markup = ({ source, className = '' }: { source: string; className?: string }) => (
  <div className={`stack-4 wrap-anywhere ${className}`}>
    {parseMarkup(source).map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
      <Part key={at} block={block} />
    ))}
  </div>
)
