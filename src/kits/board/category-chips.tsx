import { useTranslation } from 'react-i18next'
import type { board } from '#contract/board'
import type { Data } from '#contract/endpoint'
import { ChipLink, Chips } from '#src/ui/chip'

interface CategoryChipsProps {
  /** What they choose. */
  of?: 'categories' | 'districts'
  categories: Data<typeof board.posts>['categories']
  chosen: string | undefined
  linkTo: (name: string | undefined) => string
}

/** The categories or districts of a board, with their counts. */
export function CategoryChips({ of = 'categories', categories, chosen, linkTo }: CategoryChipsProps) {
  const { t } = useTranslation('board')
  if (categories.length === 0) return null
  return (
    <Chips label={t(`${of}.label`)}>
      <ChipLink to={linkTo(undefined)} on={!chosen}>
        {t(`${of}.all`)}
      </ChipLink>
      {categories.map(({ name, label, count }) => (
        <ChipLink key={name} to={linkTo(name)} on={chosen === name}>
          {t('categories.count', { label, count })}
        </ChipLink>
      ))}
    </Chips>
  )
}
