import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { Markup } from '#src/kits/board/markup'
import { xssCorpus } from '#tests/support/xss'

const shown = (source: string) =>
  render(
    <MemoryRouter>
      <Markup source={source} />
    </MemoryRouter>,
  ).container

const allowedTags = ['DIV', 'P', 'H2', 'H3', 'UL', 'OL', 'LI', 'STRONG', 'A']
const allowedAttributes = ['class', 'href', 'rel', 'data-discover']

describe('a post as it is shown', () => {
  test.each(xssCorpus)('holds no element and no attribute but those of its marks: %j', (source) => {
    for (const element of shown(source).querySelectorAll('*')) {
      expect(allowedTags).toContain(element.tagName)
      for (const name of element.getAttributeNames()) expect(allowedAttributes).toContain(name)
      expect(element.getAttribute('href') ?? '/').toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:)/)
    }
  })

  test.each(['<b>bold</b>', '&lt;b&gt;', '<script>alert(1)</script>'])('shows %s as the text that it is', (source) => {
    expect(shown(source).textContent).toBe(source)
  })

  test('turns marks into headings, lists, strong words and links', () => {
    const page = shown('## Title\n\n**bold** and [inside](/board/faq), [outside](https://naru.test/)\n\n- one\n- two')
    expect(page.querySelector('h2')).toHaveTextContent('Title')
    expect(page.querySelector('strong')).toHaveTextContent('bold')
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/board/faq',
      'https://naru.test/',
    ])
    expect(page.querySelectorAll('ul > li')).toHaveLength(2)
  })
})
