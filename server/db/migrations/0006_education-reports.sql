CREATE TABLE "education_receipt_decision" (
	"application_id" uuid NOT NULL,
	"receipt" uuid NOT NULL,
	"accepted_won" bigint NOT NULL,
	"words" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid NOT NULL,
	CONSTRAINT "education_receipt_decision_application_id_receipt_pk" PRIMARY KEY("application_id","receipt"),
	CONSTRAINT "education_receipt_accepted" CHECK ("education_receipt_decision"."accepted_won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "education_report" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"due" text NOT NULL,
	"versions" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"claimed_won" bigint,
	"differences" integer,
	"paid_won" bigint,
	"paid_on" text,
	"paid_reference" text,
	CONSTRAINT "education_report_paid" CHECK ("education_report"."paid_won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "education_report_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid NOT NULL,
	"is_submitted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_report_reminder" (
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "education_report_reminder_application_id_kind_pk" PRIMARY KEY("application_id","kind")
);
--> statement-breakpoint
CREATE TABLE "education_report_revision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sections" jsonb NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "education_report_section" (
	"application_id" uuid NOT NULL,
	"section" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"value" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid NOT NULL,
	CONSTRAINT "education_report_section_application_id_section_pk" PRIMARY KEY("application_id","section")
);
--> statement-breakpoint
CREATE TABLE "education_report_version" (
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"written" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"submitted_by" uuid NOT NULL,
	CONSTRAINT "education_report_version_application_id_number_pk" PRIMARY KEY("application_id","number")
);
--> statement-breakpoint
ALTER TABLE "education_receipt_decision" ADD CONSTRAINT "education_receipt_decision_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_receipt_decision" ADD CONSTRAINT "education_receipt_decision_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report" ADD CONSTRAINT "education_report_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_file" ADD CONSTRAINT "education_report_file_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_file" ADD CONSTRAINT "education_report_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_file" ADD CONSTRAINT "education_report_file_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_reminder" ADD CONSTRAINT "education_report_reminder_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_revision" ADD CONSTRAINT "education_report_revision_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_section" ADD CONSTRAINT "education_report_section_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_section" ADD CONSTRAINT "education_report_section_saved_by_account_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_version" ADD CONSTRAINT "education_report_version_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_version" ADD CONSTRAINT "education_report_version_submitted_by_account_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "education_report_due" ON "education_report" USING btree ("due","application_id");--> statement-breakpoint
CREATE INDEX "education_report_file_application" ON "education_report_file" USING btree ("application_id","added_at");--> statement-breakpoint
CREATE INDEX "education_report_revision_application" ON "education_report_revision" USING btree ("application_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "education_report_revision_waiting" ON "education_report_revision" USING btree ("application_id") WHERE "education_report_revision"."settled_at" is null;--> statement-breakpoint
CREATE TRIGGER education_report_version_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "education_report_version"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
UPDATE "education_year" SET "figures" = "figures" || '{"explain_percent": 10}' WHERE NOT "figures" ? 'explain_percent';
