CREATE TABLE "survey_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"response_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_mail" (
	"participant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"step" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_mail_participant_id_kind_step_pk" PRIMARY KEY("participant_id","kind","step")
);
--> statement-breakpoint
CREATE TABLE "survey_participant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tour_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_response" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"participant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "survey_text" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"tour_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"question" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_tour" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"seats" integer NOT NULL,
	"confirmed_at" timestamp with time zone,
	"lodging" jsonb NOT NULL,
	"meeting_point" jsonb NOT NULL,
	"program" jsonb NOT NULL,
	"facilities" text[] NOT NULL,
	CONSTRAINT "survey_tour_order" CHECK ("survey_tour"."starts" <= "survey_tour"."ends"),
	CONSTRAINT "survey_tour_seats" CHECK ("survey_tour"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "survey_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_link" ADD CONSTRAINT "survey_link_response_id_survey_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."survey_response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_mail" ADD CONSTRAINT "survey_mail_participant_id_survey_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."survey_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_participant" ADD CONSTRAINT "survey_participant_tour_id_survey_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."survey_tour"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_participant_id_survey_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."survey_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_version_id_survey_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."survey_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_text" ADD CONSTRAINT "survey_text_tour_id_survey_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."survey_tour"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_text" ADD CONSTRAINT "survey_text_version_id_survey_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."survey_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_link_response" ON "survey_link" USING btree ("response_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_participant_code" ON "survey_participant" USING btree ("code");--> statement-breakpoint
CREATE INDEX "survey_participant_tour" ON "survey_participant" USING btree ("tour_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_response_own" ON "survey_response" USING btree ("participant_id","kind");--> statement-breakpoint
CREATE INDEX "survey_response_version" ON "survey_response" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "survey_text_words" ON "survey_text" USING btree ("kind",lower(left("words", 200)),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_tour_area" ON "survey_tour" USING btree ("area","starts");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_version_number" ON "survey_version" USING btree ("kind","version");--> statement-breakpoint
CREATE FUNCTION keep_answered_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "survey_response" WHERE "version_id" = OLD."id") THEN
    RAISE EXCEPTION 'questions that somebody has begun to answer are never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER survey_version_kept BEFORE UPDATE ON "survey_version"
  FOR EACH ROW EXECUTE FUNCTION keep_answered_questions();
