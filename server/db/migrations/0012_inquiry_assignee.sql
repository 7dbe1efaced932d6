ALTER TABLE "inquiry" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_assignee_id_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Inquiries that were answered before: when the desk wrote for the first time.
UPDATE "inquiry" SET "first_answered_at" = "first"."at" FROM (
  SELECT "inquiry_id", min("created_at") AS "at" FROM "inquiry_message" WHERE "author" = 'operator' GROUP BY "inquiry_id"
) "first" WHERE "first"."inquiry_id" = "inquiry"."id";--> statement-breakpoint
CREATE INDEX "inquiry_assignee" ON "inquiry" USING btree ("assignee_id",coalesce((extract(epoch from "waiting_since" at time zone 'UTC') * 1000)::bigint, 900000000000000 - (extract(epoch from "updated_at" at time zone 'UTC') * 1000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "inquiry_assignee_states" ON "inquiry" USING btree ("assignee_id","status","site","type");--> statement-breakpoint
CREATE INDEX "inquiry_unassigned" ON "inquiry" USING btree (coalesce((extract(epoch from "waiting_since" at time zone 'UTC') * 1000)::bigint, 900000000000000 - (extract(epoch from "updated_at" at time zone 'UTC') * 1000)::bigint),"id") WHERE "inquiry"."assignee_id" is null;--> statement-breakpoint
CREATE INDEX "inquiry_unassigned_states" ON "inquiry" USING btree ("status","site","type") WHERE "inquiry"."assignee_id" is null;--> statement-breakpoint
CREATE INDEX "inquiry_answer_times" ON "inquiry" USING btree ("first_answered_at","site","created_at") WHERE "inquiry"."first_answered_at" is not null;