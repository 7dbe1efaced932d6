CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"area" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"roles" text[] NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"birthday" text,
	"gender" text,
	"nationality" text,
	"passport_sealed" "bytea",
	"company_name" text DEFAULT '' NOT NULL,
	"company_file" uuid,
	"lang" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"agreed_terms_at" timestamp with time zone,
	"agreed_provided" boolean DEFAULT false NOT NULL,
	"agreed_marketing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "account_email_lower" CHECK ("account"."email" = lower("account"."email"))
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"percent" integer,
	"discount_won" integer,
	"max_discount_won" integer,
	"min_total_won" integer DEFAULT 0 NOT NULL,
	"product_id" text,
	"on_signup" integer DEFAULT 0 NOT NULL,
	"valid_days" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_kind" CHECK (("coupon"."percent" is null) <> ("coupon"."discount_won" is null)),
	CONSTRAINT "coupon_percent" CHECK ("coupon"."percent" is null or "coupon"."percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "member_coupon" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coupon_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"order_id" text,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "point_entry_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" text,
	"round" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "point_entry_amount" CHECK ("point_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text NOT NULL,
	"reservation_number" text NOT NULL,
	"account_id" uuid,
	"status" text NOT NULL,
	"cancel_reason" text,
	"product_id" text NOT NULL,
	"departure_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	"seat_state" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"option_name" jsonb NOT NULL,
	"meeting_point" jsonb NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"cancellation" jsonb NOT NULL,
	"luggage_count" integer DEFAULT 0 NOT NULL,
	"arrival_flight" text DEFAULT '' NOT NULL,
	"departure_address" text DEFAULT '' NOT NULL,
	"destination_address" text DEFAULT '' NOT NULL,
	"request" text DEFAULT '' NOT NULL,
	"amount_won" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "booking_event_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_line" (
	"booking_id" uuid NOT NULL,
	"band" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"takes_seat" boolean NOT NULL,
	CONSTRAINT "booking_line_booking_id_band_pk" PRIMARY KEY("booking_id","band"),
	CONSTRAINT "booking_line_quantity" CHECK ("booking_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "booking_traveller" (
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"band" text NOT NULL,
	"name" text NOT NULL,
	"birthday" text,
	"nationality" text,
	CONSTRAINT "booking_traveller_booking_id_position_pk" PRIMARY KEY("booking_id","position")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" text PRIMARY KEY NOT NULL,
	"site" text DEFAULT 'shop' NOT NULL,
	"account_id" uuid,
	"status" text NOT NULL,
	"payment_method" text,
	"representative_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"nationality" text,
	"passport_sealed" "bytea",
	"depositor" text DEFAULT '' NOT NULL,
	"coupon_id" uuid,
	"points" integer DEFAULT 0 NOT NULL,
	"rates" jsonb NOT NULL,
	"price_lines" jsonb NOT NULL,
	"amount_won" integer NOT NULL,
	"lang" text NOT NULL,
	"travellers_done" boolean DEFAULT false NOT NULL,
	"extras_done" boolean DEFAULT false NOT NULL,
	"benefits_done" boolean DEFAULT false NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "order_amount" CHECK ("order"."amount_won" >= 0 and "order"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"option_id" uuid NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_quantity" (
	"cart_item_id" uuid NOT NULL,
	"band" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_seen" integer NOT NULL,
	CONSTRAINT "cart_quantity_cart_item_id_band_pk" PRIMARY KEY("cart_item_id","band"),
	CONSTRAINT "cart_quantity_range" CHECK ("cart_quantity"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "departure" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"option_id" uuid NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "departure_seats" CHECK ("departure"."held" >= 0 and "departure"."confirmed" >= 0 and "departure"."held" + "departure"."confirmed" <= "departure"."capacity")
);
--> statement-breakpoint
CREATE TABLE "option_price" (
	"option_id" uuid NOT NULL,
	"band" text NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"price" integer NOT NULL,
	"takes_seat" boolean DEFAULT true NOT NULL,
	CONSTRAINT "option_price_option_id_band_pk" PRIMARY KEY("option_id","band"),
	CONSTRAINT "option_price_positive" CHECK ("option_price"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"site" text DEFAULT 'shop' NOT NULL,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"operator" jsonb NOT NULL,
	"duration_minutes" integer NOT NULL,
	"languages" text[] NOT NULL,
	"min_travellers" integer NOT NULL,
	"min_travellers_reason" jsonb,
	"cancellation" jsonb NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"price_won" integer NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_min_travellers" CHECK ("product"."min_travellers" >= 1)
);
--> statement-breakpoint
CREATE TABLE "product_option" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"option_start_date" date NOT NULL,
	"option_end_date" date NOT NULL,
	"currency" text NOT NULL,
	"start_times" text[] NOT NULL,
	"closed_weekdays" integer[] NOT NULL,
	"closed_days" text[] NOT NULL,
	"capacity" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "product_option_dates" CHECK ("product_option"."option_start_date" <= "product_option"."option_end_date"),
	CONSTRAINT "product_option_capacity" CHECK ("product_option"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_picture" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"picture_id" uuid NOT NULL,
	CONSTRAINT "product_picture_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"product_id" text NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"highlights" text[] NOT NULL,
	"itinerary" jsonb NOT NULL,
	"included" text[] NOT NULL,
	"excluded" text[] NOT NULL,
	"know_before" text[] NOT NULL,
	"meeting_point" text NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "product_text_product_id_lang_pk" PRIMARY KEY("product_id","lang")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"colour" text NOT NULL,
	"alt" jsonb NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "local_toss_fault" (
	"order_id" text PRIMARY KEY NOT NULL,
	"fault" text NOT NULL,
	"times" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_toss_payment" (
	"payment_key" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"order_name" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"status" text NOT NULL,
	"approved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_by" text,
	CONSTRAINT "local_toss_balance" CHECK ("local_toss_payment"."balance" between 0 and "local_toss_payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text NOT NULL,
	"payment_key" text,
	"status" text NOT NULL,
	"amount_won" integer NOT NULL,
	"refunded_won" integer DEFAULT 0 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirming_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_refund" CHECK ("payment"."refunded_won" between 0 and "payment"."amount_won")
);
--> statement-breakpoint
CREATE TABLE "payment_webhook" (
	"transmission_id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"order_id" text,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "common" (
	"type" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"meta" jsonb NOT NULL,
	CONSTRAINT "common_type_key_pk" PRIMARY KEY("type","key")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"label" jsonb NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_snapshot" (
	"path" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"meta" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_departure_id_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_traveller" ADD CONSTRAINT "booking_traveller_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_quantity" ADD CONSTRAINT "cart_quantity_cart_item_id_cart_item_id_fk" FOREIGN KEY ("cart_item_id") REFERENCES "public"."cart_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_price" ADD CONSTRAINT "option_price_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_picture" ADD CONSTRAINT "product_picture_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_picture" ADD CONSTRAINT "product_picture_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "access_token_account" ON "access_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "access_token_expiry" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_area_email" ON "account" USING btree ("area","email");--> statement-breakpoint
CREATE INDEX "account_phone" ON "account" USING btree ("area","phone");--> statement-breakpoint
CREATE INDEX "email_code_email" ON "email_code" USING btree ("area","email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_coupon_once" ON "member_coupon" USING btree ("coupon_id","account_id");--> statement-breakpoint
CREATE INDEX "member_coupon_account" ON "member_coupon" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "point_entry_account" ON "point_entry" USING btree ("account_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_used_once" ON "point_entry" USING btree ("order_id","reason","round") WHERE "point_entry"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_number" ON "booking" USING btree ("reservation_number");--> statement-breakpoint
CREATE INDEX "booking_order" ON "booking" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "booking_account" ON "booking" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "booking_departure" ON "booking" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "booking_event_booking" ON "booking_event" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_account" ON "order" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "order_hold" ON "order" USING btree ("hold_expires_at") WHERE "order"."hold_expires_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_departure" ON "cart_item" USING btree ("account_id","option_id","date","start_time");--> statement-breakpoint
CREATE INDEX "cart_item_account" ON "cart_item" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "departure_key" ON "departure" USING btree ("option_id","date","start_time");--> statement-breakpoint
CREATE INDEX "product_recommended" ON "product" USING btree ("site","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_place" ON "product" USING btree ("site","status","category","region","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_region" ON "product" USING btree ("site","status","region","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("site","status","price_won","id");--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("site","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_stars" ON "product" USING btree ("site","status",(("rating_sum"::float / nullif("rating_count", 0))) desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "product_option_product" ON "product_option" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_text_search" ON "product_text" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "upload_owner" ON "upload" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_key" ON "payment" USING btree ("payment_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captured_once" ON "payment" USING btree ("order_id") WHERE "payment"."status" in ('confirming', 'done', 'refunded', 'partly_refunded');--> statement-breakpoint
CREATE INDEX "payment_unfinished" ON "payment" USING btree ("confirming_at") WHERE "payment"."status" = 'confirming';--> statement-breakpoint
CREATE INDEX "setting_type" ON "setting" USING btree ("type");