import type { CallInput } from '#contract/endpoint'
import { GuestInquiryDraft, InquiryDraft, type inquiry } from '#contract/inquiry'
import type { InquiryType } from '#contract/inquiry-types'
import { z } from '#contract/zod'

/** Files travel beside what is typed, and no type is chosen at first. */
type Typing<T> = Omit<T, 'type'> & { type: InquiryType | ''; file: File[] }
export type MemberTyping = Typing<InquiryDraft>
export type GuestTyping = Typing<GuestInquiryDraft>

/** What the forms hold, judged by the contract's drafts (product §5). */
export const MemberForm = z.pipe(
  z.transform(({ file: _, ...draft }: MemberTyping) => draft as InquiryDraft),
  InquiryDraft,
)
export const GuestForm = z.pipe(
  z.transform(({ file: _, ...draft }: GuestTyping) => draft as GuestInquiryDraft),
  GuestInquiryDraft,
)

/** What survives a reload and signing in; files are chosen again. */
export const keptFields = ['type', 'title', 'content'] as const
export const keptGuestFields = [...keptFields, 'email', 'about'] as const

/** Under this name what is typed is kept. */
export const draftName = 'inquiry'

/** The files of whoever has no account as the fields of a call: fewer than members send. */
export function asGuestFields([file_1, file_2]: readonly File[]): NonNullable<
  CallInput<typeof inquiry.askAsGuest>['files']
> {
  return { file_1, file_2 }
}
