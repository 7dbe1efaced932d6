import { Base } from './edited'
import { endpoint } from './endpoint'
import { Instant, RequiredText, Uuid, WrittenText } from './fields'
import { deskAreas } from './sites/desks'
import { Site } from './sites/sites'
import { z } from './zod'

/** What a block leaves to be filled in with what is known of whoever it is written to (product §3). */
export const placeholders = ['name', 'number', 'title', 'organization', 'deadline', 'today'] as const
export type Placeholder = (typeof placeholders)[number]

/** Blocks of a site at most, and characters of each (product §5). */
export const textBlockLimits = { most: 200, title: 80, content: 2000 } as const

const pattern = /\{\{\s{0,9}(\w{1,40})\s{0,9}\}\}/g
const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name)

/** Whether every placeholder of a text is one that can be filled, and none is left half open. */
export const hasKnownPlaceholders = (text: string): boolean =>
  !/\{\{|\}\}/.test(text.replace(pattern, (whole, name: string) => (isPlaceholder(name) ? '' : whole)))

/** Whether nothing of a text is still to be filled in: what is sent to people has to be like that. */
export const isFilled = (text: string): boolean => !/\{\{|\}\}/.test(text)

/** A text with what is known put in; a placeholder without a value stays, so that whoever sends it sees it. */
export const fillIn = (text: string, values: Readonly<Partial<Record<Placeholder, string>>>): string =>
  text.replace(pattern, (whole, name: string) => (isPlaceholder(name) && values[name]) || whole)

/** What somebody of a desk writes to people: whole sentences with nothing left to fill in. */
export const SentText = (max: number) => WrittenText(max).check(z.refine(isFilled, 'textBlocks.unfilled'))

const BlockText = z.strictObject({
  title: RequiredText(textBlockLimits.title),
  content: RequiredText(textBlockLimits.content).check(z.refine(hasKnownPlaceholders, 'textBlocks.placeholder')),
})

/** Both languages, because it is put in in that of whoever it is written to. */
export const TextBlockDraft = z.strictObject({ texts: z.strictObject({ en: BlockText, ko: BlockText }) })
export type TextBlockDraft = z.infer<typeof TextBlockDraft>

export const TextBlock = z.object({
  id: Uuid,
  texts: z.object({ en: BlockText, ko: BlockText }),
  /** Counts its edits. */
  version: z.number(),
  updated_at: Instant,
})
export type TextBlock = z.infer<typeof TextBlock>

const OfSite = z.object({ site: Site })
const One = z.object({ site: Site, id: Uuid })

/** Texts that a site's desk writes again and again; every change is in the audit log (product §6). */
export const textBlocks = {
  /** All of them, the oldest first. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/text-blocks',
    auth: deskAreas,
    roles: 'desk',
    params: OfSite,
    data: z.array(TextBlock),
  }),
  /** Refuses with 409 `textBlocks.tooMany`. */
  make: endpoint({
    method: 'post',
    path: '/api/v1/admin/sites/:site/text-blocks',
    auth: deskAreas,
    roles: 'deskChief',
    params: OfSite,
    body: TextBlockDraft,
    data: TextBlock,
    limit: 'write',
  }),
  /** `base` is the version that was edited; refuses with 409 `textBlocks.editedElsewhere` where there is a newer one. */
  edit: endpoint({
    method: 'put',
    path: '/api/v1/admin/sites/:site/text-blocks/:id',
    auth: deskAreas,
    roles: 'deskChief',
    params: One,
    body: z.extend(TextBlockDraft, { base: Base }),
    data: TextBlock,
    limit: 'write',
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/v1/admin/sites/:site/text-blocks/:id',
    auth: deskAreas,
    roles: 'deskChief',
    params: One,
    data: z.object({}),
    limit: 'write',
  }),
}
