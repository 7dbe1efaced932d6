import type { SocialType } from '#contract/social'

const shapes: Record<SocialType, string> = {
  kakao:
    'M10 2.5c-4.7 0-8.5 3-8.5 6.7 0 2.4 1.6 4.5 4 5.7l-.8 3c-.1.3.2.5.5.4l3.5-2.3c.4 0 .9.1 1.3.1 4.7 0 8.5-3 8.5-6.8S14.700 2.500 10 2.500Z',
  naver: 'M3 3h5l4 6V3h5v14h-5l-4-6v6H3Z',
}

/** A provider's icon, drawn by us; its name is beside it. */
export const Glyph = ({ type }: { type: SocialType }) => (
  <svg viewBox="0 0 20 20" className="size-5 shrink-0" fill="currentColor" aria-hidden="true">
    <path d={shapes[type]} />
  </svg>
)
