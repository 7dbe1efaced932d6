ALTER TABLE "email_code" ADD COLUMN "tries_by" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_code" ADD COLUMN "tries_by" jsonb DEFAULT '{}'::jsonb NOT NULL;