CREATE TABLE "local_toss_fault" (
	"order_id" text PRIMARY KEY NOT NULL,
	"fault" text NOT NULL,
	"times" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_toss_payment" (
	"payment_key" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"order_name" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"status" text NOT NULL,
	"approved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_by" text,
	CONSTRAINT "local_toss_balance" CHECK ("local_toss_payment"."balance" between 0 and "local_toss_payment"."amount")
);
--> statement-breakpoint
DROP INDEX "booking_event_booking";--> statement-breakpoint
ALTER TABLE "booking_event" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "booking_event_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "booking_event_booking" ON "booking_event" USING btree ("booking_id","seq");