ALTER TABLE "booking" ADD COLUMN "party" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "service" jsonb;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "companions_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "room" jsonb;