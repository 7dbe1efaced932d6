CREATE TABLE "fair_mailing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"group" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"day" text NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_mailing_recipient" (
	"mailing_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	CONSTRAINT "fair_mailing_recipient_mailing_id_participant_id_pk" PRIMARY KEY("mailing_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "fair_matching_lock" (
	"year" integer NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	CONSTRAINT "fair_matching_lock_buyer_id_seller_id_pk" PRIMARY KEY("buyer_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "fair_matching_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"mode" text NOT NULL,
	"from_id" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"stage" text,
	"done" real DEFAULT 0 NOT NULL,
	"failure" text,
	"weights" jsonb NOT NULL,
	"value" integer,
	"bound" integer,
	"meetings" integer,
	"result" jsonb,
	"asked_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"published_as" text,
	"withdrawn" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "fair_matching_run_bound" CHECK ("fair_matching_run"."value" <= "fair_matching_run"."bound")
);
--> statement-breakpoint
CREATE TABLE "fair_matching_settings" (
	"year" integer PRIMARY KEY NOT NULL,
	"weights" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_attendance" (
	"participant_id" uuid NOT NULL,
	"day" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	CONSTRAINT "fair_attendance_participant_id_day_pk" PRIMARY KEY("participant_id","day")
);
--> statement-breakpoint
CREATE TABLE "fair_badge" (
	"code" text PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fair_agenda_feed" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_agenda_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "fair_calendar" (
	"participant_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"meeting_id" uuid,
	CONSTRAINT "fair_calendar_participant_id_slot_id_pk" PRIMARY KEY("participant_id","slot_id")
);
--> statement-breakpoint
CREATE TABLE "fair_hall_delay" (
	"day" text NOT NULL,
	"hall" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "fair_hall_delay_day_hall_pk" PRIMARY KEY("day","hall"),
	CONSTRAINT "fair_hall_delay_some" CHECK ("fair_hall_delay"."minutes" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "fair_meeting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"booth_id" uuid,
	"status" text NOT NULL,
	"status_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_by" text NOT NULL,
	"attendees" integer DEFAULT 1 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"buyer_agreed" boolean DEFAULT false NOT NULL,
	"seller_agreed" boolean DEFAULT false NOT NULL,
	"buyer_missed_at" timestamp with time zone,
	"seller_missed_at" timestamp with time zone,
	"buyer_here_at" timestamp with time zone,
	"seller_here_at" timestamp with time zone,
	"proposed_slot_id" uuid,
	"proposed_by" text,
	"run_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_meeting_two" CHECK ("fair_meeting"."buyer_id" <> "fair_meeting"."seller_id"),
	CONSTRAINT "fair_meeting_buyer_there" CHECK ("fair_meeting"."buyer_missed_at" is null or "fair_meeting"."buyer_here_at" is null),
	CONSTRAINT "fair_meeting_seller_there" CHECK ("fair_meeting"."seller_missed_at" is null or "fair_meeting"."seller_here_at" is null)
);
--> statement-breakpoint
CREATE TABLE "fair_meeting_digest" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_meeting_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"act" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"slot_id" uuid,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_meeting_news" (
	"participant_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	CONSTRAINT "fair_meeting_news_participant_id_event_id_pk" PRIMARY KEY("participant_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "fair_refill_offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"free_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"why" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"free_yes_at" timestamp with time zone,
	"other_yes_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fair_record" (
	"meeting_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"said" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fair_record_meeting_id_participant_id_pk" PRIMARY KEY("meeting_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "fair_record_reminder" (
	"participant_id" uuid NOT NULL,
	"day" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fair_record_reminder_participant_id_day_pk" PRIMARY KEY("participant_id","day")
);
--> statement-breakpoint
CREATE TABLE "fair_booth" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"hall" text NOT NULL,
	"number" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_edition" (
	"year" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"announced_at" timestamp with time zone DEFAULT now(),
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fair_edition_known" CHECK ("fair_edition"."year" between 2019 and 2099)
);
--> statement-breakpoint
CREATE TABLE "fair_slot" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"day" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fair_slot_order" CHECK ("fair_slot"."starts" < "fair_slot"."ends")
);
--> statement-breakpoint
CREATE TABLE "fair_wish" (
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"priority" integer,
	"note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_wish_from_id_to_id_pk" PRIMARY KEY("from_id","to_id"),
	CONSTRAINT "fair_wish_priority" CHECK ("fair_wish"."priority" between 1 and 3),
	CONSTRAINT "fair_wish_sent" CHECK ("fair_wish"."sent_at" is null or "fair_wish"."priority" is not null),
	CONSTRAINT "fair_wish_other" CHECK ("fair_wish"."from_id" <> "fair_wish"."to_id")
);
--> statement-breakpoint
CREATE TABLE "fair_participant" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"side" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"status_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"nationality" text NOT NULL,
	"country" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ko" text DEFAULT '' NOT NULL,
	"company_en" text NOT NULL,
	"company_ko" text DEFAULT '' NOT NULL,
	"sector" text NOT NULL,
	"specialties" text[] NOT NULL,
	"wanted_sectors" text[] NOT NULL,
	"markets" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"buyer_type" text DEFAULT '' NOT NULL,
	"profile" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"booth_id" uuid,
	"logo_id" uuid,
	"banner_id" uuid,
	"product_picture_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(company_en || ' ' || company_ko || ' ' || name_en || ' ' || name_ko)) STORED NOT NULL,
	CONSTRAINT "fair_participant_booth_of_seller" CHECK ("fair_participant"."booth_id" is null or "fair_participant"."side" = 'seller')
);
--> statement-breakpoint
CREATE TABLE "fair_participant_document" (
	"account_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fair_participant_document_account_id_upload_id_pk" PRIMARY KEY("account_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "fair_program_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"day" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"hall" text,
	"place" jsonb NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"speakers" jsonb NOT NULL,
	"languages" text[] NOT NULL,
	"changed_at" timestamp with time zone,
	"change" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fair_program_order" CHECK ("fair_program_item"."starts" < "fair_program_item"."ends"),
	CONSTRAINT "fair_program_change" CHECK (("fair_program_item"."changed_at" is null) = ("fair_program_item"."change" is null))
);
--> statement-breakpoint
ALTER TABLE "fair_mailing" ADD CONSTRAINT "fair_mailing_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_mailing" ADD CONSTRAINT "fair_mailing_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_mailing_recipient" ADD CONSTRAINT "fair_mailing_recipient_mailing_id_fair_mailing_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."fair_mailing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_mailing_recipient" ADD CONSTRAINT "fair_mailing_recipient_participant_id_fair_participant_account_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_lock" ADD CONSTRAINT "fair_matching_lock_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_lock" ADD CONSTRAINT "fair_matching_lock_buyer_id_fair_participant_account_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_lock" ADD CONSTRAINT "fair_matching_lock_seller_id_fair_participant_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_lock" ADD CONSTRAINT "fair_matching_lock_slot_id_fair_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_run" ADD CONSTRAINT "fair_matching_run_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_run" ADD CONSTRAINT "fair_matching_run_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_settings" ADD CONSTRAINT "fair_matching_settings_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_attendance" ADD CONSTRAINT "fair_attendance_participant_id_fair_participant_account_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_attendance" ADD CONSTRAINT "fair_attendance_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_badge" ADD CONSTRAINT "fair_badge_participant_id_fair_participant_account_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_agenda_feed" ADD CONSTRAINT "fair_agenda_feed_participant_id_fair_participant_account_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_calendar" ADD CONSTRAINT "fair_calendar_participant_id_fair_participant_account_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_calendar" ADD CONSTRAINT "fair_calendar_slot_id_fair_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_calendar" ADD CONSTRAINT "fair_calendar_meeting_id_fair_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."fair_meeting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_buyer_id_fair_participant_account_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_seller_id_fair_participant_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_slot_id_fair_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_booth_id_fair_booth_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booth"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_proposed_slot_id_fair_slot_id_fk" FOREIGN KEY ("proposed_slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_digest" ADD CONSTRAINT "fair_meeting_digest_participant_id_fair_participant_account_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_event" ADD CONSTRAINT "fair_meeting_event_meeting_id_fair_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."fair_meeting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_event" ADD CONSTRAINT "fair_meeting_event_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_event" ADD CONSTRAINT "fair_meeting_event_slot_id_fair_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_news" ADD CONSTRAINT "fair_meeting_news_participant_id_fair_participant_account_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_news" ADD CONSTRAINT "fair_meeting_news_event_id_fair_meeting_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."fair_meeting_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_refill_offer" ADD CONSTRAINT "fair_refill_offer_meeting_id_fair_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."fair_meeting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_refill_offer" ADD CONSTRAINT "fair_refill_offer_free_id_fair_participant_account_id_fk" FOREIGN KEY ("free_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_refill_offer" ADD CONSTRAINT "fair_refill_offer_other_id_fair_participant_account_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_refill_offer" ADD CONSTRAINT "fair_refill_offer_slot_id_fair_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_record" ADD CONSTRAINT "fair_record_meeting_id_fair_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."fair_meeting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_record" ADD CONSTRAINT "fair_record_participant_id_fair_participant_account_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_record_reminder" ADD CONSTRAINT "fair_record_reminder_participant_id_fair_participant_account_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_booth" ADD CONSTRAINT "fair_booth_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_slot" ADD CONSTRAINT "fair_slot_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_wish" ADD CONSTRAINT "fair_wish_from_id_fair_participant_account_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_wish" ADD CONSTRAINT "fair_wish_to_id_fair_participant_account_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_booth_id_fair_booth_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booth"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_logo_id_picture_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_banner_id_picture_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_product_picture_id_picture_id_fk" FOREIGN KEY ("product_picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant_document" ADD CONSTRAINT "fair_participant_document_account_id_fair_participant_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."fair_participant"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant_document" ADD CONSTRAINT "fair_participant_document_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_program_item" ADD CONSTRAINT "fair_program_item_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_mailing_once" ON "fair_mailing" USING btree ("day","fingerprint");--> statement-breakpoint
CREATE INDEX "fair_mailing_at" ON "fair_mailing" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "fair_mailing_recipient_state" ON "fair_mailing_recipient" USING btree ("mailing_id","state");--> statement-breakpoint
CREATE INDEX "fair_mailing_recipient_own" ON "fair_mailing_recipient" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "fair_matching_lock_year" ON "fair_matching_lock" USING btree ("year");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_matching_run_at_work" ON "fair_matching_run" USING btree ("year") WHERE "fair_matching_run"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "fair_matching_run_list" ON "fair_matching_run" USING btree ("year","created_at");--> statement-breakpoint
CREATE INDEX "fair_attendance_day" ON "fair_attendance" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_badge_current" ON "fair_badge" USING btree ("participant_id","year") WHERE "fair_badge"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "fair_calendar_meeting" ON "fair_calendar" USING btree ("meeting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meeting_pair" ON "fair_meeting" USING btree ("buyer_id","seller_id") WHERE "fair_meeting"."status" in ('confirmed', 'cancel_requested');--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meeting_waiting" ON "fair_meeting" USING btree ("buyer_id","seller_id") WHERE "fair_meeting"."status" in ('requested', 'admin_matching');--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meeting_booth" ON "fair_meeting" USING btree ("booth_id","slot_id") WHERE "fair_meeting"."status" in ('confirmed', 'cancel_requested');--> statement-breakpoint
CREATE INDEX "fair_meeting_buyer" ON "fair_meeting" USING btree ("buyer_id","status");--> statement-breakpoint
CREATE INDEX "fair_meeting_seller" ON "fair_meeting" USING btree ("seller_id","status");--> statement-breakpoint
CREATE INDEX "fair_meeting_slot" ON "fair_meeting" USING btree ("slot_id","status");--> statement-breakpoint
CREATE INDEX "fair_meeting_updated" ON "fair_meeting" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "fair_meeting_event_meeting" ON "fair_meeting_event" USING btree ("meeting_id","at");--> statement-breakpoint
CREATE INDEX "fair_meeting_event_asked" ON "fair_meeting_event" USING btree ("by","at") WHERE "fair_meeting_event"."from" is null;--> statement-breakpoint
CREATE INDEX "fair_meeting_event_at" ON "fair_meeting_event" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_refill_offer_once" ON "fair_refill_offer" USING btree ("meeting_id","other_id");--> statement-breakpoint
CREATE INDEX "fair_refill_offer_free" ON "fair_refill_offer" USING btree ("free_id","expires_at");--> statement-breakpoint
CREATE INDEX "fair_refill_offer_other" ON "fair_refill_offer" USING btree ("other_id","expires_at");--> statement-breakpoint
CREATE INDEX "fair_record_own" ON "fair_record" USING btree ("participant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_booth_number" ON "fair_booth" USING btree ("year","number");--> statement-breakpoint
CREATE INDEX "fair_booth_hall" ON "fair_booth" USING btree ("year","hall");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_slot_time" ON "fair_slot" USING btree ("year","day","starts");--> statement-breakpoint
CREATE INDEX "fair_wish_to" ON "fair_wish" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE INDEX "fair_participant_list" ON "fair_participant" USING btree ("year","is_test","status","side");--> statement-breakpoint
CREATE INDEX "fair_participant_name" ON "fair_participant" USING btree (lower("company_en"),"account_id");--> statement-breakpoint
CREATE INDEX "fair_participant_created" ON "fair_participant" USING btree ("created_at","account_id");--> statement-breakpoint
CREATE INDEX "fair_participant_booth" ON "fair_participant" USING btree ("booth_id");--> statement-breakpoint
CREATE INDEX "fair_participant_search" ON "fair_participant" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fair_program_time" ON "fair_program_item" USING btree ("year","day","starts");--> statement-breakpoint
CREATE INDEX "inquiry_order" ON "inquiry" USING btree ("site",coalesce((extract(epoch from "waiting_since" at time zone 'UTC') * 1000)::bigint, 900000000000000 - (extract(epoch from "updated_at" at time zone 'UTC') * 1000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "inquiry_word" ON "inquiry" USING btree ("site","updated_at","id");