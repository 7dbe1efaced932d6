import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ChangedWords } from '#src/ui/changed-words'
import { changedParts } from '#src/ui/word-changes'
import { show } from './show'

const marked = (text: string, other: string) =>
  changedParts(text, other)
    .map(({ text: part, isChanged }) => (isChanged ? `[${part}]` : part))
    .join('')

describe('the words that changed between two versions', () => {
  it.each([
    ['We stay three nights.', 'We stay two nights.', 'We stay [three] nights.'],
    ['서울에서 세 밤을 묵습니다.', '서울에서 두 밤을 묵습니다.', '서울에서 [세] 밤을 묵습니다.'],
    ['We stay.', 'We stay and learn.', 'We stay.'],
    ['one\ntwo\nthree', 'one\nthree', 'one\n[two\n]three'],
  ])('%j beside %j', (text, other, expected) => {
    expect(marked(text, other)).toBe(expected)
  })

  it('are not marked if all did', () => {
    expect(marked('Haruka Sato', 'Mei Tanaka')).toBe('Haruka Sato')
  })

  it('are marked as added or removed on the page', async () => {
    await show(
      <>
        <p>
          <ChangedWords text="Two nights" other="Three nights" as="del" />
        </p>
        <p>
          <ChangedWords text="Three nights" other="Two nights" as="ins" />
        </p>
      </>,
    )
    expect((await screen.findByRole('deletion')).textContent).toBe('Two')
    expect((await screen.findByRole('insertion')).textContent).toBe('Three')
  })
})
