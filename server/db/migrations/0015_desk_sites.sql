DROP INDEX "booking_status_created";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "site" text;--> statement-breakpoint
UPDATE "booking" SET "site" = "order"."site" FROM "order" WHERE "order"."id" = "booking"."order_id";--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "site" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The argument of the trigger is the column that refers to a file.
CREATE FUNCTION count_upload_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone uuid;
  added uuid;
BEGIN
  IF TG_OP <> 'INSERT' THEN gone := to_jsonb(OLD) ->> TG_ARGV[0]; END IF;
  IF TG_OP <> 'DELETE' THEN added := to_jsonb(NEW) ->> TG_ARGV[0]; END IF;
  IF gone IS DISTINCT FROM added THEN
    UPDATE upload SET uses = uses - 1 WHERE id = gone;
    UPDATE upload SET uses = uses + 1 WHERE id = added;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER education_document_uses AFTER INSERT OR DELETE OR UPDATE OF upload_id ON "education_document"
  FOR EACH ROW EXECUTE FUNCTION count_upload_uses('upload_id');--> statement-breakpoint
CREATE TRIGGER education_report_file_uses AFTER INSERT OR DELETE OR UPDATE OF upload_id ON "education_report_file"
  FOR EACH ROW EXECUTE FUNCTION count_upload_uses('upload_id');--> statement-breakpoint
CREATE TRIGGER fair_participant_document_uses AFTER INSERT OR DELETE OR UPDATE OF upload_id ON "fair_participant_document"
  FOR EACH ROW EXECUTE FUNCTION count_upload_uses('upload_id');--> statement-breakpoint
CREATE TRIGGER inquiry_file_uses AFTER INSERT OR DELETE OR UPDATE OF upload_id ON "inquiry_file"
  FOR EACH ROW EXECUTE FUNCTION count_upload_uses('upload_id');--> statement-breakpoint
CREATE TRIGGER pass_partnership_file_uses AFTER INSERT OR DELETE OR UPDATE OF upload_id ON "pass_partnership_file"
  FOR EACH ROW EXECUTE FUNCTION count_upload_uses('upload_id');--> statement-breakpoint
CREATE TRIGGER post_file_uses AFTER INSERT OR DELETE OR UPDATE OF upload_id ON "post_file"
  FOR EACH ROW EXECUTE FUNCTION count_upload_uses('upload_id');--> statement-breakpoint
CREATE TRIGGER quotation_file_uses AFTER INSERT OR DELETE OR UPDATE OF upload_id ON "quotation_file"
  FOR EACH ROW EXECUTE FUNCTION count_upload_uses('upload_id');--> statement-breakpoint
CREATE TRIGGER account_uses AFTER INSERT OR DELETE OR UPDATE OF company_file ON "account"
  FOR EACH ROW EXECUTE FUNCTION count_upload_uses('company_file');--> statement-breakpoint
UPDATE "upload" SET "uses" = "used"."count" FROM (SELECT "id", count(*)::integer AS "count" FROM (
  SELECT "upload_id" FROM "education_document" UNION ALL
  SELECT "upload_id" FROM "education_report_file" UNION ALL
  SELECT "upload_id" FROM "fair_participant_document" UNION ALL
  SELECT "upload_id" FROM "inquiry_file" UNION ALL
  SELECT "upload_id" FROM "pass_partnership_file" UNION ALL
  SELECT "upload_id" FROM "post_file" UNION ALL
  SELECT "upload_id" FROM "quotation_file" UNION ALL
  SELECT "company_file" FROM "account"
) "each" ("id") WHERE "id" IS NOT NULL GROUP BY "id") "used" WHERE "used"."id" = "upload"."id";--> statement-breakpoint
CREATE INDEX "booking_site" ON "booking" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_site_date" ON "booking" USING btree ("site","date","id");--> statement-breakpoint
CREATE INDEX "booking_site_status" ON "booking" USING btree ("site","status","created_at","id","order_id");--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("created_at","id") WHERE "upload"."uses" = 0;--> statement-breakpoint
CREATE INDEX "upload_unused_bytes" ON "upload" USING btree ("bytes","id") WHERE "upload"."uses" = 0;--> statement-breakpoint
CREATE INDEX "booking_status_created" ON "booking" USING btree ("status","created_at","id","order_id");