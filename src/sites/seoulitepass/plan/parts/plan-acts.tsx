import Bookmark from 'lucide-react/icons/bookmark'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import { type PlanWish, passPlans } from '#contract/pass/plan'
import { useCall } from '#src/api/query'
import { withNext } from '#src/kits/account/use-next'
import { useDates } from '#src/session/dates'
import { useContentLang, useSession, useVisitor } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { CopyButton } from '#src/ui/copy-button'
import { toast } from '#src/ui/overlay/toast'
import { calendarType, saveFile } from '#src/ui/save-file'
import { paths } from '../../site'
import { planAddress } from '../address'

interface PlanActsProps {
  path: string
  wish: PlanWish
  /** Whether at least one place can be visited. */
  isPossible: boolean
}

/** The actions on a plan: share, save, print, export. */
export function PlanActs({ path, wish, isPossible }: PlanActsProps) {
  const { t } = useTranslation('seoulitepass.plan')
  const lang = useContentLang()
  const { origin } = useVisitor()
  const { day } = useDates()
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const add = useCall(passPlans.add, { refreshes: [passPlans.own] })
  const calendar = useCall(passPlans.calendar)
  const address = planAddress(path, wish)
  const keep = async () => {
    const name = t('name', { day: day(wish.first_day), count: wish.affiliate_ids.length })
    // A refusal is shown as a toast.
    if (await add.mutateAsync({ body: { name, wish } }).catch(() => null)) toast.success(t('kept'))
  }
  const save = async () => {
    const file = await calendar.mutateAsync({ query: { lang }, body: wish }).catch(() => null)
    if (file) saveFile(new Blob([file.text], { type: calendarType }), file.filename)
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {signedIn ? (
        <Button icon={<Bookmark className="size-5" />} busy={add.isPending} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      ) : (
        <ButtonLink icon={<Bookmark className="size-5" />} to={withNext(paths.login, address)}>
          {t('signIn')}
        </ButtonLink>
      )}
      {isPossible && (
        <Button
          variant="secondary"
          icon={<CalendarPlus className="size-5" />}
          busy={calendar.isPending}
          onClick={() => void save()}
        >
          {t('calendar')}
        </Button>
      )}
      <Button variant="secondary" icon={<Printer className="size-5" />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <CopyButton text={origin + address}>{t('copy')}</CopyButton>
    </div>
  )
}
