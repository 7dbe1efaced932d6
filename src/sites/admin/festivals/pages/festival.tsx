import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { type DeskFestival, festivalsDesk } from '#contract/festivals-desk'
import { useCall } from '#src/api/query'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { useLive } from '#src/kits/desk/use-live'
import { useDraft } from '#src/session/use-draft'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { History } from '../../history/history'
import { ActProvider, useAct, useConfirmed } from '../../parts/use-act'
import { paths, site } from '../../site'
import { FestivalFields } from '../parts/festival-fields'
import { TypedFestival, typed } from '../parts/typed-festival'
import { FestivalState, ShowButton } from '../parts/visibility'
import { afterFestivalAct, festival as festivalQuery } from '../queries'

/** One public festival: its texts, months and product, and whether visitors see it. */
export function Component() {
  const { id = '' } = useParams()
  return <Festival key={id} id={id} />
}

function Festival({ id }: { id: string }) {
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const live = useLive(festivalQuery(id), ({ version, acts }) => `${version} ${acts.length}`)
  const festival = live.data
  return (
    <DeskPage
      title={festival.name[lang]}
      mark={<FestivalState shown={festival.shown} />}
      back={<BackLink to={paths.festivals}>{ofSite('title.festivals')}</BackLink>}
      actions={<ShowButton festival={festival} />}
    >
      <ActProvider value={live.act}>
        <div className="space-y-4">
          <Editor festival={festival} act={live.act} />
          {!festival.shown && <Removal festival={festival} />}
          <History acts={festival.acts} />
        </div>
      </ActProvider>
    </DeskPage>
  )
}

interface EditorProps {
  festival: DeskFestival
  /** Runs a write; when someone else saved first, the latest version is shown. */
  act: <R>(work: () => Promise<R>) => Promise<R>
}

function Editor({ festival, act }: EditorProps) {
  const { t } = useTranslation('admin.festivals')
  const form = useZodForm(TypedFestival, typed(festival), 'onSubmit')
  const save = useCall(festivalsDesk.save, { errors: 'page', refreshes: afterFestivalAct })
  const draft = `festival ${festival.id}`
  const { base, isStale, rebase } = useBase(festival.version, save.isPending, draft)
  const forget = useDraft(form, draft, { schema: TypedFestival })
  const { isDirty } = form.formState
  useLeaveGuard(() => isDirty)
  const take = (saved: DeskFestival) => {
    rebase(saved.version)
    form.reset(typed(saved))
    forget()
  }
  return (
    <Form
      form={form}
      label={festival.name[useContentLang()]}
      onSubmit={async (values) => {
        take(await act(() => save.mutateAsync({ params: { id: festival.id }, body: { base, ...values } })))
        toast.success(t('form.saved'))
      }}
    >
      <StaleNote isLong form={form} isStale={isStale} onKeep={() => rebase()} onTake={() => take(festival)}>
        {t('form.stale')}
      </StaleNote>
      <FestivalFields productId={festival.product_id} />
      <div>
        <SubmitButton>{t('form.save')}</SubmitButton>
      </div>
    </Form>
  )
}

function Removal({ festival }: { festival: DeskFestival }) {
  const { t } = useTranslation('admin.festivals')
  const navigate = useNavigate()
  const confirmed = useConfirmed()
  const remove = useAct(festivalsDesk.remove, [festivalsDesk.list])
  const name = festival.name[useContentLang()]
  return (
    <DetailPart title={t('remove.title')}>
      <p className="mb-4">{t('remove.text')}</p>
      <Button
        variant="secondary"
        onClick={() =>
          void confirmed(
            t('remove.ask', { name }),
            t('remove.askText'),
            async () => {
              await remove({ params: { id: festival.id } })
              await navigate(paths.festivals)
            },
            t('remove.done', { name }),
          )
        }
      >
        {t('remove.act')}
      </Button>
    </DetailPart>
  )
}
