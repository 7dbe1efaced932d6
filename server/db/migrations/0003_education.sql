CREATE TABLE "applicant" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"organisation" text NOT NULL,
	"organisation_latin" text DEFAULT '' NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "education_year" (
	"year" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"budget_won" bigint NOT NULL,
	"committed_won" bigint DEFAULT 0 NOT NULL,
	"paid_won" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "education_year_known" CHECK ("education_year"."year" between 2020 and 2099),
	CONSTRAINT "education_year_budget" CHECK ("education_year"."committed_won" <= "education_year"."budget_won"),
	CONSTRAINT "education_year_committed" CHECK ("education_year"."paid_won" <= "education_year"."committed_won"),
	CONSTRAINT "education_year_paid" CHECK ("education_year"."paid_won" >= 0)
);--> statement-breakpoint
CREATE TABLE "education_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_at" timestamp with time zone DEFAULT now() NOT NULL,
	"organisation" text DEFAULT '' NOT NULL,
	"arrival" text,
	"departure" text,
	"students" integer DEFAULT 0 NOT NULL,
	"versions" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"granted_won" bigint,
	"decided_at" timestamp with time zone,
	"trail_seq" bigint NOT NULL,
	"trail_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "education_application_number_unique" UNIQUE("number"),
	CONSTRAINT "education_application_granted" CHECK ("education_application"."granted_won" > 0)
);
--> statement-breakpoint
CREATE TABLE "education_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid NOT NULL,
	"removed_at" timestamp with time zone,
	"is_submitted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_section" (
	"application_id" uuid NOT NULL,
	"section" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"value" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid NOT NULL,
	CONSTRAINT "education_section_application_id_section_pk" PRIMARY KEY("application_id","section")
);
--> statement-breakpoint
CREATE TABLE "education_version" (
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"written" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"submitted_by" uuid NOT NULL,
	CONSTRAINT "education_version_application_id_number_pk" PRIMARY KEY("application_id","number")
);
--> statement-breakpoint
CREATE TABLE "education_colleague" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"account_id" uuid,
	"token_hash" "bytea",
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	CONSTRAINT "education_colleague_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "education_revision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sections" jsonb NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "education_event" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"application_id" uuid NOT NULL,
	"act" text NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"detail" jsonb NOT NULL,
	"previous" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "education_event_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "education_application" ADD CONSTRAINT "education_application_year_education_year_year_fk" FOREIGN KEY ("year") REFERENCES "public"."education_year"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_application" ADD CONSTRAINT "education_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_document" ADD CONSTRAINT "education_document_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_document" ADD CONSTRAINT "education_document_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_document" ADD CONSTRAINT "education_document_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_section" ADD CONSTRAINT "education_section_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_section" ADD CONSTRAINT "education_section_saved_by_account_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_version" ADD CONSTRAINT "education_version_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_version" ADD CONSTRAINT "education_version_submitted_by_account_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_colleague" ADD CONSTRAINT "education_colleague_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_colleague" ADD CONSTRAINT "education_colleague_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_revision" ADD CONSTRAINT "education_revision_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_event" ADD CONSTRAINT "education_event_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "education_application_account" ON "education_application" USING btree ("account_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "education_application_status" ON "education_application" USING btree ("status","status_at","id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_touched" ON "education_application" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_trip" ON "education_application" USING btree ("departure") WHERE "education_application"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "education_document_application" ON "education_document" USING btree ("application_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "education_colleague_email" ON "education_colleague" USING btree ("application_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "education_colleague_account" ON "education_colleague" USING btree ("account_id","application_id");--> statement-breakpoint
CREATE INDEX "education_revision_application" ON "education_revision" USING btree ("application_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "education_revision_waiting" ON "education_revision" USING btree ("application_id") WHERE "education_revision"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "education_event_application" ON "education_event" USING btree ("application_id","seq");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER education_event_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "education_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER education_version_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "education_version"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
