CREATE TABLE "pass_affiliate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"category" text NOT NULL,
	"district" text NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"station" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"schedule" jsonb NOT NULL,
	"visit_minutes" integer NOT NULL,
	"regular_won" jsonb NOT NULL,
	"benefit" jsonb NOT NULL,
	"saves_won" jsonb NOT NULL,
	"times_per_pass" integer DEFAULT 1 NOT NULL,
	"reservation" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_plan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"wish" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_price" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"price_won" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_wish" (
	"account_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "pass_wish_account_id_affiliate_id_pk" PRIMARY KEY("account_id","affiliate_id")
);
--> statement-breakpoint
ALTER TABLE "pass_plan" ADD CONSTRAINT "pass_plan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_wish" ADD CONSTRAINT "pass_wish_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_wish" ADD CONSTRAINT "pass_wish_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pass_affiliate_name" ON "pass_affiliate" USING btree (lower("name"->>'en'),"id");--> statement-breakpoint
CREATE INDEX "pass_plan_account" ON "pass_plan" USING btree ("account_id","changed_at","id");