CREATE TABLE "pass_gift" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pass_id" uuid NOT NULL,
	"giver_id" uuid NOT NULL,
	"number" text NOT NULL,
	"to_name" text NOT NULL,
	"to_email" text NOT NULL,
	"lang" text NOT NULL,
	"message" text NOT NULL,
	"token_hash" "bytea",
	"state" text DEFAULT 'sent' NOT NULL,
	"mails" integer DEFAULT 1 NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"claimed_by" uuid,
	CONSTRAINT "pass_gift_ended" CHECK (("pass_gift"."state" = 'sent') = ("pass_gift"."ended_at" is null)),
	CONSTRAINT "pass_gift_claimer" CHECK (("pass_gift"."state" = 'claimed') = ("pass_gift"."claimed_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "pass" ADD COLUMN "gift_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pass_gift" ADD CONSTRAINT "pass_gift_pass_id_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."pass"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_gift" ADD CONSTRAINT "pass_gift_giver_id_account_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_gift" ADD CONSTRAINT "pass_gift_claimed_by_account_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pass_gift_open" ON "pass_gift" USING btree ("pass_id") WHERE "pass_gift"."state" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "pass_gift_token" ON "pass_gift" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_gift_number" ON "pass_gift" USING btree ("number") WHERE "pass_gift"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "pass_gift_pass" ON "pass_gift" USING btree ("pass_id","sent_at");--> statement-breakpoint
CREATE INDEX "pass_gift_giver" ON "pass_gift" USING btree ("giver_id","sent_at");--> statement-breakpoint
CREATE INDEX "pass_gift_friend" ON "pass_gift" USING btree ("to_email","mailed_at");--> statement-breakpoint
CREATE INDEX "pass_gift_claimed" ON "pass_gift" USING btree ("claimed_by");--> statement-breakpoint
ALTER TABLE "pass" ADD CONSTRAINT "pass_given_unused" CHECK ("pass"."gift_until" is null or "pass"."started_at" is null or "pass"."gift_until" <= "pass"."started_at");