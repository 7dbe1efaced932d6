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
ALTER TABLE "payment" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_toss_cancel" ADD CONSTRAINT "local_toss_cancel_payment_key_local_toss_payment_payment_key_fk" FOREIGN KEY ("payment_key") REFERENCES "public"."local_toss_payment"("payment_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_once" ON "refund" USING btree ("booking_id") WHERE "refund"."status" <> 'declined';--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_unfinished" ON "refund" USING btree ("asked_at") WHERE "refund"."status" = 'processing';--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_refunded_once" ON "point_entry" USING btree ("booking_id","round") WHERE "point_entry"."booking_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_used_once" ON "point_entry" USING btree ("order_id","reason","round") WHERE "point_entry"."order_id" is not null and "point_entry"."booking_id" is null;