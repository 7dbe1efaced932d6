ALTER TABLE "booking_line" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "booking_line" ADD COLUMN "max_age" integer;