CREATE TABLE "product_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" text NOT NULL,
	"version" integer NOT NULL,
	"parts" text[] NOT NULL,
	"before" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "on_sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_change" ADD CONSTRAINT "product_change_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_change" ADD CONSTRAINT "product_change_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_change_version" ON "product_change" USING btree ("product_id","version");--> statement-breakpoint
CREATE INDEX "product_due" ON "product" USING btree ("on_sale_from") WHERE "product"."on_sale_from" is not null;