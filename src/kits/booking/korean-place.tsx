import type { Voucher } from '#contract/voucher'
import { useContentLang } from '#src/session/visitor'

interface KoreanPlaceProps {
  title: string
  place: Voucher['korean']
  className?: string
}

/** A voucher's title and place in Korean, for drivers and guides, where the reader's language is another. */
export function KoreanPlace({ title, place, className }: KoreanPlaceProps) {
  if (useContentLang() === 'ko') return null
  return (
    <section className={className}>
      <h3>{title}</h3>
      <div lang="ko">
        <p>
          <b>{place.product_name}</b> · {place.option_name}
        </p>
        <p>만나는 곳: {place.meeting_point}</p>
      </div>
    </section>
  )
}
