CREATE FUNCTION words_in(search text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(search, '[[:space:],.;:!?"''()\[\]{}/\\|]+') AS word
  WHERE length(word) BETWEEN 2 AND 60
$$;--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that of two writers neither waits for the other for ever; the update first, so that whoever removes what is
  -- stale has either done so before the insert or finds it stale no more.
  IF EXISTS (SELECT FROM search_word WHERE stale_since IS NOT NULL) THEN
    UPDATE search_word SET stale_since = NULL WHERE word IN (
      SELECT s.word FROM search_word s WHERE s.stale_since IS NOT NULL
        AND s.word IN (SELECT words_in(written.search) FROM written) ORDER BY s.word FOR UPDATE
    );
  END IF;
  INSERT INTO search_word (word)
  SELECT DISTINCT word FROM written, words_in(written.search) AS word ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_stale_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_word SET stale_since = clock_timestamp() WHERE word IN (
    SELECT s.word FROM search_word s
      WHERE s.word IN (SELECT words_in(gone.search) FROM gone) ORDER BY s.word FOR UPDATE
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_changed_words_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_word SET stale_since = clock_timestamp() WHERE word IN (
    SELECT s.word FROM search_word s WHERE s.word IN (
      SELECT words_in(gone.search) FROM gone EXCEPT SELECT words_in(written.search) FROM written
    ) ORDER BY s.word FOR UPDATE
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_text_words_gone AFTER DELETE ON product_text
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_words();--> statement-breakpoint
CREATE TRIGGER product_text_words_stale AFTER UPDATE ON product_text
  REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_words_stale();
--> statement-breakpoint
CREATE TRIGGER product_text_words_added AFTER INSERT ON product_text
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
CREATE TRIGGER product_text_words_changed AFTER UPDATE ON product_text
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
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
