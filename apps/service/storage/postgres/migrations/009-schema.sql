-- One row, shared by all instances of an installation.
CREATE TABLE installation (
  secret text NOT NULL,
  checked_at bigint NOT NULL,
  -- Not used any more.
  retention_since bigint,
  retention_last bigint
);

-- Two random UUIDs: 244 random bits, without an extension.
INSERT INTO installation (secret, checked_at)
VALUES (replace(concat(gen_random_uuid(), gen_random_uuid()), '-', ''), 0);

-- Ids are compared byte by byte, as in SQLite, whatever the locale of the database. Times are
-- milliseconds since 1970. The payload is JSON as text: jsonb refuses some characters.
CREATE TABLE enquiry (
  id text COLLATE "C" PRIMARY KEY,
  body_hash text NOT NULL,
  received_at bigint NOT NULL,
  locale text NOT NULL,
  mark text,
  -- In the form in which addresses are compared (searchable-email.ts).
  email text NOT NULL,
  -- The values of the form.
  payload text NOT NULL,
  -- When the owner marked the enquiry as answered; NULL until then.
  answered_at bigint
);

CREATE INDEX enquiry_received ON enquiry (received_at, id);
-- The form does not limit lengths, but a row of a B-tree index holds only some 2,700 bytes.
-- Addresses are only ever compared for equality.
CREATE INDEX enquiry_email ON enquiry USING hash (email);
CREATE INDEX enquiry_marked ON enquiry (received_at) WHERE mark IS NOT NULL;
-- For counting new, answered and spam enquiries without reading what visitors wrote.
CREATE INDEX enquiry_review ON enquiry (answered_at, mark);

-- An email to the company: about the enquiry with the same id, a digest of held ones, or a weekly
-- report.
CREATE TABLE delivery (
  id text COLLATE "C" PRIMARY KEY,
  queued_at bigint NOT NULL,
  due_at bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at bigint,
  last_error text,
  -- Not emailed, but listed in the digest.
  held boolean NOT NULL DEFAULT false,
  -- Kept after a release: that digest has listed it.
  digest_id text COLLATE "C",
  -- What a digest shows of the enquiry: JSON, a few hundred characters at most. NULL for digests
  -- and reports.
  summary text
);

-- Deliveries are claimed in this order; the last column is for the age of the oldest one.
CREATE INDEX delivery_due ON delivery (attempts, due_at, queued_at)
WHERE sent_at IS NULL AND NOT held;
CREATE INDEX delivery_held ON delivery (digest_id) WHERE held;
-- For the limit of emails per hour, counted at every post: digests and what was never held.
CREATE INDEX delivery_mailed ON delivery (queued_at) WHERE digest_id IS NULL;

-- ANALYZE keeps samples of every column in pg_statistic, which erasing an enquiry does not remove.
-- Columns with what visitors typed must have none.
ALTER TABLE enquiry
  ALTER COLUMN email SET STATISTICS 0,
  ALTER COLUMN payload SET STATISTICS 0,
  ALTER COLUMN body_hash SET STATISTICS 0;
ALTER TABLE delivery
  ALTER COLUMN summary SET STATISTICS 0,
  ALTER COLUMN last_error SET STATISTICS 0;

-- Daily totals, which identify no visitor.
CREATE TABLE page_views (
  day text COLLATE "C" NOT NULL,
  page text NOT NULL,
  locale text NOT NULL,
  -- Opened from elsewhere rather than from another page of the site.
  from_outside boolean NOT NULL,
  views bigint NOT NULL,
  PRIMARY KEY (day, page, locale, from_outside)
);
