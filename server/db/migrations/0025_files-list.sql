ALTER TABLE "upload" ADD COLUMN "kind" text GENERATED ALWAYS AS (case when mime = 'application/pdf' then 'pdf' when mime like 'image/%' then 'picture' when mime like '%spreadsheetml%' then 'workbook' else 'document' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "account_company_file" ON "account" USING btree ("company_file") WHERE "account"."company_file" is not null;--> statement-breakpoint
CREATE INDEX "post_file_upload" ON "post_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "product_created" ON "product" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "education_document_upload" ON "education_document" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "education_report_file_upload" ON "education_report_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "inquiry_file_upload" ON "inquiry_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "upload_bytes" ON "upload" USING btree ("bytes","id");--> statement-breakpoint
CREATE INDEX "upload_kind" ON "upload" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "upload_kind_bytes" ON "upload" USING btree ("kind","bytes","id");--> statement-breakpoint
CREATE INDEX "upload_name" ON "upload" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pass_partnership_file_upload" ON "pass_partnership_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "quotation_file_upload" ON "quotation_file" USING btree ("upload_id");