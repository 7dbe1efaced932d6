import { describe, expect, test } from 'vitest'
import { type Block, parseMarkup, plainMarkup, type Span, safeHref } from '#contract/markup'
import { xssCorpus } from '#tests/support/xss'

const text = (words: string): Span => ({ kind: 'text', text: words })
const spansOf = (block: Block): Span[] => (block.kind === 'list' ? block.items.flat() : block.spans)

describe('the marks of a post', () => {
  test('make paragraphs, headings, lists, strong words and links', () => {
    const source =
      '## Title\nFirst **strong**\nline.\n\nSecond with [a link](/board/faq).\n- one\n- two\n\n1. first\n2. second'
    expect(parseMarkup(source)).toEqual([
      { kind: 'heading', level: 2, spans: [text('Title')] },
      { kind: 'paragraph', spans: [text('First '), { kind: 'strong', text: 'strong' }, text(' '), text('line.')] },
      {
        kind: 'paragraph',
        spans: [text('Second with '), { kind: 'link', text: 'a link', href: '/board/faq' }, text('.')],
      },
      { kind: 'list', ordered: false, items: [[text('one')], [text('two')]] },
      { kind: 'list', ordered: true, items: [[text('first')], [text('second')]] },
    ])
  })

  test('leave everything else as the text that it is', () => {
    for (const source of [
      'a * b * c',
      '#hashtag',
      '-5 degrees',
      '3.14 is pi',
      '[not](a link)',
      '<b>x</b>',
      '**',
      '** **x',
    ]) {
      expect(plainMarkup(source)).toBe(source)
    }
  })

  test('are gone from the plain text', () => {
    expect(plainMarkup('## A\n\n**b** [c](https://naru.test/)\n\n- d\n- e')).toBe('A b c d, e')
  })

  test.each(['https://naru.test/a?b=c#d', 'http://naru.test', 'mailto:help@naru.test', '/board/faq?q=x'])(
    'link to %s',
    (address) => {
      expect(safeHref(address)).toBe(address)
    },
  )

  test.each(xssCorpus)('never make an address that is a script or another host’s in disguise: %j', (source) => {
    for (const span of parseMarkup(source).flatMap(spansOf)) {
      if (span.kind !== 'link') continue
      const url = new URL(span.href, 'https://own.test')
      expect(['http:', 'https:', 'mailto:']).toContain(url.protocol)
      if (span.href.startsWith('/')) expect(url.host).toBe('own.test')
    }
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/\\evil.test',
    'java\nscript:x',
    'ftp://x',
    'board',
  ])('do not link to %j', (address) => {
    expect(safeHref(address)).toBeNull()
  })

  test('are read in time that grows with the text only', () => {
    const long = `${'**'.repeat(5000)}${'['.repeat(5000)}${'a]('.repeat(5000)}`
    expect(plainMarkup(long).length).toBeGreaterThan(0)
  })
})
