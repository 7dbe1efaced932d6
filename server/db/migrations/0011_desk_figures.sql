CREATE INDEX "order_paid" ON "order" USING btree ("paid_at") WHERE "order"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "product_view_day" ON "product_view" USING btree ("day");