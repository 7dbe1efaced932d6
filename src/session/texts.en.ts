import type { TextFiles, Texts } from './more-texts'

/** Text loaders by path, relative to this file; a language's list is loaded with the texts of its frame. */
export const files: TextFiles = import.meta.glob<Texts>([
  '../sites/{*,*/*}/locale/en.ts',
  '../sites/*/locale/*.en.ts',
  '../kits/*/locale/en.ts',
  '!../kits/page/**',
  '!../{sites/{*-admin,fair,rok-us},sites/edu-travel/{application,qna,report},kits/{desk,education,survey}}/**',
  '../../contract/texts/refusal.en.ts',
])
