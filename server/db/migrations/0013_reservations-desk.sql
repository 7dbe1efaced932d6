DROP INDEX "booking_date";--> statement-breakpoint
CREATE INDEX "booking_created" ON "booking" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "booking_words" ON "booking" USING gin (lower("reservation_number" || ' ' || ("product_name" ->> 'en') || ' ' || ("product_name" ->> 'ko')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_words" ON "order" USING gin (lower("id" || ' ' || "representative_name" || ' ' || "email" || ' ' || "contact") gin_trgm_ops) WHERE "order"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "booking_date" ON "booking" USING btree ("date","id");