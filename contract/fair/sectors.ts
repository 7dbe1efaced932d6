import { z } from '../zod'

/** The two sides of meetings; both are in the business area (product §6). */
export const fairSides = ['buyer', 'seller'] as const
export const FairSide = z.enum(fairSides)
export type FairSide = z.infer<typeof FairSide>

/** The business of a company at the fair (product §3). */
export const fairSectors = [
  'hospital',
  'clinic',
  'korean_medicine',
  'dental',
  'beauty',
  'wellness',
  'agency',
  'tour_operator',
  'hotel',
  'insurance',
  'technology',
  'institution',
] as const
export const FairSector = z.enum(fairSectors, 'validation.chooseOne')
export type FairSector = z.infer<typeof FairSector>

/** The specialties in which it works or looks for partners. */
export const fairSpecialties = [
  'checkup',
  'oncology',
  'cardiology',
  'orthopedics',
  'neurosurgery',
  'fertility',
  'ophthalmology',
  'dentistry',
  'dermatology',
  'plastic_surgery',
  'rehabilitation',
  'traditional',
  'spa',
  'recovery_stay',
  'interpretation',
  'transport',
] as const
export const FairSpecialty = z.enum(fairSpecialties)
export type FairSpecialty = z.infer<typeof FairSpecialty>

/** Regions of origin of the guests. */
export const fairMarkets = [
  'central_asia',
  'china',
  'japan',
  'mongolia',
  'southeast_asia',
  'south_asia',
  'middle_east',
  'russia',
  'europe',
  'north_america',
  'oceania',
  'africa',
  'latin_america',
  'korea',
] as const
export const FairMarket = z.enum(fairMarkets)
export type FairMarket = z.infer<typeof FairMarket>
