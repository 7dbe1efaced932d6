import type { ReactNode } from 'react'
import type { AffiliateCategory } from '#contract/pass/affiliate'

/** Night over the city, in the colors of a ticket: sky, glow, foreground. */
const skies = [
  ['#2b1b4d', '#ff5c93', '#c9f24b'],
  ['#1d2660', '#7aa2ff', '#ffd166'],
  ['#3b1a4f', '#ffa36c', '#c9f24b'],
  ['#123a56', '#5fd3c4', '#ffd9ec'],
] as const

/** A distant view of each kind of place, drawn on a field of 120 by 120. */
const motifs: Record<AffiliateCategory, (near: string) => ReactNode> = {
  palace: (near) => (
    <>
      <path d="M14 62c20-2 30-10 46-22 16 12 26 20 46 22-4 4-8 5-12 5H26c-4 0-8-1-12-5Z" fill={near} />
      <path d="M28 70h64v22H28zM22 92h76v7H22z" fill="#fff" fillOpacity="0.85" />
      <path d="M40 70v22M60 70v22M80 70v22" stroke="#2b1b4d" strokeWidth="4" />
    </>
  ),
  museum: (near) => (
    <>
      <path d="M60 34 104 58H16Z" fill={near} />
      <path
        d="M24 62h10v28H24zM44 62h10v28H44zM66 62h10v28H66zM86 62h10v28H86zM16 92h88v8H16z"
        fill="#fff"
        fillOpacity="0.88"
      />
    </>
  ),
  art: (near) => (
    <>
      <rect x="26" y="36" width="68" height="58" rx="3" fill="#fff" fillOpacity="0.9" />
      <circle cx="48" cy="60" r="12" fill={near} />
      <path d="M34 88 58 64l14 14 8-8 8 18Z" fill="#ff5c93" />
    </>
  ),
  view: (near) => (
    <>
      <path d="M8 100c18-26 34-34 52-34s34 8 52 34Z" fill="#fff" fillOpacity="0.28" />
      <path d="M57 18h6v16h-6zM50 34h20l-4 14H54ZM56 48h8l4 40H52Z" fill={near} />
      <path d="M44 88h32v8H44z" fill="#fff" fillOpacity="0.88" />
    </>
  ),
  park: (near) => (
    <>
      <path d="M0 92c30-12 60-12 120 0v28H0Z" fill="#fff" fillOpacity="0.25" />
      <circle cx="42" cy="58" r="20" fill={near} />
      <circle cx="76" cy="66" r="15" fill={near} fillOpacity="0.75" />
      <path d="M42 66v32M76 72v24" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  experience: (near) => (
    <>
      <path d="M44 38h32l-5 10c14 8 18 30 4 46H45C31 78 35 56 49 48Z" fill="#fff" fillOpacity="0.9" />
      <path d="M37 70c15 8 31 8 46 0" fill="none" stroke={near} strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  performance: (near) => (
    <>
      <path d="M14 24h92v12H14z" fill={near} />
      <path d="M16 36h26c0 28-6 44-26 56ZM104 36H78c0 28 6 44 26 56Z" fill="#ff5c93" />
      <circle cx="60" cy="68" r="9" fill="#fff" fillOpacity="0.9" />
      <path d="M46 98c2-14 8-18 14-18s12 4 14 18Z" fill="#fff" fillOpacity="0.9" />
    </>
  ),
  heritage: (near) => (
    <>
      <path
        d="M60 20v10M42 42l18-12 18 12ZM36 60l24-12 24 12ZM30 80l30-14 30 14Z"
        fill={near}
        stroke={near}
        strokeWidth="3"
      />
      <path d="M46 42h28v7H46zM42 60h36v8H42zM38 80h44v12H38zM28 92h64v7H28z" fill="#fff" fillOpacity="0.88" />
    </>
  ),
}

const hashOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

interface PlaceArtProps {
  category: AffiliateCategory
  /** Varies the picture between neighbors of the same kind. */
  seed: string
  className?: string
}

/** A drawn picture of a place, by its kind. */
export function PlaceArt({ category, seed, className }: PlaceArtProps) {
  const number = hashOf(seed)
  const [sky, glow, near] = skies[number % skies.length] ?? skies[0]
  const moon = 20 + (number % 80)
  return (
    <svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect x="-120" width="360" height="120" fill={sky} />
      <circle cx={moon} cy={18 + (number % 14)} r="9" fill="#fff" fillOpacity="0.85" />
      <path
        d="M-120 104c60-22 90 10 150-8s90-14 210 6"
        fill="none"
        stroke={glow}
        strokeWidth="5"
        strokeOpacity="0.85"
      />
      <path d="M-120 112c70-14 100 8 160-4s90-8 200 2" fill="none" stroke={near} strokeWidth="3" strokeOpacity="0.6" />
      {motifs[category](near)}
    </svg>
  )
}
