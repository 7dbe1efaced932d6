CREATE TABLE "pass" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"type" text NOT NULL,
	"person" text NOT NULL,
	"price_won" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"started_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"visits_left" integer,
	"saved_won" integer DEFAULT 0 NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "pass_visits" CHECK ("pass"."visits_left" >= 0),
	CONSTRAINT "pass_begun" CHECK (("pass"."started_at" is null) = ("pass"."ends_at" is null)),
	CONSTRAINT "pass_unused" CHECK ("pass"."returned_at" is null or "pass"."started_at" is null)
);
--> statement-breakpoint
CREATE TABLE "pass_scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"late" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_visit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pass_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"saved_won" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pass" ADD CONSTRAINT "pass_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass" ADD CONSTRAINT "pass_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass" ADD CONSTRAINT "pass_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_scan" ADD CONSTRAINT "pass_scan_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_scan" ADD CONSTRAINT "pass_scan_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_staff" ADD CONSTRAINT "pass_staff_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_staff" ADD CONSTRAINT "pass_staff_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_visit" ADD CONSTRAINT "pass_visit_pass_id_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."pass"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_visit" ADD CONSTRAINT "pass_visit_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pass_number" ON "pass" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_booking" ON "pass" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "pass_account" ON "pass" USING btree ("account_id","bought_at");--> statement-breakpoint
CREATE INDEX "pass_order" ON "pass" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "pass_scan_affiliate" ON "pass_scan" USING btree ("affiliate_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_staff_one" ON "pass_staff" USING btree ("account_id","affiliate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_visit_once" ON "pass_visit" USING btree ("pass_id","affiliate_id","nth");--> statement-breakpoint
CREATE INDEX "pass_visit_affiliate" ON "pass_visit" USING btree ("affiliate_id","at");