CREATE TABLE "mice_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"booth_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"type" text NOT NULL,
	"items" jsonb NOT NULL,
	"co_exhibitors" jsonb NOT NULL,
	"sign" jsonb NOT NULL,
	"invoice" jsonb,
	"sector" text NOT NULL,
	"country" text NOT NULL,
	"about" text NOT NULL,
	"company_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mice_hosting" (
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "mice_hosting_account_id_year_pk" PRIMARY KEY("account_id","year")
);
--> statement-breakpoint
ALTER TABLE "mice_booth" ADD COLUMN "corner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mice_edition" ADD COLUMN "booths" jsonb;--> statement-breakpoint
ALTER TABLE "mice_application" ADD CONSTRAINT "mice_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_application" ADD CONSTRAINT "mice_application_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_application" ADD CONSTRAINT "mice_application_booth_id_mice_booth_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."mice_booth"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_application" ADD CONSTRAINT "mice_application_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_application" ADD CONSTRAINT "mice_application_company_id_mice_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."mice_company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_hosting" ADD CONSTRAINT "mice_hosting_person" FOREIGN KEY ("account_id","year") REFERENCES "public"."mice_person"("account_id","year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mice_application_order" ON "mice_application" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mice_application_account" ON "mice_application" USING btree ("account_id","year","created_at");--> statement-breakpoint
CREATE INDEX "mice_application_year" ON "mice_application" USING btree ("year","created_at");--> statement-breakpoint
CREATE INDEX "mice_hosting_state" ON "mice_hosting" USING btree ("year","state","asked_at");