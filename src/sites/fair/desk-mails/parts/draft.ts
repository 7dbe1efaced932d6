import { MailGroup, MailTexts } from '#contract/fair/mail-desk'
import { z } from '#contract/zod'

const choice = z.string()

/** The form's values: an empty choice means none. */
export const DraftForm = z.object({
  group: z.object({
    side: choice,
    status: choice,
    country: choice,
    sector: choice,
    lang: choice,
    lacks: choice,
    news: z.boolean(),
  }),
  texts: MailTexts,
})
export type DraftForm = z.infer<typeof DraftForm>

export const noDraft: DraftForm = {
  group: { side: '', status: 'approved', country: '', sector: '', lang: '', lacks: '', news: false },
  texts: { en: { subject: '', text: '' }, ko: { subject: '', text: '' } },
}

/** The chosen group. Throws for an invalid choice. */
export const groupIn = ({ news, ...chosen }: DraftForm['group']): MailGroup =>
  MailGroup.parse({
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')),
    ...(news && { news: '1' }),
  })
