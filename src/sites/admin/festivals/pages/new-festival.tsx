import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { festivalsDesk } from '#contract/festivals-desk'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { paths, site } from '../../site'
import { FestivalFields } from '../parts/festival-fields'
import { emptyFestival, TypedFestival } from '../parts/typed-festival'
import { afterFestivalAct } from '../queries'

/** Adds a festival, which is hidden at first. */
export function Component() {
  const { t } = useTranslation('admin.festivals')
  const { t: ofSite } = useTranslation(site)
  const navigate = useNavigate()
  const form = useZodForm(TypedFestival, emptyFestival)
  const forget = useDraft(form, 'new festival', { schema: TypedFestival })
  const create = useAct(festivalsDesk.create, afterFestivalAct)
  return (
    <DeskPage
      title={ofSite('title.newFestival')}
      back={<BackLink to={paths.festivals}>{ofSite('title.festivals')}</BackLink>}
    >
      <p className="mb-4 text-muted">{t('form.makeLead')}</p>
      <Form
        form={form}
        label={ofSite('title.newFestival')}
        onSubmit={async (body) => {
          const { id } = await create({ body })
          forget()
          toast.success(t('form.made'))
          await navigate(paths.festival(id))
        }}
      >
        <FestivalFields />
        <div>
          <SubmitButton>{t('form.make')}</SubmitButton>
        </div>
      </Form>
    </DeskPage>
  )
}
