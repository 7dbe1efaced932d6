import { Base } from './edited'
import { endpoint } from './endpoint'
import { Instant, RequiredText, Uuid, WrittenText } from './fields'
import { deskAreas } from './sites/desks'
import { Site } from './sites/sites'
import { z } from './zod'

/** Placeholders of a block, filled in with the recipient's data (product §3). */
export const placeholders = ['name', 'number', 'title', 'organization', 'deadline', 'today'] as const
export type Placeholder = (typeof placeholders)[number]

/** Most blocks of a site, and characters of each (product §5). */
export const textBlockLimits = { most: 200, title: 80, content: 2000 } as const

const pattern = /\{\{\s{0,9}(\w{1,40})\s{0,9}\}\}/g
const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name)

/** Whether every placeholder in a text is known, and none is left half open. */
export const hasKnownPlaceholders = (text: string): boolean =>
  !/\{\{|\}\}/.test(text.replace(pattern, (whole, name: string) => (isPlaceholder(name) ? '' : whole)))

/** Whether a text has no placeholders left, as a text must before it is sent. */
export const isFilled = (text: string): boolean => !/\{\{|\}\}/.test(text)

/** A text with known values filled in; a placeholder without a value stays, so that the sender notices it. */
export const fillIn = (text: string, values: Readonly<Partial<Record<Placeholder, string>>>): string =>
  text.replace(pattern, (whole, name: string) => (isPlaceholder(name) && values[name]) || whole)

/** A text that desk staff write to people: whole sentences without placeholders. */
export const SentText = (max: number) => WrittenText(max).check(z.refine(isFilled, 'textBlocks.unfilled'))

const BlockText = z.strictObject({
  title: RequiredText(textBlockLimits.title),
  content: RequiredText(textBlockLimits.content).check(z.refine(hasKnownPlaceholders, 'textBlocks.placeholder')),
})

/** In both languages, because the recipient's is inserted. */
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

/** Reusable texts of a site's desk; every change is in the audit log (product §6). */
export const textBlocks = {
  /** All blocks, oldest first. */
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
  /** `base` is the version that was edited; refuses with 409 `textBlocks.editedElsewhere` if there is a newer one. */
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
