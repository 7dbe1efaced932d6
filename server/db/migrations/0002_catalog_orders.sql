DROP INDEX "product_recommended";--> statement-breakpoint
DROP INDEX "product_place";--> statement-breakpoint
CREATE INDEX "product_region" ON "product" USING btree ("site","status","region","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("site","status","price_won","id");--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("site","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_stars" ON "product" USING btree ("site","status",(("rating_sum"::float / nullif("rating_count", 0))) desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "product_recommended" ON "product" USING btree ("site","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_place" ON "product" USING btree ("site","status","category","region","popularity" DESC NULLS FIRST,"id");