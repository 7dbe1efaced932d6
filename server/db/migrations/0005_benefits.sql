CREATE TABLE "promotion_click" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "promotion_click_code_day_pk" PRIMARY KEY("code","day")
);
--> statement-breakpoint
CREATE TABLE "wish" (
	"account_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wish_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "claimable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "claim_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "claim_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "issued" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wish_account" ON "wish" USING btree ("account_id","created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code_typed" ON "coupon" USING btree (upper("code"));--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_quantity" CHECK ("coupon"."quantity" is null or "coupon"."issued" <= "coupon"."quantity");