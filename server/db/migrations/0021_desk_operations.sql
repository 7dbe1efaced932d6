CREATE TABLE "mail_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"way" text NOT NULL,
	"kind" text NOT NULL,
	"site" text NOT NULL,
	"lang" text NOT NULL,
	"recipient" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"values_sealed" "bytea",
	"resent_of" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mail_log_settled" CHECK ("mail_log"."settled_at" is null or "mail_log"."state" in ('sent', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "mail_log_at" ON "mail_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_state" ON "mail_log" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_kind" ON "mail_log" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_site" ON "mail_log" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_recipient" ON "mail_log" USING btree ("recipient","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_open" ON "mail_log" USING btree ("created_at") WHERE "mail_log"."state" = 'failed' and "mail_log"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "gate_device_day" ON "gate_device" USING btree ("day");--> statement-breakpoint
CREATE INDEX "gate_device_shift" ON "gate_device" USING btree ("shift_ends_at");