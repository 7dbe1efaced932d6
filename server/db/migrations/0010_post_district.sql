ALTER TABLE "board" ADD COLUMN "by_district" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "district" text;--> statement-breakpoint
-- A site's boards are added once, so its record no longer reaches this one.
UPDATE "board" SET "by_district" = true WHERE "site" = 'seoulitepass' AND "name" = 'things';
