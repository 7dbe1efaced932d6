import { describe, expect, test } from 'vitest'
import {
  type Block,
  parseMarkup,
  pictureMark,
  picturesIn,
  plainMarkup,
  type Span,
  safeHref,
  searchedMarkup,
} from '#contract/markup'
import { xssCorpus } from '#tests/support/xss'

const text = (words: string): Span => ({ kind: 'text', text: words })
const spansOf = (block: Block): Span[] =>
  block.kind === 'picture' ? [] : block.kind === 'list' ? block.items.flat() : block.spans

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

  test('leave everything else as plain text', () => {
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

  test('are absent from the plain text', () => {
    expect(plainMarkup('## A\n\n**b** [c](https://naru.test/)\n\n- d\n- e')).toBe('A b c d, e')
  })

  test('show a picture where its own line names one, with or without a caption', () => {
    const source = 'Before\n![A bus, yellow](picture:2 "By "our" school")\nAfter\n\n![지도](picture:13)'
    expect(parseMarkup(source)).toEqual([
      { kind: 'paragraph', spans: [text('Before')] },
      { kind: 'picture', number: 2, alt: 'A bus, yellow', caption: 'By "our" school' },
      { kind: 'paragraph', spans: [text('After')] },
      { kind: 'picture', number: 13, alt: '지도', caption: '' },
    ])
  })

  test.each([
    'a ![x](picture:1)',
    '- ![x](picture:1)',
    '![x](picture:)',
    '![x](picture:1 caption)',
    '![x](picture:1',
    '![x](https://naru.test/a.png)',
    '[x](picture:1)',
  ])('show no picture for %s', (source) => {
    expect(picturesIn(source)).toEqual([])
  })

  test.each([
    ['A bus', 'Caption'],
    ['a](picture:9) b', '") c "'],
    ['two\nlines ', ' two\nlines'],
    ['[x]', ''],
    ...xssCorpus.map((each) => [each, each]),
  ])('keep the picture’s name, alternative text and caption as they were given: %j, %j', (alt = '', caption = '') => {
    const [read, ...more] = picturesIn(`Text\n\n${pictureMark({ number: 7, alt, caption })}\n\nText`)
    const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
    expect(more).toEqual([])
    expect(read?.number).toBe(7)
    expect(read?.alt.replaceAll('] (', '](')).toBe(plain(alt).replaceAll('] (', ']('))
    expect(read?.caption).toBe(plain(caption))
  })

  test('include a picture’s alternative text in the plain text, and its caption in the search', () => {
    const source = 'Text.\n\n![A yellow bus](picture:1 "Seoul")\n\n![](picture:2)\n\nMore'
    expect(plainMarkup(source)).toBe('Text. A yellow bus More')
    expect(searchedMarkup(source)).toBe('Text. A yellow bus More Seoul')
  })

  test.each([
    ['- Bring a letter.\n- Come early!\n- pens', 'Bring a letter. Come early! pens'],
    ['- one;\n- two,\n- three', 'one; two, three'],
    ['1. 신청서를 냅니다.\n2. “기다립니다.”\n3. 출발', '신청서를 냅니다. “기다립니다.” 출발'],
    ['- one', 'one'],
  ])('do not parse a second point or comma of a list: %j', (source, plain) => {
    expect(plainMarkup(source)).toBe(plain)
  })

  test.each(['https://naru.test/a?b=c#d', 'http://naru.test', 'mailto:help@naru.test', '/board/faq?q=x'])(
    'link to %s',
    (address) => {
      expect(safeHref(address)).toBe(address)
    },
  )

  test.each(xssCorpus)(
    'never link to an address that is a disguised script or a disguised other host: %j',
    (source) => {
      for (const span of parseMarkup(source).flatMap(spansOf)) {
        if (span.kind !== 'link') continue
        const url = new URL(span.href, 'https://own.test')
        expect(['http:', 'https:', 'mailto:']).toContain(url.protocol)
        if (span.href.startsWith('/')) expect(url.host).toBe('own.test')
      }
    },
  )

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

  test('are parsed in time linear in the text', () => {
    const long = `${'**'.repeat(5000)}${'['.repeat(5000)}${'a]('.repeat(5000)}`
    expect(plainMarkup(long).length).toBeGreaterThan(0)
    for (const part of ['](picture:1 "', '![x](picture:', '" "', '.'.repeat(9)]) {
      expect(plainMarkup(`![x${part.repeat(20_000 / part.length)}`).length).toBeGreaterThan(0)
      expect(plainMarkup(`- ${part.repeat(9_000 / part.length)}\n- x`).length).toBeGreaterThan(0)
    }
  })
})
