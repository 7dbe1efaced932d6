CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER education_event_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "education_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER education_version_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "education_version"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
