-- In the form in which enquiries are searched (searchable-text.ts). The service fills it for the rows of
-- earlier versions (migrations.ts).
ALTER TABLE enquiry ADD COLUMN search TEXT;

-- The same for the same content from the same client. NULL once it is too old to be a repeated post.
ALTER TABLE enquiry ADD COLUMN content_key TEXT;
-- 1: the client chose the id.
ALTER TABLE enquiry ADD COLUMN has_client_key INTEGER NOT NULL DEFAULT 1;
CREATE INDEX enquiry_content ON enquiry (content_key) WHERE content_key IS NOT NULL;
-- For finding those that are too old.
CREATE INDEX enquiry_recent ON enquiry (received_at) WHERE content_key IS NOT NULL;

-- In words that PostgreSQL understands as well, as in the statements that use them.
DROP INDEX delivery_due;
CREATE INDEX delivery_due ON delivery (attempts, due_at, queued_at)
WHERE sent_at IS NULL AND held = false;
DROP INDEX delivery_held;
CREATE INDEX delivery_held ON delivery (digest_id) WHERE held = true;
