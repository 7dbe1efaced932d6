DROP INDEX "booking_status";--> statement-breakpoint
DROP INDEX "mail_log_states";--> statement-breakpoint
DROP INDEX "upload_kinds";--> statement-breakpoint
DROP INDEX "pass_bought";--> statement-breakpoint
CREATE INDEX "account_status" ON "account" USING btree ("status","created_at","id") WHERE "account"."area" <> 'guest';--> statement-breakpoint
CREATE INDEX "order_quotation_unpaid" ON "order" USING btree ("id") WHERE "order"."quotation_id" is not null and "order"."status" in ('expired', 'cancelled') and "order"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "pass_bought" ON "pass" USING btree ("bought_at","id");