ALTER TABLE "event" ADD COLUMN "shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Every festival so far was on the page of events.
UPDATE "event" SET "shown" = true;
