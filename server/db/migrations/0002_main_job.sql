CREATE TABLE "phone_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "welcomed_address" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" uuid,
	"status" text NOT NULL,
	"to" text NOT NULL,
	"by" text NOT NULL,
	"was" text NOT NULL,
	"percent" integer NOT NULL,
	"amount_won" integer NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"account_sealed" "bytea",
	"tries" integer DEFAULT 1 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_amounts" CHECK ("refund"."amount_won" >= 0 and "refund"."points" >= 0 and "refund"."percent" between 0 and 100),
	CONSTRAINT "refund_of_payment" CHECK ("refund"."amount_won" = 0 or "refund"."payment_id" is not null)
);
--> statement-breakpoint
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
CREATE TABLE "local_toss_cancel" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"payment_key" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "point_entry_used_once";--> statement-breakpoint
ALTER TABLE "point_entry" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_line" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "booking_line" ADD COLUMN "max_age" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (case when duration_minutes >= 0 and duration_minutes < 180 then array['duration:hours'] else '{}'::text[] end || case when duration_minutes >= 180 and duration_minutes < 360 then array['duration:half_day'] else '{}'::text[] end || case when duration_minutes >= 360 and duration_minutes < 1080 then array['duration:day'] else '{}'::text[] end || case when duration_minutes >= 1080 then array['duration:overnight'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 45 then array['rating:4.5'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 40 then array['rating:4'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 35 then array['rating:3.5'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 30 then array['rating:3'] else '{}'::text[] end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "drawing" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_code" ADD CONSTRAINT "phone_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_toss_cancel" ADD CONSTRAINT "local_toss_cancel_payment_key_local_toss_payment_payment_key_fk" FOREIGN KEY ("payment_key") REFERENCES "public"."local_toss_payment"("payment_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_code_account" ON "phone_code" USING btree ("account_id","phone","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_once" ON "refund" USING btree ("booking_id") WHERE "refund"."status" <> 'declined';--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_unfinished" ON "refund" USING btree ("asked_at") WHERE "refund"."status" = 'processing';--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_refunded_once" ON "point_entry" USING btree ("booking_id","round") WHERE "point_entry"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "product_tags" ON "product" USING gin ("tags","languages");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_used_once" ON "point_entry" USING btree ("order_id","reason","round") WHERE "point_entry"."order_id" is not null and "point_entry"."booking_id" is null;