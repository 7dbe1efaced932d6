import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { pictureMark } from '#contract/markup'
import { Markup } from '#src/kits/board/markup'
import { xssCorpus } from '#tests/support/xss'

const picture = { number: 1, src: '/media/posts/a', width: 800, height: 600, widths: [400, 800], color: '#0f766e' }
const shown = (source: string, missing?: (number: number) => string) =>
  render(
    <MemoryRouter>
      <Markup source={source} pictures={[picture]} {...(missing && { missing })} />
    </MemoryRouter>,
  ).container

const allowedTags = ['DIV', 'P', 'H2', 'H3', 'UL', 'OL', 'LI', 'STRONG', 'A']
const allowedAttributes = ['class', 'href', 'rel', 'data-discover']

describe('a rendered post', () => {
  test.each(xssCorpus)('contains only the elements and attributes of its marks: %j', (source) => {
    for (const element of shown(source).querySelectorAll('*')) {
      expect(allowedTags).toContain(element.tagName)
      for (const name of element.getAttributeNames()) expect(allowedAttributes).toContain(name)
      expect(element.getAttribute('href') ?? '/').toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:)/)
    }
  })

  test.each(['<b>bold</b>', '&lt;b&gt;', '<script>alert(1)</script>'])('shows %s as plain text', (source) => {
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

  test('shows a picture of the post at its size, lazily, with its alternative text and caption', () => {
    const page = shown('![A yellow bus](picture:1 "At the gate")')
    const image = page.querySelector('figure img')
    const attributes = ['alt', 'loading', 'width', 'height'].map((name) => image?.getAttribute(name))
    expect(attributes).toEqual(['A yellow bus', 'lazy', '800', '600'])
    expect(page.querySelector('figcaption')).toHaveTextContent('At the gate')
  })

  test('leaves out a picture that the post does not have, and tells its writers', () => {
    expect(shown('![x](picture:2)')).toHaveTextContent('')
    expect(shown('![x](picture:2)', (number) => `No picture ${number}`)).toHaveTextContent('No picture 2')
  })

  test.each(xssCorpus)('contains only text in a picture’s alternative text and caption: %j', (source) => {
    const page = shown(pictureMark({ number: 1, alt: source, caption: source }))
    const plain = source.replace(/\s+/g, ' ').trim()
    expect(page.querySelector('img')?.getAttribute('alt')?.replaceAll('] (', '](')).toBe(plain)
    expect(page.querySelector('figcaption')?.textContent).toBe(plain)
    expect(page.querySelectorAll('figcaption *, script, iframe, a')).toHaveLength(0)
    expect(page.querySelectorAll('img')).toHaveLength(1)
    for (const element of page.querySelectorAll('*'))
      for (const name of element.getAttributeNames()) expect(name).not.toMatch(/^on/)
  })
})
