CREATE TABLE "applicant" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"organisation" text NOT NULL,
	"organisation_latin" text DEFAULT '' NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;