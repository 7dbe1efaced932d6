ALTER TABLE "upload" ADD COLUMN "kind" text GENERATED ALWAYS AS (case when mime = 'application/pdf' then 'pdf' when mime like 'image/%' then 'picture' when mime like '%spreadsheetml%' then 'workbook' else 'document' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "account_company_file" ON "account" USING btree ("company_file") WHERE "account"."company_file" is not null;--> statement-breakpoint
CREATE INDEX "account_counts" ON "account" USING btree ("area","status");--> statement-breakpoint
CREATE INDEX "account_companies" ON "account" USING btree ("created_at","id") WHERE ("account"."area" = 'member' and "account"."status" = 'active' and "account"."roles" @> '{company}');--> statement-breakpoint
CREATE INDEX "audit_event_act" ON "audit_event" USING btree ("act","at","id");--> statement-breakpoint
CREATE INDEX "post_file_upload" ON "post_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "booking_status" ON "booking" USING btree ("status");--> statement-breakpoint
CREATE INDEX "booking_status_created" ON "booking" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "order_draft" ON "order" USING btree ("id") WHERE "order"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "order_site" ON "order" USING btree ("site");--> statement-breakpoint
CREATE INDEX "product_created" ON "product" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "education_document_upload" ON "education_document" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "education_report_file_upload" ON "education_report_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "inquiry_states" ON "inquiry" USING btree ("status","site","type");--> statement-breakpoint
CREATE INDEX "inquiry_state" ON "inquiry" USING btree ("status",coalesce((extract(epoch from "waiting_since" at time zone 'UTC') * 1000)::bigint, 900000000000000 - (extract(epoch from "updated_at" at time zone 'UTC') * 1000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "inquiry_words" ON "inquiry" USING gin (lower("number" || ' ' || "title" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiry_file_upload" ON "inquiry_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "mail_log_states" ON "mail_log" USING btree ("state");--> statement-breakpoint
CREATE INDEX "upload_kinds" ON "upload" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "upload_bytes" ON "upload" USING btree ("bytes","id");--> statement-breakpoint
CREATE INDEX "upload_kind" ON "upload" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "upload_kind_bytes" ON "upload" USING btree ("kind","bytes","id");--> statement-breakpoint
CREATE INDEX "upload_name" ON "upload" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pass_gift_words" ON "pass_gift" USING gin (lower("to_email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pass_bought" ON "pass" USING btree ("bought_at","number");--> statement-breakpoint
CREATE INDEX "pass_words" ON "pass" USING gin (lower("number") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pass_partnership_file_upload" ON "pass_partnership_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "quotation_states" ON "quotation" USING btree ("status","valid_until");--> statement-breakpoint
CREATE INDEX "quotation_created" ON "quotation" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotation_words" ON "quotation" USING gin (lower("number" || ' ' || "wishes" || ' ' || "contact_name" || ' ' || "contact_email" || ' ' || "contact_phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotation_file_upload" ON "quotation_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "review_stars" ON "review" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "review_states" ON "review" USING btree ("status","rating");--> statement-breakpoint
CREATE INDEX "review_words" ON "review" USING gin (lower("title" || ' ' || "content") gin_trgm_ops);