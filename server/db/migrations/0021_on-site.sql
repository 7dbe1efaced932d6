CREATE TABLE "booking_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"way" text NOT NULL,
	"kind" text NOT NULL,
	"site" text NOT NULL,
	"lang" text NOT NULL,
	"recipient" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"values_sealed" "bytea",
	"resent_of" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mail_log_settled" CHECK ("mail_log"."settled_at" is null or "mail_log"."state" in ('sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "mice_gate_scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"day" date NOT NULL,
	"session_id" uuid,
	"place" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"account_id" uuid,
	"result" text NOT NULL,
	"told" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mice_lead" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_latin" text NOT NULL,
	"organisation" text NOT NULL,
	"email" text NOT NULL,
	"words" text NOT NULL,
	"stars" integer NOT NULL,
	"next_step" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mice_lead_stars" CHECK ("mice_lead"."stars" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "mice_lead_scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"staff_id" uuid,
	"result" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mice_staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mice_feed" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mice_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pass_partnership" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"lang" text NOT NULL,
	"company" jsonb NOT NULL,
	"business_number" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"place" jsonb NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"affiliate_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waiting_since" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "pass_partnership_number_unique" UNIQUE("number"),
	CONSTRAINT "pass_partnership_decided" CHECK (("pass_partnership"."state" in ('received', 'asked')) = ("pass_partnership"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "pass_partnership_file" (
	"partnership_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "pass_partnership_file_partnership_id_upload_id_pk" PRIMARY KEY("partnership_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "pass_partnership_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"partnership_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_partnership_word" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partnership_id" uuid NOT NULL,
	"author" text NOT NULL,
	"operator_id" uuid,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_note" ADD CONSTRAINT "booking_note_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_note" ADD CONSTRAINT "booking_note_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_gate_scan" ADD CONSTRAINT "mice_gate_scan_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_gate_scan" ADD CONSTRAINT "mice_gate_scan_session_id_mice_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mice_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_gate_scan" ADD CONSTRAINT "mice_gate_scan_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_gate_scan" ADD CONSTRAINT "mice_gate_scan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead" ADD CONSTRAINT "mice_lead_company_id_mice_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."mice_company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead" ADD CONSTRAINT "mice_lead_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead" ADD CONSTRAINT "mice_lead_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead_scan" ADD CONSTRAINT "mice_lead_scan_company_id_mice_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."mice_company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead_scan" ADD CONSTRAINT "mice_lead_scan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead_scan" ADD CONSTRAINT "mice_lead_scan_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_staff" ADD CONSTRAINT "mice_staff_company_id_mice_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."mice_company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_feed" ADD CONSTRAINT "mice_feed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership" ADD CONSTRAINT "pass_partnership_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_file" ADD CONSTRAINT "pass_partnership_file_partnership_id_pass_partnership_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."pass_partnership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_file" ADD CONSTRAINT "pass_partnership_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_link" ADD CONSTRAINT "pass_partnership_link_partnership_id_pass_partnership_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."pass_partnership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_word" ADD CONSTRAINT "pass_partnership_word_partnership_id_pass_partnership_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."pass_partnership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_word" ADD CONSTRAINT "pass_partnership_word_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_note_booking" ON "booking_note" USING btree ("booking_id","at","id");--> statement-breakpoint
CREATE INDEX "mail_log_at" ON "mail_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_state" ON "mail_log" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_kind" ON "mail_log" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_site" ON "mail_log" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_recipient" ON "mail_log" USING btree ("recipient","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_open" ON "mail_log" USING btree ("created_at") WHERE "mail_log"."state" = 'failed' and "mail_log"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "mice_gate_scan_day" ON "mice_gate_scan" USING btree ("year","day","session_id");--> statement-breakpoint
CREATE INDEX "mice_gate_scan_account" ON "mice_gate_scan" USING btree ("account_id","session_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_gate_entered" ON "mice_gate_scan" USING btree ("account_id","day") WHERE "mice_gate_scan"."result" = 'valid' and "mice_gate_scan"."session_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mice_gate_seated" ON "mice_gate_scan" USING btree ("account_id","session_id") WHERE "mice_gate_scan"."result" = 'valid' and "mice_gate_scan"."session_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mice_lead_one" ON "mice_lead" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE INDEX "mice_lead_scanned" ON "mice_lead" USING btree ("company_id","scanned_at","id");--> statement-breakpoint
CREATE INDEX "mice_lead_account" ON "mice_lead" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mice_lead_scan_company" ON "mice_lead_scan" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "mice_lead_scan_account" ON "mice_lead_scan" USING btree ("account_id","company_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_staff_one" ON "mice_staff" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "mice_staff_email" ON "mice_staff" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pass_partnership_created" ON "pass_partnership" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pass_partnership_state" ON "pass_partnership" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "pass_partnership_waiting" ON "pass_partnership" USING btree ("waiting_since") WHERE "pass_partnership"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "pass_partnership_business" ON "pass_partnership" USING btree ("business_number");--> statement-breakpoint
CREATE INDEX "pass_partnership_link_of" ON "pass_partnership_link" USING btree ("partnership_id","made_at");--> statement-breakpoint
CREATE INDEX "pass_partnership_word_place" ON "pass_partnership_word" USING btree ("partnership_id","at","id");--> statement-breakpoint
CREATE INDEX "order_transfer" ON "order" USING btree ("amount_won") WHERE "order"."status" in ('awaiting_deposit', 'expired') and "order"."payment_method" = 'transfer';--> statement-breakpoint
CREATE INDEX "gate_device_day" ON "gate_device" USING btree ("day");--> statement-breakpoint
CREATE INDEX "gate_device_shift" ON "gate_device" USING btree ("shift_ends_at");