CREATE SEQUENCE "public"."gate_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "local_toss_cancel" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"payment_key" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "idempotency" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" integer,
	"answer" jsonb,
	"lease" uuid,
	"leased_until" timestamp with time zone DEFAULT now() + interval '2 minutes' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
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
	"business_number" text DEFAULT '' NOT NULL,
	"company_description" text DEFAULT '' NOT NULL,
	"company_checked_at" timestamp with time zone,
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
	"tries_by" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
CREATE TABLE "phone_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tries_by" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "welcomed_address" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
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
	"product_ids" text[] DEFAULT '{}' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"combines" boolean DEFAULT false NOT NULL,
	"on_signup" integer DEFAULT 0 NOT NULL,
	"claimable" boolean DEFAULT false NOT NULL,
	"claim_from" timestamp with time zone,
	"claim_until" timestamp with time zone,
	"quantity" integer,
	"issued" integer DEFAULT 0 NOT NULL,
	"valid_days" integer NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_kind" CHECK (("coupon"."percent" is null) <> ("coupon"."discount_won" is null)),
	CONSTRAINT "coupon_percent" CHECK ("coupon"."percent" is null or "coupon"."percent" between 1 and 100),
	CONSTRAINT "coupon_quantity" CHECK ("coupon"."quantity" is null or "coupon"."issued" <= "coupon"."quantity")
);
--> statement-breakpoint
CREATE TABLE "expiry_told" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
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
	"note" text DEFAULT '' NOT NULL,
	"order_id" text,
	"booking_id" uuid,
	"round" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "point_entry_amount" CHECK ("point_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "board" (
	"site" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"shape" text NOT NULL,
	"label" jsonb NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "board_site_name_pk" PRIMARY KEY("site","name")
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"board" text NOT NULL,
	"category" text,
	"position" integer DEFAULT 0 NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_file" (
	"post_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_file_post_id_upload_id_pk" PRIMARY KEY("post_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "post_text" (
	"post_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "post_text_post_id_lang_pk" PRIMARY KEY("post_id","lang")
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
	"party" integer,
	"service" jsonb,
	"companions_sealed" "bytea",
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
	"min_age" integer,
	"max_age" integer,
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
CREATE TABLE "order" (
	"id" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"account_id" uuid,
	"status" text NOT NULL,
	"payment_method" text,
	"representative_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"nationality" text,
	"passport_sealed" "bytea",
	"depositor" text DEFAULT '' NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"quotation_id" uuid,
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
CREATE TABLE "order_coupon" (
	"order_id" text NOT NULL,
	"coupon_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"discount_won" integer NOT NULL,
	"booking_ids" uuid[] NOT NULL,
	CONSTRAINT "order_coupon_order_id_coupon_id_pk" PRIMARY KEY("order_id","coupon_id"),
	CONSTRAINT "order_coupon_discount" CHECK ("order_coupon"."discount_won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" uuid,
	"status" text NOT NULL,
	"to" text NOT NULL,
	"by" text NOT NULL,
	"was" text NOT NULL,
	"percent" integer NOT NULL,
	"amount_won" integer NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"account_sealed" "bytea",
	"tries" integer DEFAULT 1 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_amounts" CHECK ("refund"."amount_won" >= 0 and "refund"."points" >= 0 and "refund"."percent" between 0 and 100),
	CONSTRAINT "refund_of_payment" CHECK ("refund"."amount_won" = 0 or "refund"."payment_id" is not null)
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
	"site" text NOT NULL,
	"service" text,
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
	"popularity" integer DEFAULT 100 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tags" text[] GENERATED ALWAYS AS (case when duration_minutes >= 0 and duration_minutes < 180 then array['duration:hours'] else '{}'::text[] end || case when duration_minutes >= 180 and duration_minutes < 360 then array['duration:half_day'] else '{}'::text[] end || case when duration_minutes >= 360 and duration_minutes < 1080 then array['duration:day'] else '{}'::text[] end || case when duration_minutes >= 1080 then array['duration:overnight'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 45 then array['rating:4.5'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 40 then array['rating:4'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 35 then array['rating:3.5'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 30 then array['rating:3'] else '{}'::text[] end) STORED NOT NULL,
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
	"room" jsonb,
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
CREATE TABLE "product_view" (
	"product_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_view_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"letters" text GENERATED ALWAYS AS (normalize(word, NFD)) STORED NOT NULL,
	"stale_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "check_in_scan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint DEFAULT nextval('gate_seq') NOT NULL,
	"site" text NOT NULL,
	"day" date NOT NULL,
	"tour_id" text NOT NULL,
	"gate_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"counter" integer NOT NULL,
	"live" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"act" text NOT NULL,
	"booking_id" uuid,
	"reservation_number" text NOT NULL,
	"people" integer NOT NULL,
	"verdict" text NOT NULL,
	"judged" text NOT NULL,
	"conflict" boolean GENERATED ALWAYS AS (act = 'admit' and verdict = 'admitted' and judged <> 'admitted') STORED NOT NULL,
	"admits" integer NOT NULL,
	"refuses" integer NOT NULL,
	"undoes_device" uuid,
	"undoes_counter" integer,
	"line_hash" "bytea" NOT NULL,
	"signature" "bytea" NOT NULL,
	CONSTRAINT "check_in_scan_counter" CHECK ("check_in_scan"."counter" > 0)
);
--> statement-breakpoint
CREATE TABLE "gate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"tour_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gate_assignment" (
	"account_id" uuid NOT NULL,
	"gate_id" uuid NOT NULL,
	CONSTRAINT "gate_assignment_account_id_gate_id_pk" PRIMARY KEY("account_id","gate_id")
);
--> statement-breakpoint
CREATE TABLE "gate_device" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"gate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"key_x" text NOT NULL,
	"key_y" text NOT NULL,
	"session" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shift_ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gate_revocation" (
	"seq" bigint PRIMARY KEY DEFAULT nextval('gate_seq') NOT NULL,
	"site" text NOT NULL,
	"day" date NOT NULL,
	"tour_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"revoked" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
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
CREATE TABLE "event" (
	"id" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"first_month" integer NOT NULL,
	"last_month" integer NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"usually" jsonb NOT NULL,
	"product_id" text,
	CONSTRAINT "event_months" CHECK ("event"."first_month" between 1 and 12 and "event"."last_month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "guest" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"site" text NOT NULL,
	"account_id" uuid,
	"email" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"about_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_number_unique" UNIQUE("number"),
	CONSTRAINT "inquiry_somebody" CHECK (("inquiry"."account_id" is null) = ("inquiry"."email" <> ''))
);
--> statement-breakpoint
CREATE TABLE "inquiry_file" (
	"message_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "inquiry_file_message_id_upload_id_pk" PRIMARY KEY("message_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"operator_id" uuid,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"drawing" jsonb,
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
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text NOT NULL,
	"method" text DEFAULT 'card' NOT NULL,
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
CREATE TABLE "promotion_click" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "promotion_click_code_day_pk" PRIMARY KEY("code","day")
);
--> statement-breakpoint
CREATE TABLE "quotation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"lang" text NOT NULL,
	"date_from" date,
	"date_to" date,
	"flexible" boolean NOT NULL,
	"party" jsonb NOT NULL,
	"regions" jsonb NOT NULL,
	"wishes" text NOT NULL,
	"budget_amount" bigint,
	"budget_currency" text DEFAULT 'KRW' NOT NULL,
	"budget_per" text DEFAULT 'group' NOT NULL,
	"languages" jsonb NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"total_won" integer,
	"valid_until" timestamp with time zone,
	"order_id" text,
	"asked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_number_unique" UNIQUE("number"),
	CONSTRAINT "quotation_days" CHECK ("quotation"."date_from" <= "quotation"."date_to")
);
--> statement-breakpoint
CREATE TABLE "quotation_file" (
	"quotation_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "quotation_file_quotation_id_upload_id_pk" PRIMARY KEY("quotation_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "quotation_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quotation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"operator_id" uuid,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quotation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"operator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"meeting_point" text NOT NULL,
	"party" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"total_won" integer NOT NULL,
	"cancellation" jsonb NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_offer_total" CHECK ("quotation_offer"."total_won" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"meta" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_snapshot" (
	"path" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_snapshot_path_lang_pk" PRIMARY KEY("path","lang")
);
--> statement-breakpoint
CREATE TABLE "account_social" (
	"account_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"social_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_social_account_id_social_type_pk" PRIMARY KEY("account_id","social_type")
);
--> statement-breakpoint
CREATE TABLE "social_proof" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"social_type" text NOT NULL,
	"social_id" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_state" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"social_type" text NOT NULL,
	"next" text,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wish" (
	"account_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wish_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "local_toss_cancel" ADD CONSTRAINT "local_toss_cancel_payment_key_local_toss_payment_payment_key_fk" FOREIGN KEY ("payment_key") REFERENCES "public"."local_toss_payment"("payment_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_code" ADD CONSTRAINT "phone_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expiry_told" ADD CONSTRAINT "expiry_told_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_site_board_board_site_name_fk" FOREIGN KEY ("site","board") REFERENCES "public"."board"("site","name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_file" ADD CONSTRAINT "post_file_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_file" ADD CONSTRAINT "post_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_text" ADD CONSTRAINT "post_text_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_departure_id_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_traveller" ADD CONSTRAINT "booking_traveller_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_coupon" ADD CONSTRAINT "order_coupon_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_coupon" ADD CONSTRAINT "order_coupon_coupon_id_member_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."member_coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "product_view" ADD CONSTRAINT "product_view_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_gate_id_gate_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."gate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_device_id_gate_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."gate_device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate" ADD CONSTRAINT "gate_tour_id_product_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_assignment" ADD CONSTRAINT "gate_assignment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_assignment" ADD CONSTRAINT "gate_assignment_gate_id_gate_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."gate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_device" ADD CONSTRAINT "gate_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_device" ADD CONSTRAINT "gate_device_gate_id_gate_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."gate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_revocation" ADD CONSTRAINT "gate_revocation_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_about_id_inquiry_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."inquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_file" ADD CONSTRAINT "inquiry_file_message_id_inquiry_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."inquiry_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_file" ADD CONSTRAINT "inquiry_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_file" ADD CONSTRAINT "quotation_file_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_file" ADD CONSTRAINT "quotation_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_message" ADD CONSTRAINT "quotation_message_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_message" ADD CONSTRAINT "quotation_message_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_offer" ADD CONSTRAINT "quotation_offer_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_offer" ADD CONSTRAINT "quotation_offer_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_asked" ADD CONSTRAINT "review_asked_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reward" ADD CONSTRAINT "review_reward_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_review" ADD CONSTRAINT "social_review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_social" ADD CONSTRAINT "account_social_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_proof" ADD CONSTRAINT "social_proof_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_state" ADD CONSTRAINT "social_state_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "access_token_account" ON "access_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "access_token_expiry" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_area_email" ON "account" USING btree ("area","email");--> statement-breakpoint
CREATE INDEX "account_phone" ON "account" USING btree ("area","phone");--> statement-breakpoint
CREATE INDEX "email_code_email" ON "email_code" USING btree ("area","email","created_at");--> statement-breakpoint
CREATE INDEX "phone_code_account" ON "phone_code" USING btree ("account_id","phone","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code_typed" ON "coupon" USING btree (upper("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_coupon_once" ON "member_coupon" USING btree ("coupon_id","account_id");--> statement-breakpoint
CREATE INDEX "member_coupon_account" ON "member_coupon" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "point_entry_account" ON "point_entry" USING btree ("account_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_used_once" ON "point_entry" USING btree ("order_id","reason","round") WHERE "point_entry"."order_id" is not null and "point_entry"."booking_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_refunded_once" ON "point_entry" USING btree ("booking_id","round") WHERE "point_entry"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "post_order" ON "post" USING btree ("site","board","pinned" DESC NULLS FIRST,"position","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_published" ON "post" USING btree ("site","board","published_at","id");--> statement-breakpoint
CREATE INDEX "post_text_search" ON "post_text" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "booking_number" ON "booking" USING btree ("reservation_number");--> statement-breakpoint
CREATE INDEX "booking_order" ON "booking" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "booking_account" ON "booking" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "booking_departure" ON "booking" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "booking_date" ON "booking" USING btree ("date");--> statement-breakpoint
CREATE INDEX "booking_tour_day" ON "booking" USING btree ("product_id","date","start_time","reservation_number");--> statement-breakpoint
CREATE INDEX "booking_event_booking" ON "booking_event" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE INDEX "order_account" ON "order" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "order_hold" ON "order" USING btree ("hold_expires_at") WHERE "order"."hold_expires_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_quotation" ON "order" USING btree ("quotation_id") WHERE "order"."status" not in ('expired', 'cancelled');--> statement-breakpoint
CREATE INDEX "order_coupon_coupon" ON "order_coupon" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_once" ON "refund" USING btree ("booking_id") WHERE "refund"."status" <> 'declined';--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_unfinished" ON "refund" USING btree ("asked_at") WHERE "refund"."status" = 'processing';--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_departure" ON "cart_item" USING btree ("account_id","option_id","date","start_time");--> statement-breakpoint
CREATE INDEX "cart_item_account" ON "cart_item" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "departure_key" ON "departure" USING btree ("option_id","date","start_time");--> statement-breakpoint
CREATE INDEX "product_recommended" ON "product" USING btree ("site","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_place" ON "product" USING btree ("site","status","category","region","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_region" ON "product" USING btree ("site","status","region","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("site","status","price_won","id");--> statement-breakpoint
CREATE INDEX "product_tags" ON "product" USING gin ("tags","languages");--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("site","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_stars" ON "product" USING btree ("site","status",(("rating_sum"::float / nullif("rating_count", 0))) desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "product_option_product" ON "product_option" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_text_search" ON "product_text" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_letters" ON "search_word" USING gin ("letters" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_stale" ON "search_word" USING btree ("word") WHERE "search_word"."stale_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_scan_once" ON "check_in_scan" USING btree ("device_id","counter","live");--> statement-breakpoint
CREATE INDEX "check_in_scan_day" ON "check_in_scan" USING btree ("site","day","seq");--> statement-breakpoint
CREATE INDEX "check_in_scan_gate" ON "check_in_scan" USING btree ("gate_id","day","seq");--> statement-breakpoint
CREATE INDEX "check_in_scan_booking" ON "check_in_scan" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE INDEX "check_in_scan_undoes" ON "check_in_scan" USING btree ("undoes_device","undoes_counter") WHERE "check_in_scan"."undoes_device" is not null;--> statement-breakpoint
CREATE INDEX "check_in_scan_conflict" ON "check_in_scan" USING btree ("site","day","seq") WHERE "check_in_scan"."conflict";--> statement-breakpoint
CREATE INDEX "gate_site" ON "gate" USING btree ("site","tour_id","position");--> statement-breakpoint
CREATE INDEX "gate_revocation_day" ON "gate_revocation" USING btree ("site","day","seq");--> statement-breakpoint
CREATE INDEX "gate_revocation_booking" ON "gate_revocation" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE INDEX "guest_email" ON "guest" USING btree ("email","site");--> statement-breakpoint
CREATE INDEX "inquiry_account" ON "inquiry" USING btree ("account_id","site","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_status" ON "inquiry" USING btree ("site","status","updated_at");--> statement-breakpoint
CREATE INDEX "inquiry_updated" ON "inquiry" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_message_place" ON "inquiry_message" USING btree ("inquiry_id","position");--> statement-breakpoint
CREATE INDEX "upload_owner" ON "upload" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_key" ON "payment" USING btree ("payment_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captured_once" ON "payment" USING btree ("order_id") WHERE "payment"."status" in ('confirming', 'done', 'refunded', 'partly_refunded');--> statement-breakpoint
CREATE INDEX "payment_unfinished" ON "payment" USING btree ("confirming_at") WHERE "payment"."status" = 'confirming';--> statement-breakpoint
CREATE INDEX "programme_order" ON "programme" USING btree ("site","position","product_id");--> statement-breakpoint
CREATE INDEX "quotation_account" ON "quotation" USING btree ("account_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quotation_status" ON "quotation" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "quotation_valid" ON "quotation" USING btree ("valid_until") WHERE "quotation"."status" = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_message_place" ON "quotation_message" USING btree ("quotation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_offer_place" ON "quotation_offer" USING btree ("quotation_id","position");--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("product_id","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_rating" ON "review" USING btree ("product_id","status","rating","lang");--> statement-breakpoint
CREATE INDEX "review_account" ON "review" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_desk" ON "review" USING btree ("status",coalesce("edited_at", "created_at") desc,"id");--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "review_photo_unused" ON "review_photo" USING btree ("unused_since") WHERE "review_photo"."unused_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "social_review_url" ON "social_review" USING btree ("url") WHERE "social_review"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "social_review_account" ON "social_review" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "social_review_desk" ON "social_review" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "setting_type" ON "setting" USING btree ("type");--> statement-breakpoint
CREATE UNIQUE INDEX "account_social_person" ON "account_social" USING btree ("social_type","social_id");--> statement-breakpoint
CREATE INDEX "social_proof_expiry" ON "social_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_state_expiry" ON "social_state" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wish_account" ON "wish" USING btree ("account_id","created_at" DESC NULLS FIRST,"product_id");