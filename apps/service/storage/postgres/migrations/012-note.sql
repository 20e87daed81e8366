-- Written on the desk: the person who answered, and one note with its time. NULL: none.
ALTER TABLE enquiry ADD COLUMN answered_by text;
ALTER TABLE enquiry ADD COLUMN note text;
ALTER TABLE enquiry ADD COLUMN noted_at bigint;

-- No samples of what was written about a visitor.
ALTER TABLE enquiry
  ALTER COLUMN answered_by SET STATISTICS 0,
  ALTER COLUMN note SET STATISTICS 0;
