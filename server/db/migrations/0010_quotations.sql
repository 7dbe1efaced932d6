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
ALTER TABLE "order" ADD COLUMN "quotation_id" uuid;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_file" ADD CONSTRAINT "quotation_file_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_file" ADD CONSTRAINT "quotation_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_message" ADD CONSTRAINT "quotation_message_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_message" ADD CONSTRAINT "quotation_message_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_offer" ADD CONSTRAINT "quotation_offer_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_offer" ADD CONSTRAINT "quotation_offer_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_account" ON "quotation" USING btree ("account_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quotation_status" ON "quotation" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "quotation_valid" ON "quotation" USING btree ("valid_until") WHERE "quotation"."status" = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_message_place" ON "quotation_message" USING btree ("quotation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_offer_place" ON "quotation_offer" USING btree ("quotation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "order_quotation" ON "order" USING btree ("quotation_id") WHERE "order"."status" not in ('expired', 'cancelled');