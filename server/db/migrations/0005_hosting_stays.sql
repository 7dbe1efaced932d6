ALTER TABLE "mice_hosting" DROP CONSTRAINT "mice_hosting_person";
--> statement-breakpoint
ALTER TABLE "mice_hosting" ADD CONSTRAINT "mice_hosting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mice_hosting" ADD CONSTRAINT "mice_hosting_year_mice_edition_year_fk" FOREIGN KEY ("year") REFERENCES "public"."mice_edition"("year") ON DELETE no action ON UPDATE no action;