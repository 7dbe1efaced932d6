import { useTranslation } from 'react-i18next'
import { type DeskFestival, festivalsDesk } from '#contract/festivals-desk'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { useAct, useToasted } from '../../parts/use-act'
import { afterFestivalAct } from '../queries'

/** Whether visitors see a festival. */
export function FestivalState({ shown }: Pick<DeskFestival, 'shown'>) {
  const { t } = useTranslation('admin.festivals')
  return <Badge tone={shown ? 'success' : 'neutral'}>{t(`state.${shown ? 'shown' : 'hidden'}`)}</Badge>
}

/** Shows a festival to visitors, or hides it; the same button undoes it. */
export function ShowButton({ festival }: { festival: DeskFestival }) {
  const { t } = useTranslation('admin.festivals')
  const name = festival.name[useContentLang()]
  const toasted = useToasted()
  const show = useAct(festivalsDesk.show, afterFestivalAct)
  const act = festival.shown ? 'hide' : 'show'
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t(`${act}Of`, { name })}
      onClick={() =>
        void toasted(
          () => show({ params: { id: festival.id }, body: { shown: !festival.shown } }),
          t(festival.shown ? 'hiddenDone' : 'shownDone', { name }),
        )
      }
    >
      {t(act)}
    </Button>
  )
}
