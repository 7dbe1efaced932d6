import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'

export interface Given {
  given: number
  already: number
  unknown: readonly string[]
}

/** How many members received it, how many already had it, and which addresses belong to no member. */
export function GivenNote({ given, already, unknown }: Given) {
  const { t } = useTranslation('admin.benefits')
  return (
    <Alert
      tone={unknown.length > 0 ? 'warning' : 'success'}
      live
      className="mb-4"
      title={t('given.done', { count: given })}
    >
      {already > 0 && <p>{t('given.already', { count: already })}</p>}
      {unknown.length > 0 && (
        <>
          <p>{t('given.unknown')}</p>
          <ul>
            {unknown.map((each) => (
              <li key={each} className="wrap-anywhere">
                {each}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
