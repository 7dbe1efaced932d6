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
ALTER TABLE "post" ADD CONSTRAINT "post_site_board_board_site_name_fk" FOREIGN KEY ("site","board") REFERENCES "public"."board"("site","name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_file" ADD CONSTRAINT "post_file_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_file" ADD CONSTRAINT "post_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_text" ADD CONSTRAINT "post_text_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_about_id_inquiry_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."inquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_file" ADD CONSTRAINT "inquiry_file_message_id_inquiry_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."inquiry_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_file" ADD CONSTRAINT "inquiry_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_order" ON "post" USING btree ("site","board","pinned" DESC NULLS FIRST,"position","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_published" ON "post" USING btree ("site","board","published_at","id");--> statement-breakpoint
CREATE INDEX "post_text_search" ON "post_text" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiry_account" ON "inquiry" USING btree ("account_id","site","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_status" ON "inquiry" USING btree ("site","status","updated_at");--> statement-breakpoint
CREATE INDEX "inquiry_updated" ON "inquiry" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_message_place" ON "inquiry_message" USING btree ("inquiry_id","position");