import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'

/** Words for the names of generated products: English and Korean of the same length, paired. */
const places = {
  en: [
    'Bukchon',
    'Haeundae',
    'Seongsan',
    'Damyang',
    'Andong',
    'Gangneung',
    'Tongyeong',
    'Sokcho',
    'Gongju',
    'Suncheon',
  ],
  ko: ['북촌', '해운대', '성산', '담양', '안동', '강릉', '통영', '속초', '공주', '순천'],
}
const kinds = {
  en: [
    'morning walk',
    'night cruise',
    'forest bath',
    'market tour',
    'temple stay',
    'tea class',
    'bike ride',
    'photo tour',
  ],
  ko: ['아침 산책', '야경 유람선', '숲 치유', '시장 투어', '템플스테이', '다도 수업', '자전거 여행', '사진 투어'],
}

const list = (words: readonly string[]) =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`

/** The list's word for row `n`: moves on one word every `step` rows, and cycles. */
const nth = (words: readonly string[], step: number) =>
  sql`(${list(words)})[1 + (n / ${step}::int) % ${words.length}::int]`

/**
 * Fills the catalog with `count` open products for measurements, always in six statements: texts in both languages,
 * durations, stars and guide languages of every kind, prices for adults and children, no pictures. An option runs from `today`
 * for a year; every fifth skips a weekday, every eleventh the first two months.
 */
export async function generateProducts(db: Db, count: number, today: string): Promise<void> {
  const series = sql`generate_series(1, ${count}::int) n`
  await db.execute(sql`
    insert into product (id, site, category, region, operator, duration_minutes, languages, min_travelers, cancellation, price, currency, price_won, rating_sum, rating_count, popularity)
    select 'generated-' || n, 'shop',
           (array['tours','festivals','tickets','stays','transport','experiences'])[1 + n % 6],
           (array['seoul','gyeonggi','incheon','gangwon','chungcheong','jeolla','gyeongsang','busan','jeju'])[1 + n % 9],
           '{"en":"Generated","ko":"생성"}', 60 + (n * 97) % 1440,
           case n % 4 when 0 then '{en,ko,ja}' when 1 then '{en,ko}' when 2 then '{ko,zh-CN}' else '{ko}' end::text[],
           1 + n % 3, '[{"days_before":0,"refund_percent":100}]',
           20000 + (n * 37) % 90000, 'KRW', 20000 + (n * 37) % 90000, n % 13 * (20 + (n * 31) % 31) / 10, n % 13,
           (n * 7919) % 1000
    from ${series}`)
  for (const lang of ['en', 'ko'] as const) {
    const name = sql`${nth(places[lang], 1)} || ' ' || ${nth(kinds[lang], 10)} || ' ' || n`
    await db.execute(sql`
      insert into product_text (product_id, lang, name, summary, description, highlights, itinerary, included, excluded, know_before, meeting_point, search)
      select id, ${lang}, name, name, name, array[name], '[]', '{}', '{}', '{}', name, lower(name)
      from (select 'generated-' || n as id, ${name} as name from ${series}) as generated`)
  }
  await db.execute(sql`
    insert into product_option (product_id, position, name, description, option_start_date, option_end_date, currency, start_times, closed_weekdays, closed_days, capacity)
    select 'generated-' || n, 0, '{"en":"Standard","ko":"기본"}', '{"en":"","ko":""}', ${today}::date + case when n % 11 = 0 then 60 else 0 end, ${today}::date + 365, 'KRW',
           '{09:00,14:00}', case when n % 5 = 0 then array[n % 7] else '{}' end, '{}', 20
    from ${series}`)
  await db.execute(sql`
    insert into option_price (option_id, band, min_age, max_age, price)
    select o.id, b.band, b.min_age, b.max_age, (p.price * b.share)::int
    from product_option o
    join product p on p.id = o.product_id
    cross join (values ('adult', 13, null::int, 1.0), ('child', 3, 12, 0.7)) as b (band, min_age, max_age, share)
    where o.product_id like 'generated-%'`)
  await db.execute(sql`analyze product, product_text, product_option, option_price`)
}
