import { z } from '../zod'
import type { OrganizationKind } from './sections'

/** Kinds of documents attached to an application (product §3). */
export const documentKinds = [
  'school_letter',
  'participants',
  'itinerary',
  'insurance',
  'registration',
  'mandate',
] as const
export const DocumentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof DocumentKind>

const always = ['school_letter', 'participants', 'itinerary', 'insurance'] as const satisfies DocumentKind[]

/** The documents that an application needs: for an agency also its own registration and the school's mandate. */
export const neededDocuments = (kind: OrganizationKind | ''): readonly DocumentKind[] =>
  kind === 'agency' ? [...always, 'registration', 'mandate'] : always
