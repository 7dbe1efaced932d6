-- What was kept did not say in which language; visitors bring it anew.
DELETE FROM "page_snapshot";--> statement-breakpoint
ALTER TABLE "page_snapshot" DROP CONSTRAINT "page_snapshot_pkey";--> statement-breakpoint
ALTER TABLE "page_snapshot" ADD COLUMN "lang" text NOT NULL;--> statement-breakpoint
ALTER TABLE "page_snapshot" ADD COLUMN "changed_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "page_snapshot" ADD CONSTRAINT "page_snapshot_path_lang_pk" PRIMARY KEY("path","lang");--> statement-breakpoint
ALTER TABLE "gate_device" ADD COLUMN "session" "bytea";
