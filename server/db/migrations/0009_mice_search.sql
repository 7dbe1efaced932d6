DROP INDEX "mice_gate_scan_day";--> statement-breakpoint
CREATE INDEX "mice_person_year" ON "mice_person" USING btree ("year","number","account_id");--> statement-breakpoint
CREATE INDEX "mice_person_words" ON "mice_person" USING gin (lower("number" || ' ' || "name_latin" || ' ' || "organization") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mice_gate_scan_day" ON "mice_gate_scan" USING btree ("year","day","session_id","result","told","at");