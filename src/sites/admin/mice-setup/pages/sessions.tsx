import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'
import { SessionForm } from '../parts/session-form'
import { SessionList } from '../parts/session-list'
import { SetupPage } from '../parts/setup-page'
import { sessions as query } from '../queries'

/** The conference of a year, beside the form for a session. */
export function Component() {
  const { t } = useTranslation('admin.mice-setup')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const {
    data: { years, setup, sessions },
    act,
  } = useLive(query(search), (data) => data.sessions.map(({ id, version }) => id + version).join())
  const requested = search.get('session')
  const chosen = sessions.find(({ id }) => id === requested)
  const to = (year: number, session?: string) =>
    `${paths.miceSetupSessions}?${new URLSearchParams({ year: String(year), ...(session && { session }) })}`
  const show = (year: number, session?: string) => void navigate(to(year, session), { preventScrollReset: true })
  return (
    <SetupPage
      at="sessions"
      years={years}
      setup={setup}
      actions={
        setup && (
          <Button size="sm" onClick={() => show(setup.year, 'new')}>
            {t('sessions.add')}
          </Button>
        )
      }
    >
      {(year) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className={requested ? 'max-lg:hidden' : ''}>
            <SessionList
              sessions={sessions}
              figures={year.figures}
              chosen={chosen?.id}
              linkTo={(id) => to(year.year, id)}
            />
          </div>
          {chosen || requested === 'new' ? (
            <DetailPart
              title={chosen ? t('sessions.change') : t('sessions.add')}
              actions={
                <Button variant="ghost" size="sm" onClick={() => show(year.year)}>
                  {t('close')}
                </Button>
              }
            >
              <SessionForm
                key={requested}
                setup={year}
                session={chosen}
                act={act}
                onDone={(id) => show(year.year, id)}
              />
            </DetailPart>
          ) : (
            <div className="max-lg:hidden">
              <EmptyState title={requested ? t('sessions.gone') : t('sessions.choose')}>
                {t('sessions.chooseText')}
              </EmptyState>
            </div>
          )}
        </div>
      )}
    </SetupPage>
  )
}
