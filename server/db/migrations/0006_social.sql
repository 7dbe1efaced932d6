CREATE TABLE "account_social" (
	"account_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"social_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_social_account_id_social_type_pk" PRIMARY KEY("account_id","social_type")
);
--> statement-breakpoint
CREATE TABLE "social_proof" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"social_type" text NOT NULL,
	"social_id" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_state" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"social_type" text NOT NULL,
	"next" text,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "business_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "company_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_social" ADD CONSTRAINT "account_social_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_proof" ADD CONSTRAINT "social_proof_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_state" ADD CONSTRAINT "social_state_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_social_person" ON "account_social" USING btree ("social_type","social_id");--> statement-breakpoint
CREATE INDEX "social_proof_expiry" ON "social_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_state_expiry" ON "social_state" USING btree ("expires_at");