CREATE TABLE "mice_stand" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"place" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mice_stand_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mice_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"inviter_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name_latin" text NOT NULL,
	"organisation" text NOT NULL,
	"position" text NOT NULL,
	"country" text NOT NULL,
	"lang" text NOT NULL,
	"role" text NOT NULL,
	"answers" jsonb NOT NULL,
	"token_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone,
	"account_id" uuid,
	"confirmed_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mice_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mice_logo" (
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"picture_id" uuid NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "mice_logo_account_id_year_pk" PRIMARY KEY("account_id","year")
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "reissued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mice_company" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
ALTER TABLE "mice_stand" ADD CONSTRAINT "mice_stand_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_stand" ADD CONSTRAINT "mice_stand_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_invitation" ADD CONSTRAINT "mice_invitation_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_invitation" ADD CONSTRAINT "mice_invitation_inviter_id_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_invitation" ADD CONSTRAINT "mice_invitation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_logo" ADD CONSTRAINT "mice_logo_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_logo" ADD CONSTRAINT "mice_logo_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_logo" ADD CONSTRAINT "mice_logo_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mice_stand_expiry" ON "mice_stand" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_invitation_inviter" ON "mice_invitation" USING btree ("inviter_id","year","email");--> statement-breakpoint
CREATE INDEX "mice_invitation_email" ON "mice_invitation" USING btree ("year","email");--> statement-breakpoint
CREATE INDEX "mice_invitation_account" ON "mice_invitation" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mice_invitation_expiry" ON "mice_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mice_logo_left" ON "mice_logo" USING btree ("left_at") WHERE "mice_logo"."left_at" is not null;--> statement-breakpoint
ALTER TABLE "mice_company" ADD CONSTRAINT "mice_company_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Written by hand: who has ordered the booth of an exhibitor that is in the list already.
UPDATE "mice_company" SET "seller_id" = "mice_application"."account_id" FROM "mice_application" WHERE "mice_application"."company_id" = "mice_company"."id";
