ALTER TABLE "order" ALTER COLUMN "site" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "site" DROP DEFAULT;