import type { ReactNode } from 'react'
import type { SocialType } from '#contract/social'
import { Button } from '#src/ui/button'
import { Glyph } from './glyph'

/** The providers' own colors; dark text on both, because white on Naver's green is hard to read. */
const looks: Record<SocialType, string> = {
  kakao: 'bg-[#fee500] text-[#191919] hover:bg-[#f2da00]',
  naver: 'bg-[#03c75a] text-[#101010] hover:bg-[#02bb54]',
}

interface SocialButtonProps {
  type: SocialType
  busy: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that leads to a provider. */
export const SocialButton = ({ type, children, ...rest }: SocialButtonProps) => (
  <Button variant="ghost" wide icon={<Glyph type={type} />} className={looks[type]} {...rest}>
    {children}
  </Button>
)
