CREATE TABLE "mice_booth" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"hall" text NOT NULL,
	"number" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mice_company" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"sector" text NOT NULL,
	"country" text NOT NULL,
	"booth_id" uuid
);
--> statement-breakpoint
CREATE TABLE "mice_edition" (
	"year" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"announced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mice_person" (
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"number" text NOT NULL,
	"name_latin" text NOT NULL,
	"organisation" text NOT NULL,
	"position" text NOT NULL,
	"country" text NOT NULL,
	"agree_leads" boolean NOT NULL,
	"leads_at" timestamp with time zone NOT NULL,
	"agreed_rules_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mice_person_account_id_year_pk" PRIMARY KEY("account_id","year")
);
--> statement-breakpoint
CREATE TABLE "mice_role" (
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"role" text NOT NULL,
	"answers" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mice_role_account_id_year_role_pk" PRIMARY KEY("account_id","year","role")
);
--> statement-breakpoint
CREATE TABLE "mice_saved" (
	"account_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mice_saved_account_id_company_id_pk" PRIMARY KEY("account_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "mice_seat" (
	"session_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"state" text NOT NULL,
	"asked" bigserial NOT NULL,
	"moved_at" timestamp with time zone,
	CONSTRAINT "mice_seat_session_id_account_id_pk" PRIMARY KEY("session_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "mice_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"day" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"hall" text NOT NULL,
	"track" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"speakers" jsonb NOT NULL,
	"languages" text[] NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mice_session_order" CHECK ("mice_session"."starts" < "mice_session"."ends"),
	CONSTRAINT "mice_session_seats" CHECK ("mice_session"."taken" between 0 and "mice_session"."seats")
);
--> statement-breakpoint
ALTER TABLE "mice_booth" ADD CONSTRAINT "mice_booth_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_company" ADD CONSTRAINT "mice_company_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_company" ADD CONSTRAINT "mice_company_booth_id_mice_booth_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."mice_booth"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_person" ADD CONSTRAINT "mice_person_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_person" ADD CONSTRAINT "mice_person_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_role" ADD CONSTRAINT "mice_role_person" FOREIGN KEY ("account_id","year") REFERENCES "public"."mice_person"("account_id","year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_saved" ADD CONSTRAINT "mice_saved_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_saved" ADD CONSTRAINT "mice_saved_company_id_mice_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."mice_company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_seat" ADD CONSTRAINT "mice_seat_session_id_mice_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mice_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_seat" ADD CONSTRAINT "mice_seat_person" FOREIGN KEY ("account_id","year") REFERENCES "public"."mice_person"("account_id","year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_session" ADD CONSTRAINT "mice_session_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mice_booth_number" ON "mice_booth" USING btree ("year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_company_booth" ON "mice_company" USING btree ("booth_id");--> statement-breakpoint
CREATE INDEX "mice_company_name" ON "mice_company" USING btree ("year",lower("name"->>'en'),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_person_number" ON "mice_person" USING btree ("number");--> statement-breakpoint
CREATE INDEX "mice_seat_account" ON "mice_seat" USING btree ("account_id","year");--> statement-breakpoint
CREATE INDEX "mice_seat_waiting" ON "mice_seat" USING btree ("session_id","asked") WHERE "mice_seat"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mice_seat_moved" ON "mice_seat" USING btree ("moved_at") WHERE "mice_seat"."moved_at" is not null;--> statement-breakpoint
CREATE INDEX "mice_session_time" ON "mice_session" USING btree ("year","day","starts");