-- Deliveries are claimed in this order; the last column is for the age of the oldest one.
DROP INDEX delivery_due;
CREATE INDEX delivery_due ON delivery (attempts, due_at, queued_at)
WHERE sent_at IS NULL AND NOT held;
