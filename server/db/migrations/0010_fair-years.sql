ALTER TABLE "fair_participant_document" RENAME COLUMN "account_id" TO "participant_id";--> statement-breakpoint
ALTER TABLE "fair_mailing_recipient" DROP CONSTRAINT "fair_mailing_recipient_participant_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_matching_lock" DROP CONSTRAINT "fair_matching_lock_buyer_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_matching_lock" DROP CONSTRAINT "fair_matching_lock_seller_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_attendance" DROP CONSTRAINT "fair_attendance_participant_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_badge" DROP CONSTRAINT "fair_badge_participant_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_agenda_feed" DROP CONSTRAINT "fair_agenda_feed_participant_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_calendar" DROP CONSTRAINT "fair_calendar_participant_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_meeting" DROP CONSTRAINT "fair_meeting_buyer_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_meeting" DROP CONSTRAINT "fair_meeting_seller_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_meeting_digest" DROP CONSTRAINT "fair_meeting_digest_participant_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_meeting_news" DROP CONSTRAINT "fair_meeting_news_participant_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_refill_offer" DROP CONSTRAINT "fair_refill_offer_free_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_refill_offer" DROP CONSTRAINT "fair_refill_offer_other_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_record" DROP CONSTRAINT "fair_record_participant_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_record_reminder" DROP CONSTRAINT "fair_record_reminder_participant_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_wish" DROP CONSTRAINT "fair_wish_from_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_wish" DROP CONSTRAINT "fair_wish_to_id_fair_participant_account_id_fk";
--> statement-breakpoint
ALTER TABLE "fair_participant_document" DROP CONSTRAINT "fair_participant_document_account_id_fair_participant_account_id_fk";
--> statement-breakpoint
DROP INDEX "fair_meeting_event_asked";--> statement-breakpoint
DROP INDEX "fair_participant_name";--> statement-breakpoint
DROP INDEX "fair_participant_created";--> statement-breakpoint
ALTER TABLE "fair_participant_document" DROP CONSTRAINT "fair_participant_document_account_id_upload_id_pk";--> statement-breakpoint
-- What there is keeps its id, which was that of its account: so all that names a company goes on naming it.
ALTER TABLE "fair_participant" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
UPDATE "fair_participant" SET "id" = "account_id";--> statement-breakpoint
ALTER TABLE "fair_participant" DROP CONSTRAINT "fair_participant_pkey";--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_pkey" PRIMARY KEY("id");--> statement-breakpoint
ALTER TABLE "fair_participant_document" ADD CONSTRAINT "fair_participant_document_participant_id_upload_id_pk" PRIMARY KEY("participant_id","upload_id");--> statement-breakpoint
ALTER TABLE "fair_meeting_event" ADD COLUMN "party_id" uuid;--> statement-breakpoint
UPDATE "fair_meeting_event" e SET "party_id" = e."by" FROM "fair_meeting" m
	WHERE m."id" = e."meeting_id" AND e."by" IN (m."buyer_id", m."seller_id");--> statement-breakpoint
ALTER TABLE "fair_mailing_recipient" ADD CONSTRAINT "fair_mailing_recipient_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_lock" ADD CONSTRAINT "fair_matching_lock_buyer_id_fair_participant_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_lock" ADD CONSTRAINT "fair_matching_lock_seller_id_fair_participant_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_attendance" ADD CONSTRAINT "fair_attendance_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_badge" ADD CONSTRAINT "fair_badge_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_agenda_feed" ADD CONSTRAINT "fair_agenda_feed_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_calendar" ADD CONSTRAINT "fair_calendar_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_buyer_id_fair_participant_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."fair_participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_seller_id_fair_participant_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."fair_participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_digest" ADD CONSTRAINT "fair_meeting_digest_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_event" ADD CONSTRAINT "fair_meeting_event_party_id_fair_participant_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."fair_participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_news" ADD CONSTRAINT "fair_meeting_news_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_refill_offer" ADD CONSTRAINT "fair_refill_offer_free_id_fair_participant_id_fk" FOREIGN KEY ("free_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_refill_offer" ADD CONSTRAINT "fair_refill_offer_other_id_fair_participant_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_record" ADD CONSTRAINT "fair_record_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_record_reminder" ADD CONSTRAINT "fair_record_reminder_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_wish" ADD CONSTRAINT "fair_wish_from_id_fair_participant_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_wish" ADD CONSTRAINT "fair_wish_to_id_fair_participant_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant_document" ADD CONSTRAINT "fair_participant_document_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_participant_year" ON "fair_participant" USING btree ("account_id","year");--> statement-breakpoint
CREATE INDEX "fair_participant_document_upload" ON "fair_participant_document" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "fair_meeting_event_asked" ON "fair_meeting_event" USING btree ("party_id","at") WHERE "fair_meeting_event"."from" is null;--> statement-breakpoint
CREATE INDEX "fair_participant_name" ON "fair_participant" USING btree (lower("company_en"),"id");--> statement-breakpoint
CREATE INDEX "fair_participant_created" ON "fair_participant" USING btree ("created_at","id");