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
CREATE TABLE "second_factor" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "welcomed_address" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_merge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"remaining_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "account_merge_two" CHECK ("account_merge"."remaining_id" <> "account_merge"."other_id")
);
--> statement-breakpoint
CREATE TABLE "account_merge_row" (
	"merge_id" uuid NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "account_merge_row_merge_id_part_key_pk" PRIMARY KEY("merge_id","part","key")
);
--> statement-breakpoint
CREATE TABLE "applicant" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"organization" text NOT NULL,
	"organization_latin" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(organization || ' ' || organization_latin)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicant_block" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"reason" text NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid,
	"lifted_reason" text DEFAULT '' NOT NULL
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
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_file" (
	"post_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_file_post_id_upload_id_pk" PRIMARY KEY("post_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "post_picture" (
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"picture_id" uuid NOT NULL,
	CONSTRAINT "post_picture_post_id_number_pk" PRIMARY KEY("post_id","number"),
	CONSTRAINT "post_picture_picture_id_unique" UNIQUE("picture_id")
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reissued_at" timestamp with time zone
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
CREATE TABLE "booking_traveler" (
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"band" text NOT NULL,
	"name" text NOT NULL,
	"birthday" text,
	"nationality" text,
	CONSTRAINT "booking_traveler_booking_id_position_pk" PRIMARY KEY("booking_id","position")
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
	"travelers_done" boolean DEFAULT false NOT NULL,
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
	"version" integer DEFAULT 0 NOT NULL,
	"operator" jsonb NOT NULL,
	"duration_minutes" integer NOT NULL,
	"languages" text[] NOT NULL,
	"min_travelers" integer NOT NULL,
	"min_travelers_reason" jsonb,
	"cancellation" jsonb NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"price_won" integer NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 100 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tags" text[] GENERATED ALWAYS AS (case when duration_minutes >= 0 and duration_minutes < 180 then array['duration:hours'] else '{}'::text[] end || case when duration_minutes >= 180 and duration_minutes < 360 then array['duration:half_day'] else '{}'::text[] end || case when duration_minutes >= 360 and duration_minutes < 1080 then array['duration:day'] else '{}'::text[] end || case when duration_minutes >= 1080 then array['duration:overnight'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 45 then array['rating:4.5'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 40 then array['rating:4'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 35 then array['rating:3.5'] else '{}'::text[] end || case when (rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0)) >= 30 then array['rating:3'] else '{}'::text[] end) STORED NOT NULL,
	CONSTRAINT "product_min_travelers" CHECK ("product"."min_travelers" >= 1)
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
	"words" text DEFAULT '' NOT NULL,
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
CREATE TABLE "desk_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_batch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "education_score" (
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"points" jsonb NOT NULL,
	"total" integer NOT NULL,
	"words" text NOT NULL,
	"is_complete" boolean NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "education_score_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "education_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_at" timestamp with time zone DEFAULT now() NOT NULL,
	"organization" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(number || ' ' || organization || ' ' || contact_email)) STORED NOT NULL,
	"arrival" text,
	"departure" text,
	"students" integer DEFAULT 0 NOT NULL,
	"asked_won" bigint,
	"versions" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"granted_won" bigint,
	"decided_at" timestamp with time zone,
	"trail_seq" bigint NOT NULL,
	"trail_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "education_application_number_unique" UNIQUE("number"),
	CONSTRAINT "education_application_granted" CHECK ("education_application"."granted_won" > 0)
);
--> statement-breakpoint
CREATE TABLE "education_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"upload_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid NOT NULL,
	"is_submitted" boolean DEFAULT false NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "education_section" (
	"application_id" uuid NOT NULL,
	"section" text NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid NOT NULL,
	CONSTRAINT "education_section_application_id_section_pk" PRIMARY KEY("application_id","section")
);
--> statement-breakpoint
CREATE TABLE "education_version" (
	"application_id" uuid NOT NULL,
	"written" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"number" integer NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"submitted_by" uuid NOT NULL,
	CONSTRAINT "education_version_application_id_number_pk" PRIMARY KEY("application_id","number")
);
--> statement-breakpoint
CREATE TABLE "education_colleague" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"account_id" uuid,
	"token_hash" "bytea",
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	CONSTRAINT "education_colleague_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "education_revision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"application_id" uuid NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_receipt_decision" (
	"application_id" uuid NOT NULL,
	"receipt" uuid NOT NULL,
	"accepted_won" bigint NOT NULL,
	"words" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid NOT NULL,
	CONSTRAINT "education_receipt_decision_application_id_receipt_pk" PRIMARY KEY("application_id","receipt"),
	CONSTRAINT "education_receipt_accepted" CHECK ("education_receipt_decision"."accepted_won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "education_report" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"due" text NOT NULL,
	"versions" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"claimed_won" bigint,
	"differences" integer,
	"paid_won" bigint,
	"paid_on" text,
	"paid_reference" text,
	CONSTRAINT "education_report_paid" CHECK ("education_report"."paid_won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "education_report_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"upload_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid NOT NULL,
	"is_submitted" boolean DEFAULT false NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_report_reminder" (
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "education_report_reminder_application_id_kind_pk" PRIMARY KEY("application_id","kind")
);
--> statement-breakpoint
CREATE TABLE "education_report_revision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"application_id" uuid NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_report_section" (
	"application_id" uuid NOT NULL,
	"section" text NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid NOT NULL,
	CONSTRAINT "education_report_section_application_id_section_pk" PRIMARY KEY("application_id","section")
);
--> statement-breakpoint
CREATE TABLE "education_report_version" (
	"application_id" uuid NOT NULL,
	"written" jsonb NOT NULL,
	"number" integer NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"submitted_by" uuid NOT NULL,
	CONSTRAINT "education_report_version_application_id_number_pk" PRIMARY KEY("application_id","number")
);
--> statement-breakpoint
CREATE TABLE "education_assignee" (
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "education_assignee_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "education_conflict" (
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"words" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "education_conflict_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "education_event" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"application_id" uuid NOT NULL,
	"act" text NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"detail" jsonb NOT NULL,
	"previous" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "education_event_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "education_year" (
	"year" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"budget_won" bigint NOT NULL,
	"committed_won" bigint DEFAULT 0 NOT NULL,
	"paid_won" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "education_year_known" CHECK ("education_year"."year" between 2020 and 2099),
	CONSTRAINT "education_year_budget" CHECK ("education_year"."committed_won" <= "education_year"."budget_won"),
	CONSTRAINT "education_year_committed" CHECK ("education_year"."paid_won" <= "education_year"."committed_won"),
	CONSTRAINT "education_year_paid" CHECK ("education_year"."paid_won" >= 0)
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
CREATE TABLE "fair_mailing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"group" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"day" text NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_mailing_recipient" (
	"mailing_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	CONSTRAINT "fair_mailing_recipient_mailing_id_participant_id_pk" PRIMARY KEY("mailing_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "fair_matching_lock" (
	"year" integer NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	CONSTRAINT "fair_matching_lock_buyer_id_seller_id_pk" PRIMARY KEY("buyer_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "fair_matching_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"mode" text NOT NULL,
	"from_id" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"stage" text,
	"done" real DEFAULT 0 NOT NULL,
	"failure" text,
	"weights" jsonb NOT NULL,
	"value" integer,
	"bound" integer,
	"meetings" integer,
	"result" jsonb,
	"asked_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"published_as" text,
	"withdrawn" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "fair_matching_run_bound" CHECK ("fair_matching_run"."value" <= "fair_matching_run"."bound")
);
--> statement-breakpoint
CREATE TABLE "fair_matching_settings" (
	"year" integer PRIMARY KEY NOT NULL,
	"weights" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_attendance" (
	"participant_id" uuid NOT NULL,
	"day" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	CONSTRAINT "fair_attendance_participant_id_day_pk" PRIMARY KEY("participant_id","day")
);
--> statement-breakpoint
CREATE TABLE "fair_badge" (
	"code" text PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fair_agenda_feed" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_agenda_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "fair_calendar" (
	"participant_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"meeting_id" uuid,
	CONSTRAINT "fair_calendar_participant_id_slot_id_pk" PRIMARY KEY("participant_id","slot_id")
);
--> statement-breakpoint
CREATE TABLE "fair_hall_delay" (
	"day" text NOT NULL,
	"hall" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "fair_hall_delay_day_hall_pk" PRIMARY KEY("day","hall"),
	CONSTRAINT "fair_hall_delay_some" CHECK ("fair_hall_delay"."minutes" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "fair_meeting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"booth_id" uuid,
	"status" text NOT NULL,
	"status_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_by" text NOT NULL,
	"attendees" integer DEFAULT 1 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"buyer_agreed" boolean DEFAULT false NOT NULL,
	"seller_agreed" boolean DEFAULT false NOT NULL,
	"buyer_missed_at" timestamp with time zone,
	"seller_missed_at" timestamp with time zone,
	"buyer_here_at" timestamp with time zone,
	"seller_here_at" timestamp with time zone,
	"proposed_slot_id" uuid,
	"proposed_by" text,
	"run_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_meeting_two" CHECK ("fair_meeting"."buyer_id" <> "fair_meeting"."seller_id"),
	CONSTRAINT "fair_meeting_buyer_there" CHECK ("fair_meeting"."buyer_missed_at" is null or "fair_meeting"."buyer_here_at" is null),
	CONSTRAINT "fair_meeting_seller_there" CHECK ("fair_meeting"."seller_missed_at" is null or "fair_meeting"."seller_here_at" is null)
);
--> statement-breakpoint
CREATE TABLE "fair_meeting_digest" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_meeting_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"party_id" uuid,
	"act" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"slot_id" uuid,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_meeting_news" (
	"participant_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	CONSTRAINT "fair_meeting_news_participant_id_event_id_pk" PRIMARY KEY("participant_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "fair_refill_offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"free_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"why" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"free_yes_at" timestamp with time zone,
	"other_yes_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fair_record" (
	"meeting_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"said" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fair_record_meeting_id_participant_id_pk" PRIMARY KEY("meeting_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "fair_record_reminder" (
	"participant_id" uuid NOT NULL,
	"day" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fair_record_reminder_participant_id_day_pk" PRIMARY KEY("participant_id","day")
);
--> statement-breakpoint
CREATE TABLE "fair_booth" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"hall" text NOT NULL,
	"number" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_edition" (
	"year" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"announced_at" timestamp with time zone DEFAULT now(),
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fair_edition_known" CHECK ("fair_edition"."year" between 2019 and 2099)
);
--> statement-breakpoint
CREATE TABLE "fair_slot" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"day" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fair_slot_order" CHECK ("fair_slot"."starts" < "fair_slot"."ends")
);
--> statement-breakpoint
CREATE TABLE "fair_wish" (
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"priority" integer,
	"note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_wish_from_id_to_id_pk" PRIMARY KEY("from_id","to_id"),
	CONSTRAINT "fair_wish_priority" CHECK ("fair_wish"."priority" between 1 and 3),
	CONSTRAINT "fair_wish_sent" CHECK ("fair_wish"."sent_at" is null or "fair_wish"."priority" is not null),
	CONSTRAINT "fair_wish_other" CHECK ("fair_wish"."from_id" <> "fair_wish"."to_id")
);
--> statement-breakpoint
CREATE TABLE "fair_participant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"side" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"status_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"nationality" text NOT NULL,
	"country" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ko" text DEFAULT '' NOT NULL,
	"company_en" text NOT NULL,
	"company_ko" text DEFAULT '' NOT NULL,
	"sector" text NOT NULL,
	"specialties" text[] NOT NULL,
	"wanted_sectors" text[] NOT NULL,
	"markets" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"buyer_type" text DEFAULT '' NOT NULL,
	"profile" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"booth_id" uuid,
	"logo_id" uuid,
	"banner_id" uuid,
	"product_picture_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(company_en || ' ' || company_ko || ' ' || name_en || ' ' || name_ko)) STORED NOT NULL,
	CONSTRAINT "fair_participant_booth_of_seller" CHECK ("fair_participant"."booth_id" is null or "fair_participant"."side" = 'seller')
);
--> statement-breakpoint
CREATE TABLE "fair_participant_document" (
	"participant_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fair_participant_document_participant_id_upload_id_pk" PRIMARY KEY("participant_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "fair_program_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"day" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"hall" text,
	"place" jsonb NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"speakers" jsonb NOT NULL,
	"languages" text[] NOT NULL,
	"changed_at" timestamp with time zone,
	"change" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fair_program_order" CHECK ("fair_program_item"."starts" < "fair_program_item"."ends"),
	CONSTRAINT "fair_program_change" CHECK (("fair_program_item"."changed_at" is null) = ("fair_program_item"."change" is null))
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
	"waiting_since" timestamp with time zone,
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
CREATE TABLE "mail_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"way" text NOT NULL,
	"kind" text NOT NULL,
	"site" text NOT NULL,
	"lang" text NOT NULL,
	"recipient" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"values_sealed" "bytea",
	"resent_of" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mail_log_settled" CHECK ("mail_log"."settled_at" is null or "mail_log"."state" in ('sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"color" text NOT NULL,
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
	"site" text NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text GENERATED ALWAYS AS (case when mime = 'application/pdf' then 'pdf' when mime like 'image/%' then 'picture' when mime like '%spreadsheetml%' then 'workbook' else 'document' end) STORED NOT NULL,
	CONSTRAINT "upload_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mice_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"booth_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"type" text NOT NULL,
	"items" jsonb NOT NULL,
	"co_exhibitors" jsonb NOT NULL,
	"sign" jsonb NOT NULL,
	"invoice" jsonb,
	"sector" text NOT NULL,
	"country" text NOT NULL,
	"about" text NOT NULL,
	"company_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mice_gate_scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"day" date NOT NULL,
	"session_id" uuid,
	"place" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"account_id" uuid,
	"result" text NOT NULL,
	"told" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mice_stand" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"place" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mice_stand_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mice_lead" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_latin" text NOT NULL,
	"organization" text NOT NULL,
	"email" text NOT NULL,
	"words" text NOT NULL,
	"stars" integer NOT NULL,
	"next_step" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mice_lead_stars" CHECK ("mice_lead"."stars" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "mice_lead_scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"staff_id" uuid,
	"result" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mice_staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mice_booth" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"hall" text NOT NULL,
	"number" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"corner" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mice_company" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"sector" text NOT NULL,
	"country" text NOT NULL,
	"booth_id" uuid,
	"seller_id" uuid
);
--> statement-breakpoint
CREATE TABLE "mice_edition" (
	"year" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"booths" jsonb,
	"announced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mice_feed" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mice_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mice_hosting" (
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "mice_hosting_account_id_year_pk" PRIMARY KEY("account_id","year")
);
--> statement-breakpoint
CREATE TABLE "mice_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"inviter_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name_latin" text NOT NULL,
	"organization" text NOT NULL,
	"position" text NOT NULL,
	"country" text NOT NULL,
	"lang" text NOT NULL,
	"role" text NOT NULL,
	"answers" jsonb NOT NULL,
	"token_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone,
	"account_id" uuid,
	"confirmed_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mice_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mice_logo" (
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"picture_id" uuid NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "mice_logo_account_id_year_pk" PRIMARY KEY("account_id","year")
);
--> statement-breakpoint
CREATE TABLE "mice_person" (
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"number" text NOT NULL,
	"name_latin" text NOT NULL,
	"organization" text NOT NULL,
	"position" text NOT NULL,
	"country" text NOT NULL,
	"agree_leads" boolean NOT NULL,
	"leads_at" timestamp with time zone NOT NULL,
	"agreed_rules_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mice_person_account_id_year_pk" PRIMARY KEY("account_id","year")
);
--> statement-breakpoint
CREATE TABLE "mice_role" (
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"role" text NOT NULL,
	"answers" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mice_role_account_id_year_role_pk" PRIMARY KEY("account_id","year","role")
);
--> statement-breakpoint
CREATE TABLE "mice_saved" (
	"account_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mice_saved_account_id_company_id_pk" PRIMARY KEY("account_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "mice_seat" (
	"session_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"state" text NOT NULL,
	"asked" bigserial NOT NULL,
	"moved_at" timestamp with time zone,
	CONSTRAINT "mice_seat_session_id_account_id_pk" PRIMARY KEY("session_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "mice_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"day" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"hall" text NOT NULL,
	"track" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"speakers" jsonb NOT NULL,
	"languages" text[] NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mice_session_order" CHECK ("mice_session"."starts" < "mice_session"."ends"),
	CONSTRAINT "mice_session_seats" CHECK ("mice_session"."taken" between 0 and "mice_session"."seats")
);
--> statement-breakpoint
CREATE TABLE "pass_gift" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pass_id" uuid NOT NULL,
	"giver_id" uuid NOT NULL,
	"number" text NOT NULL,
	"to_name" text NOT NULL,
	"to_email" text NOT NULL,
	"lang" text NOT NULL,
	"message" text NOT NULL,
	"token_hash" "bytea",
	"state" text DEFAULT 'sent' NOT NULL,
	"mails" integer DEFAULT 1 NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"claimed_by" uuid,
	CONSTRAINT "pass_gift_ended" CHECK (("pass_gift"."state" = 'sent') = ("pass_gift"."ended_at" is null)),
	CONSTRAINT "pass_gift_claimer" CHECK (("pass_gift"."state" = 'claimed') = ("pass_gift"."claimed_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "pass" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"type" text NOT NULL,
	"person" text NOT NULL,
	"price_won" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"started_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"visits_left" integer,
	"saved_won" integer DEFAULT 0 NOT NULL,
	"returned_at" timestamp with time zone,
	"gift_until" timestamp with time zone,
	CONSTRAINT "pass_visits" CHECK ("pass"."visits_left" >= 0),
	CONSTRAINT "pass_begun" CHECK (("pass"."started_at" is null) = ("pass"."ends_at" is null)),
	CONSTRAINT "pass_given_unused" CHECK ("pass"."gift_until" is null or "pass"."started_at" is null or "pass"."gift_until" <= "pass"."started_at"),
	CONSTRAINT "pass_unused" CHECK ("pass"."returned_at" is null or "pass"."started_at" is null)
);
--> statement-breakpoint
CREATE TABLE "pass_scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"late" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_visit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pass_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"saved_won" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_partnership" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"lang" text NOT NULL,
	"company" jsonb NOT NULL,
	"business_number" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"place" jsonb NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"affiliate_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waiting_since" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "pass_partnership_number_unique" UNIQUE("number"),
	CONSTRAINT "pass_partnership_decided" CHECK (("pass_partnership"."state" in ('received', 'asked')) = ("pass_partnership"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "pass_partnership_file" (
	"partnership_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "pass_partnership_file_partnership_id_upload_id_pk" PRIMARY KEY("partnership_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "pass_partnership_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"partnership_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_partnership_word" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partnership_id" uuid NOT NULL,
	"author" text NOT NULL,
	"operator_id" uuid,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_affiliate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"category" text NOT NULL,
	"district" text NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"station" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"schedule" jsonb NOT NULL,
	"visit_minutes" integer NOT NULL,
	"regular_won" jsonb NOT NULL,
	"benefit" jsonb NOT NULL,
	"saves_won" jsonb NOT NULL,
	"times_per_pass" integer DEFAULT 1 NOT NULL,
	"reservation" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_plan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"wish" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_price" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"price_won" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_wish" (
	"account_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "pass_wish_account_id_affiliate_id_pk" PRIMARY KEY("account_id","affiliate_id")
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
CREATE TABLE "program" (
	"site" text NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"city" text NOT NULL,
	"days" integer NOT NULL,
	"work" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "program_site_product_id_pk" PRIMARY KEY("site","product_id"),
	CONSTRAINT "program_days" CHECK ("program"."days" > 0)
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
CREATE TABLE "setting_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" uuid NOT NULL
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
CREATE TABLE "survey_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"response_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_mail" (
	"participant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"step" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_mail_participant_id_kind_step_pk" PRIMARY KEY("participant_id","kind","step")
);
--> statement-breakpoint
CREATE TABLE "survey_participant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tour_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_response" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"participant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "survey_text" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"tour_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"question" text NOT NULL,
	"words" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_tour" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"seats" integer NOT NULL,
	"confirmed_at" timestamp with time zone,
	"lodging" jsonb NOT NULL,
	"meeting_point" jsonb NOT NULL,
	"program" jsonb NOT NULL,
	"facilities" text[] NOT NULL,
	CONSTRAINT "survey_tour_order" CHECK ("survey_tour"."starts" <= "survey_tour"."ends"),
	CONSTRAINT "survey_tour_seats" CHECK ("survey_tour"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "survey_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_block" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid NOT NULL
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
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_remaining_id_account_id_fk" FOREIGN KEY ("remaining_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_other_id_account_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merge_row" ADD CONSTRAINT "account_merge_row_merge_id_account_merge_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."account_merge"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_block" ADD CONSTRAINT "applicant_block_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_block" ADD CONSTRAINT "applicant_block_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_block" ADD CONSTRAINT "applicant_block_lifted_by_account_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expiry_told" ADD CONSTRAINT "expiry_told_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_site_board_board_site_name_fk" FOREIGN KEY ("site","board") REFERENCES "public"."board"("site","name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_file" ADD CONSTRAINT "post_file_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_file" ADD CONSTRAINT "post_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_picture" ADD CONSTRAINT "post_picture_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_picture" ADD CONSTRAINT "post_picture_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_text" ADD CONSTRAINT "post_text_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_departure_id_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_traveler" ADD CONSTRAINT "booking_traveler_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "desk_view" ADD CONSTRAINT "desk_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_note" ADD CONSTRAINT "booking_note_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_note" ADD CONSTRAINT "booking_note_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_batch" ADD CONSTRAINT "education_batch_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_note" ADD CONSTRAINT "education_note_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_note" ADD CONSTRAINT "education_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_score" ADD CONSTRAINT "education_score_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_score" ADD CONSTRAINT "education_score_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_application" ADD CONSTRAINT "education_application_year_education_year_year_fk" FOREIGN KEY ("year") REFERENCES "public"."education_year"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_application" ADD CONSTRAINT "education_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_document" ADD CONSTRAINT "education_document_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_document" ADD CONSTRAINT "education_document_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_document" ADD CONSTRAINT "education_document_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_section" ADD CONSTRAINT "education_section_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_section" ADD CONSTRAINT "education_section_saved_by_account_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_version" ADD CONSTRAINT "education_version_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_version" ADD CONSTRAINT "education_version_submitted_by_account_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_colleague" ADD CONSTRAINT "education_colleague_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_colleague" ADD CONSTRAINT "education_colleague_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_revision" ADD CONSTRAINT "education_revision_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_receipt_decision" ADD CONSTRAINT "education_receipt_decision_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_receipt_decision" ADD CONSTRAINT "education_receipt_decision_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report" ADD CONSTRAINT "education_report_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_file" ADD CONSTRAINT "education_report_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_file" ADD CONSTRAINT "education_report_file_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_file" ADD CONSTRAINT "education_report_file_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_reminder" ADD CONSTRAINT "education_report_reminder_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_revision" ADD CONSTRAINT "education_report_revision_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_section" ADD CONSTRAINT "education_report_section_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_section" ADD CONSTRAINT "education_report_section_saved_by_account_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_version" ADD CONSTRAINT "education_report_version_application_id_education_report_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_report"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_report_version" ADD CONSTRAINT "education_report_version_submitted_by_account_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_assignee" ADD CONSTRAINT "education_assignee_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_assignee" ADD CONSTRAINT "education_assignee_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_conflict" ADD CONSTRAINT "education_conflict_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_conflict" ADD CONSTRAINT "education_conflict_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_event" ADD CONSTRAINT "education_event_application_id_education_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."education_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_mailing" ADD CONSTRAINT "fair_mailing_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_mailing" ADD CONSTRAINT "fair_mailing_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_mailing_recipient" ADD CONSTRAINT "fair_mailing_recipient_mailing_id_fair_mailing_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."fair_mailing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_mailing_recipient" ADD CONSTRAINT "fair_mailing_recipient_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_lock" ADD CONSTRAINT "fair_matching_lock_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_lock" ADD CONSTRAINT "fair_matching_lock_buyer_id_fair_participant_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_lock" ADD CONSTRAINT "fair_matching_lock_seller_id_fair_participant_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_lock" ADD CONSTRAINT "fair_matching_lock_slot_id_fair_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_run" ADD CONSTRAINT "fair_matching_run_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_run" ADD CONSTRAINT "fair_matching_run_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_matching_settings" ADD CONSTRAINT "fair_matching_settings_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_attendance" ADD CONSTRAINT "fair_attendance_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_attendance" ADD CONSTRAINT "fair_attendance_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_badge" ADD CONSTRAINT "fair_badge_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_agenda_feed" ADD CONSTRAINT "fair_agenda_feed_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_calendar" ADD CONSTRAINT "fair_calendar_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_calendar" ADD CONSTRAINT "fair_calendar_slot_id_fair_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_calendar" ADD CONSTRAINT "fair_calendar_meeting_id_fair_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."fair_meeting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_buyer_id_fair_participant_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."fair_participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_seller_id_fair_participant_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."fair_participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_slot_id_fair_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_booth_id_fair_booth_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booth"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting" ADD CONSTRAINT "fair_meeting_proposed_slot_id_fair_slot_id_fk" FOREIGN KEY ("proposed_slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_digest" ADD CONSTRAINT "fair_meeting_digest_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_event" ADD CONSTRAINT "fair_meeting_event_meeting_id_fair_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."fair_meeting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_event" ADD CONSTRAINT "fair_meeting_event_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_event" ADD CONSTRAINT "fair_meeting_event_party_id_fair_participant_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."fair_participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_event" ADD CONSTRAINT "fair_meeting_event_slot_id_fair_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_news" ADD CONSTRAINT "fair_meeting_news_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meeting_news" ADD CONSTRAINT "fair_meeting_news_event_id_fair_meeting_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."fair_meeting_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_refill_offer" ADD CONSTRAINT "fair_refill_offer_meeting_id_fair_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."fair_meeting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_refill_offer" ADD CONSTRAINT "fair_refill_offer_free_id_fair_participant_id_fk" FOREIGN KEY ("free_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_refill_offer" ADD CONSTRAINT "fair_refill_offer_other_id_fair_participant_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_refill_offer" ADD CONSTRAINT "fair_refill_offer_slot_id_fair_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."fair_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_record" ADD CONSTRAINT "fair_record_meeting_id_fair_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."fair_meeting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_record" ADD CONSTRAINT "fair_record_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_record_reminder" ADD CONSTRAINT "fair_record_reminder_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_booth" ADD CONSTRAINT "fair_booth_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_slot" ADD CONSTRAINT "fair_slot_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_wish" ADD CONSTRAINT "fair_wish_from_id_fair_participant_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_wish" ADD CONSTRAINT "fair_wish_to_id_fair_participant_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_booth_id_fair_booth_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booth"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_logo_id_picture_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_banner_id_picture_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant" ADD CONSTRAINT "fair_participant_product_picture_id_picture_id_fk" FOREIGN KEY ("product_picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant_document" ADD CONSTRAINT "fair_participant_document_participant_id_fair_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."fair_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_participant_document" ADD CONSTRAINT "fair_participant_document_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_program_item" ADD CONSTRAINT "fair_program_item_year_fair_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."fair_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_about_id_inquiry_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."inquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_file" ADD CONSTRAINT "inquiry_file_message_id_inquiry_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."inquiry_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_file" ADD CONSTRAINT "inquiry_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_application" ADD CONSTRAINT "mice_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_application" ADD CONSTRAINT "mice_application_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_application" ADD CONSTRAINT "mice_application_booth_id_mice_booth_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."mice_booth"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_application" ADD CONSTRAINT "mice_application_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_application" ADD CONSTRAINT "mice_application_company_id_mice_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."mice_company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_gate_scan" ADD CONSTRAINT "mice_gate_scan_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_gate_scan" ADD CONSTRAINT "mice_gate_scan_session_id_mice_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mice_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_gate_scan" ADD CONSTRAINT "mice_gate_scan_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_gate_scan" ADD CONSTRAINT "mice_gate_scan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_stand" ADD CONSTRAINT "mice_stand_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_stand" ADD CONSTRAINT "mice_stand_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead" ADD CONSTRAINT "mice_lead_company_id_mice_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."mice_company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead" ADD CONSTRAINT "mice_lead_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead" ADD CONSTRAINT "mice_lead_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead_scan" ADD CONSTRAINT "mice_lead_scan_company_id_mice_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."mice_company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead_scan" ADD CONSTRAINT "mice_lead_scan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_lead_scan" ADD CONSTRAINT "mice_lead_scan_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_staff" ADD CONSTRAINT "mice_staff_company_id_mice_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."mice_company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_booth" ADD CONSTRAINT "mice_booth_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_company" ADD CONSTRAINT "mice_company_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_company" ADD CONSTRAINT "mice_company_booth_id_mice_booth_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."mice_booth"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_company" ADD CONSTRAINT "mice_company_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_feed" ADD CONSTRAINT "mice_feed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_hosting" ADD CONSTRAINT "mice_hosting_person" FOREIGN KEY ("account_id","year") REFERENCES "public"."mice_person"("account_id","year") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "mice_invitation" ADD CONSTRAINT "mice_invitation_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_invitation" ADD CONSTRAINT "mice_invitation_inviter_id_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_invitation" ADD CONSTRAINT "mice_invitation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_logo" ADD CONSTRAINT "mice_logo_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_logo" ADD CONSTRAINT "mice_logo_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_logo" ADD CONSTRAINT "mice_logo_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_person" ADD CONSTRAINT "mice_person_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_person" ADD CONSTRAINT "mice_person_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_role" ADD CONSTRAINT "mice_role_person" FOREIGN KEY ("account_id","year") REFERENCES "public"."mice_person"("account_id","year") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "mice_saved" ADD CONSTRAINT "mice_saved_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_saved" ADD CONSTRAINT "mice_saved_company_id_mice_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."mice_company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_seat" ADD CONSTRAINT "mice_seat_session_id_mice_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mice_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_seat" ADD CONSTRAINT "mice_seat_person" FOREIGN KEY ("account_id","year") REFERENCES "public"."mice_person"("account_id","year") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "mice_session" ADD CONSTRAINT "mice_session_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_gift" ADD CONSTRAINT "pass_gift_pass_id_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."pass"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_gift" ADD CONSTRAINT "pass_gift_giver_id_account_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_gift" ADD CONSTRAINT "pass_gift_claimed_by_account_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass" ADD CONSTRAINT "pass_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass" ADD CONSTRAINT "pass_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass" ADD CONSTRAINT "pass_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_scan" ADD CONSTRAINT "pass_scan_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_scan" ADD CONSTRAINT "pass_scan_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_staff" ADD CONSTRAINT "pass_staff_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_staff" ADD CONSTRAINT "pass_staff_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_visit" ADD CONSTRAINT "pass_visit_pass_id_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."pass"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_visit" ADD CONSTRAINT "pass_visit_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership" ADD CONSTRAINT "pass_partnership_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_file" ADD CONSTRAINT "pass_partnership_file_partnership_id_pass_partnership_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."pass_partnership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_file" ADD CONSTRAINT "pass_partnership_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_link" ADD CONSTRAINT "pass_partnership_link_partnership_id_pass_partnership_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."pass_partnership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_word" ADD CONSTRAINT "pass_partnership_word_partnership_id_pass_partnership_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."pass_partnership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_partnership_word" ADD CONSTRAINT "pass_partnership_word_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_plan" ADD CONSTRAINT "pass_plan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_wish" ADD CONSTRAINT "pass_wish_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_wish" ADD CONSTRAINT "pass_wish_affiliate_id_pass_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."pass_affiliate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "setting_change" ADD CONSTRAINT "setting_change_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_social" ADD CONSTRAINT "account_social_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_proof" ADD CONSTRAINT "social_proof_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_state" ADD CONSTRAINT "social_state_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_link" ADD CONSTRAINT "survey_link_response_id_survey_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."survey_response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_mail" ADD CONSTRAINT "survey_mail_participant_id_survey_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."survey_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_participant" ADD CONSTRAINT "survey_participant_tour_id_survey_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."survey_tour"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_participant_id_survey_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."survey_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_version_id_survey_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."survey_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_text" ADD CONSTRAINT "survey_text_tour_id_survey_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."survey_tour"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_text" ADD CONSTRAINT "survey_text_version_id_survey_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."survey_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_block" ADD CONSTRAINT "text_block_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "access_token_account" ON "access_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "access_token_expiry" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_area_email" ON "account" USING btree ("area","email");--> statement-breakpoint
CREATE INDEX "account_phone" ON "account" USING btree ("area","phone");--> statement-breakpoint
CREATE INDEX "account_company_file" ON "account" USING btree ("company_file") WHERE "account"."company_file" is not null;--> statement-breakpoint
CREATE INDEX "account_applicants" ON "account" USING btree ("created_at","id") WHERE "account"."area" = 'travel';--> statement-breakpoint
CREATE INDEX "account_applicants_search" ON "account" USING gin (lower("name" || ' ' || "email") gin_trgm_ops) WHERE "account"."area" = 'travel';--> statement-breakpoint
CREATE INDEX "account_counts" ON "account" USING btree ("area","status");--> statement-breakpoint
CREATE INDEX "account_companies" ON "account" USING btree ("created_at","id") WHERE ("account"."area" = 'member' and "account"."status" = 'active' and "account"."roles" @> '{company}');--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING btree ("created_at","id") WHERE "account"."area" <> 'guest';--> statement-breakpoint
CREATE INDEX "account_words" ON "account" USING gin (lower("name" || ' ' || "email" || ' ' || "phone" || ' ' || "company_name" || ' ' || "business_number") gin_trgm_ops) WHERE "account"."area" <> 'guest';--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_event_at" ON "audit_event" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_event_act" ON "audit_event" USING btree ("act","at","id");--> statement-breakpoint
CREATE INDEX "audit_event_actor" ON "audit_event" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "email_code_email" ON "email_code" USING btree ("area","email","created_at");--> statement-breakpoint
CREATE INDEX "phone_code_account" ON "phone_code" USING btree ("account_id","phone","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_merge_other" ON "account_merge" USING btree ("other_id") WHERE "account_merge"."undone_at" is null and "account_merge"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_merge_remaining" ON "account_merge" USING btree ("remaining_id") WHERE "account_merge"."undone_at" is null and "account_merge"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "account_merge_open" ON "account_merge" USING btree ("until") WHERE "account_merge"."undone_at" is null and "account_merge"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "applicant_name" ON "applicant" USING btree (lower("organization"),"account_id");--> statement-breakpoint
CREATE INDEX "applicant_country" ON "applicant" USING btree ("country");--> statement-breakpoint
CREATE INDEX "applicant_search" ON "applicant" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applicant_block_account" ON "applicant_block" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_block_now" ON "applicant_block" USING btree ("account_id") WHERE "applicant_block"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "coupon_created" ON "coupon" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code_typed" ON "coupon" USING btree (upper("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_coupon_once" ON "member_coupon" USING btree ("coupon_id","account_id");--> statement-breakpoint
CREATE INDEX "member_coupon_account" ON "member_coupon" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "point_entry_account" ON "point_entry" USING btree ("account_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_used_once" ON "point_entry" USING btree ("order_id","reason","round") WHERE "point_entry"."order_id" is not null and "point_entry"."booking_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_refunded_once" ON "point_entry" USING btree ("booking_id","round") WHERE "point_entry"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "point_entry_granted" ON "point_entry" USING btree ("at","id") WHERE "point_entry"."reason" = 'granted';--> statement-breakpoint
CREATE INDEX "post_order" ON "post" USING btree ("site","board","pinned" DESC NULLS FIRST,"position","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_published" ON "post" USING btree ("site","board","published_at","id");--> statement-breakpoint
CREATE INDEX "post_file_upload" ON "post_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "post_text_search" ON "post_text" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "booking_number" ON "booking" USING btree ("reservation_number");--> statement-breakpoint
CREATE INDEX "booking_order" ON "booking" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "booking_account" ON "booking" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "booking_departure" ON "booking" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "booking_date" ON "booking" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "booking_waiting" ON "booking" USING btree ("status") WHERE "booking"."status" in ('waiting', 'requested');--> statement-breakpoint
CREATE INDEX "booking_status" ON "booking" USING btree ("status");--> statement-breakpoint
CREATE INDEX "booking_status_created" ON "booking" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_created" ON "booking" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "booking_words" ON "booking" USING gin (lower("reservation_number" || ' ' || ("product_name" ->> 'en') || ' ' || ("product_name" ->> 'ko')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "booking_tour_day" ON "booking" USING btree ("product_id","date","start_time","reservation_number");--> statement-breakpoint
CREATE INDEX "booking_event_booking" ON "booking_event" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE INDEX "order_account" ON "order" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "order_draft" ON "order" USING btree ("id") WHERE "order"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "order_site" ON "order" USING btree ("site");--> statement-breakpoint
CREATE INDEX "order_hold" ON "order" USING btree ("hold_expires_at") WHERE "order"."hold_expires_at" is not null;--> statement-breakpoint
CREATE INDEX "order_transfer" ON "order" USING btree ("amount_won") WHERE "order"."status" in ('awaiting_deposit', 'expired') and "order"."payment_method" = 'transfer';--> statement-breakpoint
CREATE UNIQUE INDEX "order_quotation" ON "order" USING btree ("quotation_id") WHERE "order"."status" not in ('expired', 'cancelled');--> statement-breakpoint
CREATE INDEX "order_words" ON "order" USING gin (lower("id" || ' ' || "representative_name" || ' ' || "email" || ' ' || "contact") gin_trgm_ops) WHERE "order"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "order_coupon_coupon" ON "order_coupon" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_once" ON "refund" USING btree ("booking_id") WHERE "refund"."status" <> 'declined';--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_waiting" ON "refund" USING btree ("status","requested_at") WHERE "refund"."status" in ('requested', 'failed');--> statement-breakpoint
CREATE INDEX "refund_unfinished" ON "refund" USING btree ("asked_at") WHERE "refund"."status" = 'processing';--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_departure" ON "cart_item" USING btree ("account_id","option_id","date","start_time");--> statement-breakpoint
CREATE INDEX "cart_item_account" ON "cart_item" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "departure_key" ON "departure" USING btree ("option_id","date","start_time");--> statement-breakpoint
CREATE INDEX "product_recommended" ON "product" USING btree ("site","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_place" ON "product" USING btree ("site","status","category","region","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_region" ON "product" USING btree ("site","status","region","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("site","status","price_won","id");--> statement-breakpoint
CREATE INDEX "product_tags" ON "product" USING gin ("tags","languages");--> statement-breakpoint
CREATE INDEX "product_created" ON "product" USING btree ("created_at","id");--> statement-breakpoint
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
CREATE INDEX "gate_device_day" ON "gate_device" USING btree ("day");--> statement-breakpoint
CREATE INDEX "gate_device_shift" ON "gate_device" USING btree ("shift_ends_at");--> statement-breakpoint
CREATE INDEX "gate_revocation_day" ON "gate_revocation" USING btree ("site","day","seq");--> statement-breakpoint
CREATE INDEX "gate_revocation_booking" ON "gate_revocation" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_view_name" ON "desk_view" USING btree ("account_id","list","name");--> statement-breakpoint
CREATE INDEX "booking_note_booking" ON "booking_note" USING btree ("booking_id","at","id");--> statement-breakpoint
CREATE INDEX "education_batch_decided" ON "education_batch" USING btree ("decided_by","decided_at");--> statement-breakpoint
CREATE INDEX "education_note_application" ON "education_note" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE INDEX "education_score_account" ON "education_score" USING btree ("account_id","application_id");--> statement-breakpoint
CREATE INDEX "education_application_account" ON "education_application" USING btree ("account_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "education_application_status" ON "education_application" USING btree ("status","status_at","id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_touched" ON "education_application" USING btree ("updated_at","id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_since" ON "education_application" USING btree ("status_at","id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_name" ON "education_application" USING btree (lower("organization"),"id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_arrival" ON "education_application" USING btree (coalesce("arrival", ''),"id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_students" ON "education_application" USING btree ("students","id") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_year" ON "education_application" USING btree ("year","status") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_country" ON "education_application" USING btree ("country","status") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_search" ON "education_application" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "education_application_statistics" ON "education_application" USING btree ("year","status","country","submitted_at","asked_won","granted_won") WHERE "education_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "education_application_trip" ON "education_application" USING btree ("departure") WHERE "education_application"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "education_document_application" ON "education_document" USING btree ("application_id","added_at");--> statement-breakpoint
CREATE INDEX "education_document_upload" ON "education_document" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "education_colleague_email" ON "education_colleague" USING btree ("application_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "education_colleague_account" ON "education_colleague" USING btree ("account_id","application_id");--> statement-breakpoint
CREATE INDEX "education_revision_application" ON "education_revision" USING btree ("application_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "education_revision_waiting" ON "education_revision" USING btree ("application_id") WHERE "education_revision"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "education_report_due" ON "education_report" USING btree ("due","application_id");--> statement-breakpoint
CREATE INDEX "education_report_file_application" ON "education_report_file" USING btree ("application_id","added_at");--> statement-breakpoint
CREATE INDEX "education_report_file_upload" ON "education_report_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "education_report_revision_application" ON "education_report_revision" USING btree ("application_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "education_report_revision_waiting" ON "education_report_revision" USING btree ("application_id") WHERE "education_report_revision"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "education_assignee_account" ON "education_assignee" USING btree ("account_id","application_id");--> statement-breakpoint
CREATE INDEX "education_conflict_account" ON "education_conflict" USING btree ("account_id","application_id");--> statement-breakpoint
CREATE INDEX "education_event_application" ON "education_event" USING btree ("application_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_mailing_once" ON "fair_mailing" USING btree ("day","fingerprint");--> statement-breakpoint
CREATE INDEX "fair_mailing_at" ON "fair_mailing" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "fair_mailing_recipient_state" ON "fair_mailing_recipient" USING btree ("mailing_id","state");--> statement-breakpoint
CREATE INDEX "fair_mailing_recipient_own" ON "fair_mailing_recipient" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "fair_matching_lock_year" ON "fair_matching_lock" USING btree ("year");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_matching_run_at_work" ON "fair_matching_run" USING btree ("year") WHERE "fair_matching_run"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "fair_matching_run_list" ON "fair_matching_run" USING btree ("year","created_at");--> statement-breakpoint
CREATE INDEX "fair_attendance_day" ON "fair_attendance" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_badge_current" ON "fair_badge" USING btree ("participant_id","year") WHERE "fair_badge"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "fair_calendar_meeting" ON "fair_calendar" USING btree ("meeting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meeting_pair" ON "fair_meeting" USING btree ("buyer_id","seller_id") WHERE "fair_meeting"."status" in ('confirmed', 'cancel_requested');--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meeting_waiting" ON "fair_meeting" USING btree ("buyer_id","seller_id") WHERE "fair_meeting"."status" in ('requested', 'admin_matching');--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meeting_booth" ON "fair_meeting" USING btree ("booth_id","slot_id") WHERE "fair_meeting"."status" in ('confirmed', 'cancel_requested');--> statement-breakpoint
CREATE INDEX "fair_meeting_buyer" ON "fair_meeting" USING btree ("buyer_id","status");--> statement-breakpoint
CREATE INDEX "fair_meeting_seller" ON "fair_meeting" USING btree ("seller_id","status");--> statement-breakpoint
CREATE INDEX "fair_meeting_slot" ON "fair_meeting" USING btree ("slot_id","status");--> statement-breakpoint
CREATE INDEX "fair_meeting_updated" ON "fair_meeting" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "fair_meeting_event_meeting" ON "fair_meeting_event" USING btree ("meeting_id","at");--> statement-breakpoint
CREATE INDEX "fair_meeting_event_asked" ON "fair_meeting_event" USING btree ("party_id","at") WHERE "fair_meeting_event"."from" is null;--> statement-breakpoint
CREATE INDEX "fair_meeting_event_at" ON "fair_meeting_event" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_refill_offer_once" ON "fair_refill_offer" USING btree ("meeting_id","other_id");--> statement-breakpoint
CREATE INDEX "fair_refill_offer_free" ON "fair_refill_offer" USING btree ("free_id","expires_at");--> statement-breakpoint
CREATE INDEX "fair_refill_offer_other" ON "fair_refill_offer" USING btree ("other_id","expires_at");--> statement-breakpoint
CREATE INDEX "fair_record_own" ON "fair_record" USING btree ("participant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_booth_number" ON "fair_booth" USING btree ("year","number");--> statement-breakpoint
CREATE INDEX "fair_booth_hall" ON "fair_booth" USING btree ("year","hall");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_slot_time" ON "fair_slot" USING btree ("year","day","starts");--> statement-breakpoint
CREATE INDEX "fair_wish_to" ON "fair_wish" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_participant_year" ON "fair_participant" USING btree ("account_id","year");--> statement-breakpoint
CREATE INDEX "fair_participant_list" ON "fair_participant" USING btree ("year","is_test","status","side");--> statement-breakpoint
CREATE INDEX "fair_participant_name" ON "fair_participant" USING btree (lower("company_en"),"id");--> statement-breakpoint
CREATE INDEX "fair_participant_created" ON "fair_participant" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "fair_participant_booth" ON "fair_participant" USING btree ("booth_id");--> statement-breakpoint
CREATE INDEX "fair_participant_search" ON "fair_participant" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fair_participant_document_upload" ON "fair_participant_document" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "fair_program_time" ON "fair_program_item" USING btree ("year","day","starts");--> statement-breakpoint
CREATE INDEX "guest_email" ON "guest" USING btree ("email","site");--> statement-breakpoint
CREATE INDEX "inquiry_account" ON "inquiry" USING btree ("account_id","site","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_states" ON "inquiry" USING btree ("status","site","type");--> statement-breakpoint
CREATE INDEX "inquiry_state" ON "inquiry" USING btree ("status",coalesce((extract(epoch from "waiting_since" at time zone 'UTC') * 1000)::bigint, 900000000000000 - (extract(epoch from "updated_at" at time zone 'UTC') * 1000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "inquiry_words" ON "inquiry" USING gin (lower("number" || ' ' || "title" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiry_status" ON "inquiry" USING btree ("site","status","updated_at");--> statement-breakpoint
CREATE INDEX "inquiry_order" ON "inquiry" USING btree ("site",coalesce((extract(epoch from "waiting_since" at time zone 'UTC') * 1000)::bigint, 900000000000000 - (extract(epoch from "updated_at" at time zone 'UTC') * 1000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "inquiry_word" ON "inquiry" USING btree ("site","updated_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_waiting" ON "inquiry" USING btree ("site","waiting_since","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "inquiry_updated" ON "inquiry" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_asked" ON "inquiry" USING btree ("waiting_since") WHERE "inquiry"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "inquiry_inbox" ON "inquiry" USING btree (coalesce((extract(epoch from "waiting_since" at time zone 'UTC') * 1000)::bigint, 900000000000000 - (extract(epoch from "updated_at" at time zone 'UTC') * 1000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "inquiry_file_upload" ON "inquiry_file" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_message_place" ON "inquiry_message" USING btree ("inquiry_id","position");--> statement-breakpoint
CREATE INDEX "mail_log_states" ON "mail_log" USING btree ("state");--> statement-breakpoint
CREATE INDEX "mail_log_at" ON "mail_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_state" ON "mail_log" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_kind" ON "mail_log" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_site" ON "mail_log" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_recipient" ON "mail_log" USING btree ("recipient","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_open" ON "mail_log" USING btree ("created_at") WHERE "mail_log"."state" = 'failed' and "mail_log"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "upload_owner" ON "upload" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "upload_kinds" ON "upload" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "upload_bytes" ON "upload" USING btree ("bytes","id");--> statement-breakpoint
CREATE INDEX "upload_kind" ON "upload" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "upload_kind_bytes" ON "upload" USING btree ("kind","bytes","id");--> statement-breakpoint
CREATE INDEX "upload_site" ON "upload" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "upload_name" ON "upload" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "mice_application_order" ON "mice_application" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mice_application_account" ON "mice_application" USING btree ("account_id","year","created_at");--> statement-breakpoint
CREATE INDEX "mice_application_year" ON "mice_application" USING btree ("year","created_at");--> statement-breakpoint
CREATE INDEX "mice_gate_scan_day" ON "mice_gate_scan" USING btree ("year","day","session_id");--> statement-breakpoint
CREATE INDEX "mice_gate_scan_account" ON "mice_gate_scan" USING btree ("account_id","session_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_gate_entered" ON "mice_gate_scan" USING btree ("account_id","day") WHERE "mice_gate_scan"."result" = 'valid' and "mice_gate_scan"."session_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mice_gate_seated" ON "mice_gate_scan" USING btree ("account_id","session_id") WHERE "mice_gate_scan"."result" = 'valid' and "mice_gate_scan"."session_id" is not null;--> statement-breakpoint
CREATE INDEX "mice_stand_expiry" ON "mice_stand" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_lead_one" ON "mice_lead" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE INDEX "mice_lead_scanned" ON "mice_lead" USING btree ("company_id","scanned_at","id");--> statement-breakpoint
CREATE INDEX "mice_lead_account" ON "mice_lead" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mice_lead_scan_company" ON "mice_lead_scan" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "mice_lead_scan_account" ON "mice_lead_scan" USING btree ("account_id","company_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_staff_one" ON "mice_staff" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "mice_staff_email" ON "mice_staff" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_booth_number" ON "mice_booth" USING btree ("year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_company_booth" ON "mice_company" USING btree ("booth_id");--> statement-breakpoint
CREATE INDEX "mice_company_name" ON "mice_company" USING btree ("year",lower("name"->>'en'),"id");--> statement-breakpoint
CREATE INDEX "mice_hosting_state" ON "mice_hosting" USING btree ("year","state","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mice_invitation_inviter" ON "mice_invitation" USING btree ("inviter_id","year","email");--> statement-breakpoint
CREATE INDEX "mice_invitation_email" ON "mice_invitation" USING btree ("year","email");--> statement-breakpoint
CREATE INDEX "mice_invitation_account" ON "mice_invitation" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mice_invitation_expiry" ON "mice_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mice_logo_left" ON "mice_logo" USING btree ("left_at") WHERE "mice_logo"."left_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mice_person_number" ON "mice_person" USING btree ("number");--> statement-breakpoint
CREATE INDEX "mice_seat_account" ON "mice_seat" USING btree ("account_id","year");--> statement-breakpoint
CREATE INDEX "mice_seat_waiting" ON "mice_seat" USING btree ("session_id","asked") WHERE "mice_seat"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mice_seat_moved" ON "mice_seat" USING btree ("moved_at") WHERE "mice_seat"."moved_at" is not null;--> statement-breakpoint
CREATE INDEX "mice_session_time" ON "mice_session" USING btree ("year","day","starts");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_gift_open" ON "pass_gift" USING btree ("pass_id") WHERE "pass_gift"."state" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "pass_gift_token" ON "pass_gift" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_gift_number" ON "pass_gift" USING btree ("number") WHERE "pass_gift"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "pass_gift_pass" ON "pass_gift" USING btree ("pass_id","sent_at");--> statement-breakpoint
CREATE INDEX "pass_gift_giver" ON "pass_gift" USING btree ("giver_id","sent_at");--> statement-breakpoint
CREATE INDEX "pass_gift_friend" ON "pass_gift" USING btree ("to_email","mailed_at");--> statement-breakpoint
CREATE INDEX "pass_gift_words" ON "pass_gift" USING gin (lower("to_email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pass_gift_claimed" ON "pass_gift" USING btree ("claimed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_number" ON "pass" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_booking" ON "pass" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "pass_bought" ON "pass" USING btree ("bought_at","number");--> statement-breakpoint
CREATE INDEX "pass_words" ON "pass" USING gin (lower("number") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pass_account" ON "pass" USING btree ("account_id","bought_at");--> statement-breakpoint
CREATE INDEX "pass_order" ON "pass" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "pass_scan_affiliate" ON "pass_scan" USING btree ("affiliate_id","at");--> statement-breakpoint
CREATE INDEX "pass_scan_at" ON "pass_scan" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_staff_one" ON "pass_staff" USING btree ("account_id","affiliate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_visit_once" ON "pass_visit" USING btree ("pass_id","affiliate_id","nth");--> statement-breakpoint
CREATE INDEX "pass_visit_affiliate" ON "pass_visit" USING btree ("affiliate_id","at");--> statement-breakpoint
CREATE INDEX "pass_partnership_created" ON "pass_partnership" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pass_partnership_state" ON "pass_partnership" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "pass_partnership_waiting" ON "pass_partnership" USING btree ("waiting_since") WHERE "pass_partnership"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "pass_partnership_business" ON "pass_partnership" USING btree ("business_number");--> statement-breakpoint
CREATE INDEX "pass_partnership_file_upload" ON "pass_partnership_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "pass_partnership_link_of" ON "pass_partnership_link" USING btree ("partnership_id","made_at");--> statement-breakpoint
CREATE INDEX "pass_partnership_word_place" ON "pass_partnership_word" USING btree ("partnership_id","at","id");--> statement-breakpoint
CREATE INDEX "pass_affiliate_name" ON "pass_affiliate" USING btree (lower("name"->>'en'),"id");--> statement-breakpoint
CREATE INDEX "pass_plan_account" ON "pass_plan" USING btree ("account_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_key" ON "payment" USING btree ("payment_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captured_once" ON "payment" USING btree ("order_id") WHERE "payment"."status" in ('confirming', 'done', 'refunded', 'partly_refunded');--> statement-breakpoint
CREATE INDEX "payment_unfinished" ON "payment" USING btree ("confirming_at") WHERE "payment"."status" = 'confirming';--> statement-breakpoint
CREATE INDEX "program_order" ON "program" USING btree ("site","position","product_id");--> statement-breakpoint
CREATE INDEX "quotation_account" ON "quotation" USING btree ("account_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quotation_states" ON "quotation" USING btree ("status","valid_until");--> statement-breakpoint
CREATE INDEX "quotation_created" ON "quotation" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotation_words" ON "quotation" USING gin (lower("number" || ' ' || "wishes" || ' ' || "contact_name" || ' ' || "contact_email" || ' ' || "contact_phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotation_status" ON "quotation" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "quotation_asked" ON "quotation" USING btree ("updated_at") WHERE "quotation"."asked";--> statement-breakpoint
CREATE INDEX "quotation_updated" ON "quotation" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "quotation_valid" ON "quotation" USING btree ("valid_until") WHERE "quotation"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "quotation_file_upload" ON "quotation_file" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_message_place" ON "quotation_message" USING btree ("quotation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_offer_place" ON "quotation_offer" USING btree ("quotation_id","position");--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("product_id","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_rating" ON "review" USING btree ("product_id","status","rating","lang");--> statement-breakpoint
CREATE INDEX "review_account" ON "review" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_stars" ON "review" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "review_states" ON "review" USING btree ("status","rating");--> statement-breakpoint
CREATE INDEX "review_words" ON "review" USING gin (lower("title" || ' ' || "content") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_desk" ON "review" USING btree ("status",coalesce("edited_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "review_written" ON "review" USING btree (coalesce("edited_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "review_photo_unused" ON "review_photo" USING btree ("unused_since") WHERE "review_photo"."unused_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "social_review_url" ON "social_review" USING btree ("url") WHERE "social_review"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "social_review_account" ON "social_review" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "social_review_desk" ON "social_review" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "social_review_sent" ON "social_review" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "setting_type" ON "setting" USING btree ("type");--> statement-breakpoint
CREATE UNIQUE INDEX "setting_change_version" ON "setting_change" USING btree ("key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "account_social_person" ON "account_social" USING btree ("social_type","social_id");--> statement-breakpoint
CREATE INDEX "social_proof_expiry" ON "social_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_state_expiry" ON "social_state" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "survey_link_response" ON "survey_link" USING btree ("response_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_participant_code" ON "survey_participant" USING btree ("code");--> statement-breakpoint
CREATE INDEX "survey_participant_tour" ON "survey_participant" USING btree ("tour_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_response_own" ON "survey_response" USING btree ("participant_id","kind");--> statement-breakpoint
CREATE INDEX "survey_response_version" ON "survey_response" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "survey_text_words" ON "survey_text" USING btree ("kind",lower(left("words", 200)),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_tour_area" ON "survey_tour" USING btree ("area","starts");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_version_number" ON "survey_version" USING btree ("kind","version");--> statement-breakpoint
CREATE INDEX "text_block_site" ON "text_block" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "wish_account" ON "wish" USING btree ("account_id","created_at" DESC NULLS FIRST,"product_id");