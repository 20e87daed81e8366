-- In the form in which enquiries are searched (searchable-text.ts). The service fills it for the rows of
-- earlier versions (migrations.ts).
ALTER TABLE enquiry ADD COLUMN search text;

-- The same for the same content from the same client. NULL once it is too old to be a repeated post.
ALTER TABLE enquiry ADD COLUMN content_key text;
-- Whether the client chose the id.
ALTER TABLE enquiry ADD COLUMN has_client_key boolean NOT NULL DEFAULT true;
CREATE INDEX enquiry_content ON enquiry (content_key) WHERE content_key IS NOT NULL;
-- For finding those that are too old.
CREATE INDEX enquiry_recent ON enquiry (received_at) WHERE content_key IS NOT NULL;

-- No samples of what visitors typed, nor of what identifies them.
ALTER TABLE enquiry
  ALTER COLUMN search SET STATISTICS 0,
  ALTER COLUMN content_key SET STATISTICS 0;
