import { useTranslation } from 'react-i18next'
import type { MatchingFigures } from '#contract/fair/matching'

/** Returns the figures by which two results are compared, each with how it is read. */
export function useFigures() {
  const { t } = useTranslation('fair.desk-matching')
  return ({ wishes, sides }: MatchingFigures) => [
    { key: 'meetings', label: t('effect.meetings'), of: ({ meetings }: MatchingFigures) => meetings },
    ...wishes.map(({ priority }, at) => ({
      key: `met${priority}`,
      label: t('effect.met', { priority }),
      of: (figures: MatchingFigures) => figures.wishes[at]?.met ?? 0,
    })),
    ...sides.flatMap(({ side }, at) =>
      (['median', 'fewest'] as const).map((what) => ({
        key: `${what}${side}`,
        label: t(`effect.${what}`, { side: t(`side.${side}`) }),
        of: (figures: MatchingFigures) => figures.sides[at]?.[what] ?? 0,
      })),
    ),
  ]
}
