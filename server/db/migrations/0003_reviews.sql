CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"lang" text NOT NULL,
	"photo_count" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"hidden_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "review_booking" UNIQUE("booking_id"),
	CONSTRAINT "review_stars" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_asked" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photo" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"review_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "review_photo_use" CHECK (("review_photo"."review_id" is null) = ("review_photo"."unused_since" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_reward" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"url" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_asked" ADD CONSTRAINT "review_asked_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reward" ADD CONSTRAINT "review_reward_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_review" ADD CONSTRAINT "social_review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("product_id","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_rating" ON "review" USING btree ("product_id","status","rating","lang");--> statement-breakpoint
CREATE INDEX "review_account" ON "review" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_desk" ON "review" USING btree ("status",coalesce("edited_at", "created_at") desc,"id");--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "review_photo_unused" ON "review_photo" USING btree ("unused_since") WHERE "review_photo"."unused_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "social_review_url" ON "social_review" USING btree ("url") WHERE "social_review"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "social_review_account" ON "social_review" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "social_review_desk" ON "social_review" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "booking_date" ON "booking" USING btree ("date");