import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useLive } from '#src/kits/desk/use-live'
import { Button } from '#src/ui/button'
import { ChangeFigures } from '../parts/change-figures'
import { NewYear } from '../parts/new-year'
import { SetupPage } from '../parts/setup-page'
import { YearState } from '../parts/year-state'
import { setup as query } from '../queries'

/** The years, and the figures of the chosen one. */
export function Component() {
  const { t } = useTranslation('fair.desk-setup')
  const [search] = useSearchParams()
  const {
    data: { years, setup },
    act,
  } = useLive(query(search), (data) => String(data.setup?.version))
  const [isNew, setIsNew] = useState(false)
  return (
    <SetupPage
      at="figures"
      years={years}
      setup={setup}
      none={<NewYear years={years} onMade={() => {}} />}
      actions={
        setup && (
          <Button variant="secondary" size="sm" aria-expanded={isNew} onClick={() => setIsNew(!isNew)}>
            {t('new.button')}
          </Button>
        )
      }
    >
      {(chosen) => (
        <>
          {isNew && <NewYear years={years} onMade={() => setIsNew(false)} />}
          {/* Stays mounted while a new year is entered, so that typed values are kept. */}
          <div hidden={isNew} className="space-y-4">
            <YearState setup={chosen} act={act} />
            <ChangeFigures key={chosen.year} setup={chosen} act={act} />
          </div>
        </>
      )}
    </SetupPage>
  )
}
