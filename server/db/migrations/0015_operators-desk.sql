DROP INDEX "inquiry_updated";--> statement-breakpoint
DROP INDEX "review_desk";--> statement-breakpoint
DROP INDEX "social_review_desk";--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING btree ("created_at","id") WHERE "account"."area" <> 'guest';--> statement-breakpoint
CREATE INDEX "account_words" ON "account" USING gin (lower("name" || ' ' || "email" || ' ' || "phone" || ' ' || "company_name" || ' ' || "business_number") gin_trgm_ops) WHERE "account"."area" <> 'guest';--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "coupon_created" ON "coupon" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "point_entry_granted" ON "point_entry" USING btree ("at","id") WHERE "point_entry"."reason" = 'granted';--> statement-breakpoint
CREATE INDEX "inquiry_asked" ON "inquiry" USING btree ("waiting_since") WHERE "inquiry"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "inquiry_inbox" ON "inquiry" USING btree (coalesce((extract(epoch from "waiting_since" at time zone 'UTC') * 1000)::bigint, 900000000000000 - (extract(epoch from "updated_at" at time zone 'UTC') * 1000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "quotation_asked" ON "quotation" USING btree ("updated_at") WHERE "quotation"."asked";--> statement-breakpoint
CREATE INDEX "quotation_updated" ON "quotation" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "review_written" ON "review" USING btree (coalesce("edited_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "social_review_sent" ON "social_review" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_updated" ON "inquiry" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "review_desk" ON "review" USING btree ("status",coalesce("edited_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "social_review_desk" ON "social_review" USING btree ("status","created_at","id");