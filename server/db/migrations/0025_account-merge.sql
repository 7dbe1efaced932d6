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
ALTER TABLE "mice_hosting" DROP CONSTRAINT "mice_hosting_person";
--> statement-breakpoint
ALTER TABLE "mice_role" DROP CONSTRAINT "mice_role_person";
--> statement-breakpoint
ALTER TABLE "mice_seat" DROP CONSTRAINT "mice_seat_person";
--> statement-breakpoint
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_remaining_id_account_id_fk" FOREIGN KEY ("remaining_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_other_id_account_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merge_row" ADD CONSTRAINT "account_merge_row_merge_id_account_merge_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."account_merge"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_merge_other" ON "account_merge" USING btree ("other_id") WHERE "account_merge"."undone_at" is null and "account_merge"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_merge_remaining" ON "account_merge" USING btree ("remaining_id") WHERE "account_merge"."undone_at" is null and "account_merge"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "account_merge_open" ON "account_merge" USING btree ("until") WHERE "account_merge"."undone_at" is null and "account_merge"."finished_at" is null;--> statement-breakpoint
ALTER TABLE "mice_hosting" ADD CONSTRAINT "mice_hosting_person" FOREIGN KEY ("account_id","year") REFERENCES "public"."mice_person"("account_id","year") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "mice_role" ADD CONSTRAINT "mice_role_person" FOREIGN KEY ("account_id","year") REFERENCES "public"."mice_person"("account_id","year") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "mice_seat" ADD CONSTRAINT "mice_seat_person" FOREIGN KEY ("account_id","year") REFERENCES "public"."mice_person"("account_id","year") ON DELETE no action ON UPDATE cascade;