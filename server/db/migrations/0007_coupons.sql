CREATE TABLE "order_coupon" (
	"order_id" text NOT NULL,
	"coupon_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"discount_won" integer NOT NULL,
	"booking_ids" uuid[] NOT NULL,
	CONSTRAINT "order_coupon_order_id_coupon_id_pk" PRIMARY KEY("order_id","coupon_id"),
	CONSTRAINT "order_coupon_discount" CHECK ("order_coupon"."discount_won" >= 0)
);
--> statement-breakpoint
ALTER TABLE "coupon" DROP CONSTRAINT "coupon_product_id_product_id_fk";
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "product_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "combines" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_coupon" ADD CONSTRAINT "order_coupon_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_coupon" ADD CONSTRAINT "order_coupon_coupon_id_member_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."member_coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_coupon_coupon" ON "order_coupon" USING btree ("coupon_id");--> statement-breakpoint
-- By hand: what stood in the two columns that go.
UPDATE "coupon" SET "product_ids" = ARRAY["product_id"] WHERE "product_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "order_coupon" ("order_id", "coupon_id", "position", "discount_won", "booking_ids")
SELECT o."id", m."id", 0,
	(SELECT coalesce(-sum((line->>'amount')::int), 0) FROM jsonb_array_elements(o."price_lines") line WHERE line->>'kind' = 'coupon'),
	array_agg(b."id" ORDER BY b."reservation_number")
FROM "order" o
JOIN "member_coupon" m ON m."id" = o."coupon_id"
JOIN "coupon" c ON c."id" = m."coupon_id"
JOIN "booking" b ON b."order_id" = o."id" AND (c."product_id" IS NULL OR b."product_id" = c."product_id")
GROUP BY o."id", m."id";--> statement-breakpoint
ALTER TABLE "coupon" DROP COLUMN "product_id";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "coupon_id";