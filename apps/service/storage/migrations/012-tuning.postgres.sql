-- Ids and days are compared byte by byte, as in SQLite, whatever the locale of the database.
ALTER TABLE enquiry ALTER COLUMN id TYPE text COLLATE "C";
ALTER TABLE delivery ALTER COLUMN id TYPE text COLLATE "C", ALTER COLUMN digest_id TYPE text COLLATE "C";
ALTER TABLE page_views ALTER COLUMN day TYPE text COLLATE "C";

-- The form does not limit lengths, but a row of a B-tree index holds only some 2,700 bytes.
-- Addresses are only ever compared for equality.
CREATE INDEX enquiry_email ON enquiry USING hash (email);

-- ANALYZE keeps samples of every column in pg_statistic, which erasing an enquiry does not remove.
-- Columns with what somebody typed must have none.
ALTER TABLE enquiry
  ALTER COLUMN email SET STATISTICS 0,
  ALTER COLUMN payload SET STATISTICS 0,
  ALTER COLUMN body_hash SET STATISTICS 0,
  ALTER COLUMN search SET STATISTICS 0,
  ALTER COLUMN content_key SET STATISTICS 0,
  ALTER COLUMN answered_by SET STATISTICS 0,
  ALTER COLUMN note SET STATISTICS 0;
ALTER TABLE delivery
  ALTER COLUMN summary SET STATISTICS 0,
  ALTER COLUMN last_error SET STATISTICS 0;
