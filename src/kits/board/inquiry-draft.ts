import type { CallInput } from '#contract/endpoint'
import { GuestInquiryDraft, InquiryDraft, type inquiry } from '#contract/inquiry'
import type { InquiryType } from '#contract/inquiry-types'
import { z } from '#contract/zod'

/** Files are separate from the typed text, and no type is chosen initially. */
type Typing<T> = Omit<T, 'type'> & { type: InquiryType | ''; file: File[] }
export type MemberTyping = Typing<InquiryDraft>
export type GuestTyping = Typing<GuestInquiryDraft>

/** The values of the forms, validated by the contract's drafts (product §5). */
export const MemberForm = z.pipe(
  z.transform(({ file: _, ...draft }: MemberTyping) => draft as InquiryDraft),
  InquiryDraft,
)
export const GuestForm = z.pipe(
  z.transform(({ file: _, ...draft }: GuestTyping) => draft as GuestInquiryDraft),
  GuestInquiryDraft,
)

/** The fields that survive a reload and signing in; files have to be chosen again. */
export const keptFields = ['type', 'title', 'content'] as const
export const keptGuestFields = [...keptFields, 'email', 'about'] as const

/** The draft name under which typed text is stored. */
export const draftName = 'inquiry'

/** Turns a guest's files into the fields of a call: guests can send fewer than members. */
export function asGuestFields([file_1, file_2]: readonly File[]): NonNullable<
  CallInput<typeof inquiry.askAsGuest>['files']
> {
  return { file_1, file_2 }
}
