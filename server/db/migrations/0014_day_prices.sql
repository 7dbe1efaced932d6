CREATE TABLE "option_day_price" (
	"option_id" uuid NOT NULL,
	"date" date NOT NULL,
	"band" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "option_day_price_option_id_date_band_pk" PRIMARY KEY("option_id","date","band"),
	CONSTRAINT "option_day_price_positive" CHECK ("option_day_price"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "priced_from" date;--> statement-breakpoint
ALTER TABLE "option_day_price" ADD CONSTRAINT "option_day_price_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE cascade ON UPDATE no action;