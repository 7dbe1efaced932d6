CREATE TABLE "text_block" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "education_application" ADD COLUMN "asked_won" bigint;--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "text_block" ADD CONSTRAINT "text_block_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_block_site" ON "text_block" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "education_application_statistics" ON "education_application" USING btree ("year","status","country","submitted_at","asked_won","granted_won") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "inquiry_waiting" ON "inquiry" USING btree ("site","waiting_since","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
UPDATE "inquiry" SET "waiting_since" = "updated_at" WHERE "status" = 'received';--> statement-breakpoint
UPDATE "education_application" a SET "asked_won" = (
	SELECT coalesce(sum((line ->> 'quantity')::bigint * (item ->> 'unit_won')::bigint), 0)
	FROM jsonb_array_elements(v."written" -> 'support' -> 'lines') line
	JOIN jsonb_array_elements(y."figures" -> 'items') item ON item ->> 'id' = line ->> 'item')
FROM "education_version" v, "education_year" y
WHERE v."application_id" = a."id" AND v."number" = a."versions" AND y."year" = a."year";
