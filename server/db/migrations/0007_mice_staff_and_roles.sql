CREATE INDEX "mice_lead_staff" ON "mice_lead" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "mice_lead_scan_staff" ON "mice_lead_scan" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "mice_role_taken" ON "mice_role" USING btree ("year","role","account_id");