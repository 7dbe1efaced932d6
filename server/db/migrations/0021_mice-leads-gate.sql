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
CREATE INDEX "mice_staff_email" ON "mice_staff" USING btree ("email");