-- One row per installation.
CREATE TABLE installation (
  secret TEXT NOT NULL,
  checked_at INTEGER NOT NULL,
  -- Not used any more.
  retention_since INTEGER,
  retention_last INTEGER
) STRICT;

INSERT INTO installation (secret, checked_at) VALUES (lower(hex(randomblob(32))), 0);

CREATE TABLE enquiry (
  id TEXT PRIMARY KEY,
  body_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  locale TEXT NOT NULL,
  mark TEXT,
  -- In the form in which addresses are compared (searchable-email.ts).
  email TEXT NOT NULL,
  -- The values of the form, as JSON.
  payload TEXT NOT NULL,
  -- When the owner marked the enquiry as answered; NULL until then.
  answered_at INTEGER
) STRICT;

CREATE INDEX enquiry_received ON enquiry (received_at);
CREATE INDEX enquiry_marked ON enquiry (received_at) WHERE mark IS NOT NULL;
-- For counting new, answered and spam enquiries without reading what visitors wrote.
CREATE INDEX enquiry_review ON enquiry (answered_at, mark);

-- An email to the company: about the enquiry with the same id, a digest of held ones, or a weekly
-- report.
CREATE TABLE delivery (
  id TEXT PRIMARY KEY,
  queued_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  last_error TEXT,
  -- 1: not emailed, but listed in the digest.
  held INTEGER NOT NULL DEFAULT 0,
  -- Kept after a release: that digest has listed it.
  digest_id TEXT,
  -- What a digest shows of the enquiry: JSON, a few hundred characters at most. NULL for digests
  -- and reports.
  summary TEXT
) STRICT;

-- Deliveries are claimed in this order; the last column is for the age of the oldest one.
CREATE INDEX delivery_due ON delivery (attempts, due_at, queued_at)
WHERE sent_at IS NULL AND held = 0;
CREATE INDEX delivery_held ON delivery (digest_id) WHERE held = 1;
-- For the limit of emails per hour, counted at every post: digests and what was never held.
CREATE INDEX delivery_mailed ON delivery (queued_at) WHERE digest_id IS NULL;

-- Daily totals, which identify no visitor.
CREATE TABLE page_views (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- 1: opened from elsewhere, 0: from another page of the site.
  from_outside INTEGER NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, page, locale, from_outside)
) STRICT, WITHOUT ROWID;
