CREATE TABLE "applicant_block" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"reason" text NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid,
	"lifted_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "education_application_touched";--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(organisation || ' ' || organisation_latin)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "education_application" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "education_application" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "education_application" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(number || ' ' || organisation || ' ' || contact_email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_block" ADD CONSTRAINT "applicant_block_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_block" ADD CONSTRAINT "applicant_block_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_block" ADD CONSTRAINT "applicant_block_lifted_by_account_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_view" ADD CONSTRAINT "desk_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_block_account" ON "applicant_block" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_block_now" ON "applicant_block" USING btree ("account_id") WHERE "applicant_block"."lifted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_view_name" ON "desk_view" USING btree ("account_id","list","name");--> statement-breakpoint
CREATE INDEX "account_applicants" ON "account" USING btree ("created_at","id") WHERE "account"."area" = 'travel';--> statement-breakpoint
CREATE INDEX "account_applicants_search" ON "account" USING gin (lower("name" || ' ' || "email") gin_trgm_ops) WHERE "account"."area" = 'travel';--> statement-breakpoint
CREATE INDEX "applicant_name" ON "applicant" USING btree (lower("organisation"),"account_id");--> statement-breakpoint
CREATE INDEX "applicant_country" ON "applicant" USING btree ("country");--> statement-breakpoint
CREATE INDEX "applicant_search" ON "applicant" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "education_application_since" ON "education_application" USING btree ("status_at","id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_name" ON "education_application" USING btree (lower("organisation"),"id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_arrival" ON "education_application" USING btree (coalesce("arrival", ''),"id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_students" ON "education_application" USING btree ("students","id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_year" ON "education_application" USING btree ("year","status") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_country" ON "education_application" USING btree ("country","status") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_search" ON "education_application" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "education_application_touched" ON "education_application" USING btree ("updated_at","id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
UPDATE "education_application" a SET
  "country" = coalesce(s."value" ->> 'country', ''),
  "contact_email" = lower(trim(coalesce(s."value" ->> 'contact_email', '')))
FROM "education_section" s WHERE s."application_id" = a."id" AND s."section" = 'contact';
