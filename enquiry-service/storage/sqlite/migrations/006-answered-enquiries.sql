-- When the owner marked the enquiry as answered; NULL until then.
ALTER TABLE enquiry ADD COLUMN answered_at INTEGER;

-- For counting new, answered and spam enquiries without reading what visitors wrote.
CREATE INDEX enquiry_review ON enquiry (answered_at, mark);
