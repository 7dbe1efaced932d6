CREATE TABLE "education_batch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "education_score" (
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"points" jsonb NOT NULL,
	"total" integer NOT NULL,
	"words" text NOT NULL,
	"is_complete" boolean NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "education_score_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "education_assignee" (
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "education_assignee_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "education_conflict" (
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"words" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "education_conflict_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "education_batch" ADD CONSTRAINT "education_batch_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_note" ADD CONSTRAINT "education_note_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_note" ADD CONSTRAINT "education_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_score" ADD CONSTRAINT "education_score_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_score" ADD CONSTRAINT "education_score_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_assignee" ADD CONSTRAINT "education_assignee_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_assignee" ADD CONSTRAINT "education_assignee_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_conflict" ADD CONSTRAINT "education_conflict_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_conflict" ADD CONSTRAINT "education_conflict_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "education_batch_decided" ON "education_batch" USING btree ("decided_by","decided_at");--> statement-breakpoint
CREATE INDEX "education_note_application" ON "education_note" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE INDEX "education_score_account" ON "education_score" USING btree ("account_id","application_id");--> statement-breakpoint
CREATE INDEX "education_assignee_account" ON "education_assignee" USING btree ("account_id","application_id");--> statement-breakpoint
CREATE INDEX "education_conflict_account" ON "education_conflict" USING btree ("account_id","application_id");