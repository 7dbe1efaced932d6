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
ALTER TABLE "pass_partnership" ADD CONSTRAINT "pass_partnership_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_file" ADD CONSTRAINT "pass_partnership_file_partnership_id_pass_partnership_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."pass_partnership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_file" ADD CONSTRAINT "pass_partnership_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_link" ADD CONSTRAINT "pass_partnership_link_partnership_id_pass_partnership_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."pass_partnership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_word" ADD CONSTRAINT "pass_partnership_word_partnership_id_pass_partnership_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."pass_partnership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_word" ADD CONSTRAINT "pass_partnership_word_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pass_partnership_created" ON "pass_partnership" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pass_partnership_state" ON "pass_partnership" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "pass_partnership_waiting" ON "pass_partnership" USING btree ("waiting_since") WHERE "pass_partnership"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "pass_partnership_business" ON "pass_partnership" USING btree ("business_number");--> statement-breakpoint
CREATE INDEX "pass_partnership_link_of" ON "pass_partnership_link" USING btree ("partnership_id","made_at");--> statement-breakpoint
CREATE INDEX "pass_partnership_word_place" ON "pass_partnership_word" USING btree ("partnership_id","at","id");