-- ANALYZE keeps samples of every column in pg_statistic, which erasing an enquiry does not remove.
-- Columns with what visitors typed must have none. Setting the type drops existing samples.
ALTER TABLE enquiry
  ALTER COLUMN email TYPE text,
  ALTER COLUMN payload TYPE text,
  ALTER COLUMN body_hash TYPE text;
ALTER TABLE enquiry
  ALTER COLUMN email SET STATISTICS 0,
  ALTER COLUMN payload SET STATISTICS 0,
  ALTER COLUMN body_hash SET STATISTICS 0;
ALTER TABLE delivery
  ALTER COLUMN summary TYPE text,
  ALTER COLUMN last_error TYPE text;
ALTER TABLE delivery
  ALTER COLUMN summary SET STATISTICS 0,
  ALTER COLUMN last_error SET STATISTICS 0;
