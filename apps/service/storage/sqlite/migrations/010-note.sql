-- Written on the desk: the person who answered, and one note with its time. NULL: none.
ALTER TABLE enquiry ADD COLUMN answered_by TEXT;
ALTER TABLE enquiry ADD COLUMN note TEXT;
ALTER TABLE enquiry ADD COLUMN noted_at INTEGER;
