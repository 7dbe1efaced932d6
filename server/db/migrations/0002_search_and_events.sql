CREATE TABLE "event" (
	"id" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"first_month" integer NOT NULL,
	"last_month" integer NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"usually" jsonb NOT NULL,
	"product_id" text,
	CONSTRAINT "event_months" CHECK ("event"."first_month" between 1 and 12 and "event"."last_month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (case when duration_minutes >= 0 and duration_minutes < 180 then array['duration:hours'] else '{}'::text[] end || case when duration_minutes >= 180 and duration_minutes < 360 then array['duration:half_day'] else '{}'::text[] end || case when duration_minutes >= 360 and duration_minutes < 1080 then array['duration:day'] else '{}'::text[] end || case when duration_minutes >= 1080 then array['duration:overnight'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 45 then array['rating:4.5'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 40 then array['rating:4'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 35 then array['rating:3.5'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 30 then array['rating:3'] else '{}'::text[] end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_tags" ON "product" USING gin ("tags","languages");