CREATE FUNCTION words_in(search text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(search, '[[:space:],.;:!?"''()\[\]{}/\\|]+') AS word
  WHERE length(word) BETWEEN 2 AND 60
$$;--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two writers cannot wait for each other; the update first, so that a clean-up of stale words has either
  -- ended before the insert or finds the word no longer stale.
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
-- The settings hold inside the function: how much alike words must be, and that the index is used, whose cost the planner overestimates.
CREATE FUNCTION words_alike(asked text, whole boolean, most integer) RETURNS TABLE (known text) LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET pg_trgm.word_similarity_threshold = 0.45 SET pg_trgm.similarity_threshold = 0.25 AS $$
BEGIN
  IF whole THEN
    RETURN QUERY SELECT w.word FROM search_word w WHERE w.letters % asked ORDER BY similarity(asked, w.letters) DESC, w.word LIMIT most;
  ELSE
    RETURN QUERY SELECT w.word FROM search_word w WHERE w.letters %> asked ORDER BY word_similarity(asked, w.letters) DESC, w.word LIMIT most;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER education_event_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "education_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER education_version_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "education_version"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER education_report_version_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "education_report_version"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION keep_answered_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "survey_response" WHERE "version_id" = OLD."id") THEN
    RAISE EXCEPTION 'questions with a begun answer are never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER survey_version_kept BEFORE UPDATE ON "survey_version"
  FOR EACH ROW EXECUTE FUNCTION keep_answered_questions();
