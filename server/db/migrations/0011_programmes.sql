CREATE TABLE "programme" (
	"site" text NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"city" text NOT NULL,
	"days" integer NOT NULL,
	"work" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "programme_site_product_id_pk" PRIMARY KEY("site","product_id"),
	CONSTRAINT "programme_days" CHECK ("programme"."days" > 0)
);
--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programme_order" ON "programme" USING btree ("site","position","product_id");