CREATE TABLE "product_view" (
	"product_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_view_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"letters" text GENERATED ALWAYS AS (normalize(word, NFD)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "popularity" SET DEFAULT 100;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "leased_until" timestamp with time zone DEFAULT now() + interval '2 minutes' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_view" ADD CONSTRAINT "product_view_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_word_letters" ON "search_word" USING gin ("letters" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that of two writers neither waits for the other for ever.
  INSERT INTO search_word (word)
  SELECT DISTINCT word FROM written, regexp_split_to_table(written.search, '[[:space:],.;:!?"''()\[\]{}/\\|]+') AS word
  WHERE length(word) BETWEEN 2 AND 60
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_text_words_added AFTER INSERT ON product_text
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
CREATE TRIGGER product_text_words_changed AFTER UPDATE ON product_text
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
INSERT INTO search_word (word)
SELECT DISTINCT word FROM product_text, regexp_split_to_table(product_text.search, '[[:space:],.;:!?"''()\[\]{}/\\|]+') AS word
WHERE length(word) BETWEEN 2 AND 60
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Its settings hold within it: what it takes to be alike, and that the index is used, which to the planner looks dearer than it is.
CREATE FUNCTION words_alike(asked text, whole boolean, most integer) RETURNS TABLE (known text) LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET pg_trgm.word_similarity_threshold = 0.45 SET pg_trgm.similarity_threshold = 0.25 AS $$
BEGIN
  IF whole THEN
    RETURN QUERY SELECT w.word FROM search_word w WHERE w.letters % asked ORDER BY similarity(asked, w.letters) DESC, w.word LIMIT most;
  ELSE
    RETURN QUERY SELECT w.word FROM search_word w WHERE w.letters %> asked ORDER BY word_similarity(asked, w.letters) DESC, w.word LIMIT most;
  END IF;
END $$;
