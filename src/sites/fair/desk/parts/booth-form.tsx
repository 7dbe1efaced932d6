import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fairEdition } from '#contract/fair/edition'
import type { OwnParticipant } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { Select } from '#src/ui/select'
import { useOwnWords } from '../../company/parts/use-own-words'
import { plan } from '../../queries'

interface BoothFormProps {
  participant: OwnParticipant
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** The choice of a seller's booth; occupied booths show their seller. */
export function BoothForm({ participant: { id, version, booth }, act }: BoothFormProps) {
  const { t } = useTranslation('fair.desk')
  const { data: booths } = useSuspenseQuery(plan())
  const ownWords = useOwnWords()
  const [chosen, setChosen] = useState(booth?.id ?? '')
  const give = useCall(fairParticipantsDesk.giveBooth, {
    refreshes: [
      fairParticipantsDesk.detail,
      fairParticipantsDesk.list,
      fairParticipantsDesk.waiting,
      fairEdition.booths,
    ],
  })
  const save = async () => {
    await act(() => give.mutateAsync({ params: { id }, body: { booth_id: chosen || null, base: version } }))
    toast.success(t('booth.done'))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label={t('booth.label')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        className="sm:w-96"
      >
        <option value="">{t('booth.none')}</option>
        {booths.map(({ id: boothId, number, companies }) => {
          const others = companies.filter((each) => each.id !== id).map(({ name }) => ownWords(name.en, name.ko))
          return (
            <option key={boothId} value={boothId}>
              {others.length > 0 ? t('booth.shared', { number, companies: others.join(', ') }) : number}
            </option>
          )
        })}
      </Select>
      <Button
        variant="secondary"
        busy={give.isPending}
        disabled={chosen === (booth?.id ?? '')}
        onClick={() => void save().catch(() => {})}
      >
        {t('booth.save')}
      </Button>
    </div>
  )
}
