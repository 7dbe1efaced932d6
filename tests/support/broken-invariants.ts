import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'

/** Each query finds rows that violate a promise of the whole product, regardless of how they came about. */
const broken = {
  'held and confirmed seats of a departure are those of its bookings': sql`
    select d.id from departure d
    left join booking b on b.departure_id = d.id
    group by d.id
    having d.held <> coalesce(sum(b.seats) filter (where b.seat_state = 'held'), 0)
      or d.confirmed <> coalesce(sum(b.seats) filter (where b.seat_state = 'confirmed'), 0)`,
  'no departure has more seats taken than it has': sql`
    select id from departure where held < 0 or confirmed < 0 or held + confirmed > capacity`,
  'released bookings hold no seats': sql`select id from booking where seat_state = 'released' and seats <> 0`,
  'only live bookings have seats': sql`select id from booking where (status = 'cancelled') <> (seat_state = 'released')`,
  'an order is captured at most once': sql`
    select order_id from payment where status in ('done', 'refunded', 'partly_refunded')
    group by order_id having count(*) > 1`,
  'every capture is of a paid order, at its amount': sql`
    select p.id from payment p join "order" o on o.id = p.order_id
    where p.status in ('done', 'refunded', 'partly_refunded')
    and (o.status not in ('paid', 'cancelled') or o.amount_won <> p.amount_won)`,
  'every order that was paid for has its capture': sql`
    select o.id from "order" o where o.status = 'paid' and o.amount_won > 0
    and not exists (select from payment p where p.order_id = o.id and p.status in ('done', 'refunded', 'partly_refunded'))`,
  'the stand-in for Toss has charged what we have captured, and nothing else': sql`
    select t.payment_key from local_toss_payment t
    left join payment p on p.payment_key = t.payment_key and p.status in ('done', 'partly_refunded', 'refunded')
    where t.status in ('DONE', 'PARTIAL_CANCELED', 'CANCELED') and p.id is null and not exists (
      select from payment q where q.payment_key = t.payment_key and q.status = 'confirming')`,
  'the stand-in for Toss has given back what we have refunded, but for refunds that are under way': sql`
    select t.payment_key from local_toss_payment t join payment p on p.payment_key = t.payment_key
    where p.status in ('done', 'partly_refunded', 'refunded')
    and t.amount - t.balance <> (select coalesce(sum(r.amount_won), 0) from refund r
      where r.payment_id = p.id and r.status = 'done' and r.to = 'card')
    and not exists (select from refund r where r.payment_id = p.id and r.status = 'processing')`,
  'what a payment has given back is the sum of its finished refunds, and its status says so': sql`
    select p.id from payment p
    left join refund r on r.payment_id = p.id and r.status = 'done'
    group by p.id
    having p.refunded_won <> coalesce(sum(r.amount_won), 0) or p.refunded_won > p.amount_won
      or (p.status = 'refunded') <> (p.refunded_won > 0 and p.refunded_won = p.amount_won)
      or (p.status = 'partly_refunded') <> (p.refunded_won > 0 and p.refunded_won < p.amount_won)`,
  'no booking gives back more than its share of the price': sql`
    select r.id from refund r join booking b on b.id = r.booking_id
    where r.status <> 'declined' and r.amount_won <> floor(b.amount_won::numeric * r.percent / 100)`,
  'a booking waits for its cancellation exactly as long as its refund is open': sql`
    select b.id from booking b
    left join refund r on r.booking_id = b.id and r.status in ('requested', 'processing', 'failed')
    where (b.status = 'cancel_requested') <> (r.id is not null)`,
  'a finished refund is of a canceled booking, and a paid order is canceled when all of its bookings are': sql`
    select r.id from refund r join booking b on b.id = r.booking_id join "order" o on o.id = b.order_id
    where r.status = 'done' and (b.status <> 'cancelled' or (o.status = 'cancelled') <> not exists (
      select from booking c where c.order_id = o.id and c.status <> 'cancelled'))`,
  'a finished refund has brought back its points, once, and no other has': sql`
    select r.id from refund r left join point_entry e on e.booking_id = r.booking_id
    group by r.id having coalesce(sum(e.amount), 0) <> case when r.status = 'done' then r.points else 0 end
    and not (r.status = 'declined')`,
  'nobody has fewer than no points': sql`
    select account_id from point_entry group by account_id having sum(amount) < 0`,
  'a paid order has used exactly its points, an ended one none': sql`
    select o.id from "order" o
    left join point_entry e on e.order_id = o.id and e.booking_id is null and e.reason in ('used', 'returned')
    group by o.id
    having coalesce(sum(e.amount), 0) <> case
      when o.status in ('awaiting_payment', 'confirming', 'awaiting_deposit', 'paid') or o.paid_at is not null
      then -o.points else 0 end`,
  'an order never brings back more points than it has used': sql`
    select o.id from "order" o join point_entry e on e.order_id = o.id and e.booking_id is not null
    group by o.id having sum(e.amount) > o.points`,
  'a coupon serves one order at most': sql`
    select c.coupon_id from order_coupon c join "order" o on o.id = c.order_id
    where o.status in ('awaiting_payment', 'confirming', 'awaiting_deposit')
    or (o.status = 'paid' and exists (select from member_coupon m where m.id = c.coupon_id and m.order_id = o.id))
    group by c.coupon_id having count(*) > 1`,
  'a coupon is promised to the live order that names it': sql`
    select o.id from "order" o join order_coupon c on c.order_id = o.id join member_coupon m on m.id = c.coupon_id
    where o.status in ('awaiting_payment', 'confirming', 'awaiting_deposit')
    and (m.order_id is distinct from o.id or m.used_at is not null)`,
  'a coupon of a paid order is used, until all that it was for has been given back whole': sql`
    select o.id from "order" o join order_coupon c on c.order_id = o.id join member_coupon m on m.id = c.coupon_id
    where o.status = 'paid' and (m.order_id is distinct from o.id or m.used_at is null)
    and exists (select from unnest(c.booking_ids) b(id) where not exists (
      select from refund r where r.booking_id = b.id and r.status = 'done' and r.percent = 100))`,
  'what coupons take off an order is what its price lines say': sql`
    select o.id from "order" o where o.status not in ('cancelled', 'expired')
    and (select coalesce(sum(c.discount_won), 0) from order_coupon c where c.order_id = o.id) <>
      (select coalesce(-sum((line->>'amount')::int), 0) from jsonb_array_elements(o.price_lines) line
        where line->>'kind' = 'coupon')`,
  'a coupon of an order is for some of its bookings': sql`
    select c.order_id from order_coupon c where cardinality(c.booking_ids) = 0 or exists (
      select from unnest(c.booking_ids) b(id) where b.id not in (
        select k.id from booking k where k.order_id = c.order_id))`,
  'the amount of an order is the sum of its price lines': sql`
    select id from "order" where amount_won <>
      (select coalesce(sum((line->>'amount')::int), 0) from jsonb_array_elements(price_lines) line)`,
  'the amounts of its bookings add up to that of the order': sql`
    select o.id from "order" o join booking b on b.order_id = o.id
    group by o.id having sum(b.amount_won) <> o.amount_won`,
  'a booking has the site of its order': sql`
    select b.id from booking b join "order" o on o.id = b.order_id where b.site <> o.site`,
  'what a booking is now is what its last event says': sql`
    select b.id from booking b join lateral
      (select "to" from booking_event e where e.booking_id = b.id order by e.seq desc limit 1) e on true
    where b.status <> e."to"`,
}

/** The product's promises that the database contradicts, each with the violating rows; none when all is well. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const [promise, query] of Object.entries(broken)) {
    const { rows } = await db.execute(query)
    if (rows.length > 0) found.push(`${promise}: ${JSON.stringify(rows.slice(0, 5))}`)
  }
  return found
}
