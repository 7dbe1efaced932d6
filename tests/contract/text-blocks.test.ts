import { describe, expect, test } from 'vitest'
import { fillIn, hasKnownPlaceholders, isFilled, placeholders, SentText } from '#contract/text-blocks'

describe('placeholders of text blocks (product §3)', () => {
  test('are filled in with known values, and stay where there is none', () => {
    const text = 'Dear {{name}}, {{ number }} is due on {{deadline}}.'
    expect(fillIn(text, { name: 'Ms Weber', number: 'ST27-1' })).toBe('Dear Ms Weber, ST27-1 is due on {{deadline}}.')
    expect(fillIn('{{name}}', { name: '{{number}} $& $1' })).toBe('{{number}} $& $1')
  })

  test.each(placeholders)('%s is known', (name) => {
    expect(hasKnownPlaceholders(`a {{${name}}} b {{ ${name} }}`)).toBe(true)
  })

  test('with an unknown name, or unclosed, are found', () => {
    for (const text of ['{{x}}', '{{name', 'name}}', '{{ name.first }}', '{{constructor}}']) {
      expect([text, hasKnownPlaceholders(text)]).toEqual([text, false])
    }
  })

  test('must not be sent', () => {
    const sent = SentText(100)
    expect(sent.safeParse('Dear {{name}}, thank you.').error?.issues[0]?.message).toBe('textBlocks.unfilled')
    expect(sent.safeParse('Dear Ms Weber, thank you.').success).toBe(true)
    expect(isFilled('a { b } c')).toBe(true)
  })
})
