import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gateLimits, miceGate } from '#contract/mice/gate'
import { isRehearsalAt } from '#contract/mice/rehearsal'
import { useDesk } from '#src/kits/desk/desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useDuty } from '#src/kits/offline/use-duty'
import { useOfflinePage } from '#src/kits/offline/use-offline-page'
import { useAllowedCamera } from '#src/kits/scanner/use-allowed-camera'
import { useDates } from '#src/session/dates'
import { useContentLang, useNow, useSession } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { EmptyState } from '#src/ui/empty-state'
import { Field } from '#src/ui/field'
import { Select } from '#src/ui/select'
import { site } from '../../site'
import { doors as doorsQuery } from '../gate-queries'
import { Door } from '../parts/door'
import { Entered } from '../parts/entered'
import { MiceTabs } from '../parts/mice-tabs'
import { Stands } from '../parts/stands'

/** The doors and their lists of numbers, without names. */
const kept = [miceGate.doors, miceGate.list]

/** How often the device refetches the doors, in ms. */
const doorsEveryMs = 10 * 60_000

/** Check-in by badge at the entrance and at session doors. */
export function Component() {
  const { t } = useTranslation('admin.mice')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const { birthday } = useDates()
  useAllowedCamera()
  useOfflinePage('door', kept)
  // Door staff have no other page of the fair's desk.
  const isOperator = useDesk().has('operator')
  const now = useNow()
  const isSignedIn = useSession(({ tokens }) => tokens.admin !== undefined)
  // A device stays open overnight: the next day has other doors, and may be the first that is no rehearsal.
  const { data } = useSuspenseQuery({ ...doorsQuery(), refetchInterval: isSignedIn && doorsEveryMs })
  useDuty('doors', kept, data !== null)
  const [chosen, setDoor] = useState('entrance')
  const door = data?.doors.some((each) => each.door === chosen) ? chosen : 'entrance'
  const [place, setPlace] = useState(t('gate.entrance'))
  return (
    <DeskPage title={ofSite('title.miceGate')}>
      {isOperator && <MiceTabs />}
      {data ? (
        <div className="space-y-4">
          {isRehearsalAt(data.days, now) && (
            <Alert title={t('gate.rehearsal')}>{t('gate.rehearsalText', { day: birthday(data.first_day) })}</Alert>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('gate.door')}>
              {(frame) => (
                <Select {...frame} value={door} onChange={({ target }) => setDoor(target.value)}>
                  {data.doors.map(({ door: id, session }) => (
                    <option key={id} value={id}>
                      {session
                        ? `${session.starts} · ${session.title[lang]} · ${session.hall[lang]}`
                        : t('gate.entrance')}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              label={t('gate.place')}
              help={t('gate.placeHelp')}
              error={place.trim() ? undefined : t('gate.noPlace')}
            >
              {(frame) => (
                <input
                  {...frame}
                  className="control"
                  value={place}
                  maxLength={gateLimits.place}
                  onChange={({ target }) => setPlace(target.value)}
                />
              )}
            </Field>
          </div>
          <Door key={door} doors={data} door={door} place={place.trim()} />
          {isSignedIn && <Entered />}
          {isOperator && <Stands place={place.trim()} />}
        </div>
      ) : (
        <EmptyState title={t('noFair')} />
      )}
    </DeskPage>
  )
}
