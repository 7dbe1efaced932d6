ALTER TABLE "idempotency" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "leased_until" timestamp with time zone DEFAULT now() + interval '2 minutes' NOT NULL;