-- One row per installation.
CREATE TABLE installation (
  secret TEXT NOT NULL,
  checked_at INTEGER NOT NULL
) STRICT;

INSERT INTO installation VALUES (lower(hex(randomblob(32))), 0);

CREATE TABLE enquiry (
  id TEXT PRIMARY KEY,
  body_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  locale TEXT NOT NULL,
  mark TEXT,
  email TEXT NOT NULL,
  payload TEXT NOT NULL
) STRICT;

CREATE INDEX enquiry_received ON enquiry (received_at);
CREATE INDEX enquiry_email ON enquiry (email);
CREATE INDEX enquiry_marked ON enquiry (received_at) WHERE mark IS NOT NULL;

-- An email to the company: about the enquiry with the same id, or a digest of held ones.
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
  digest_id TEXT
) STRICT;

CREATE INDEX delivery_due ON delivery (due_at, queued_at) WHERE sent_at IS NULL AND held = 0;
CREATE INDEX delivery_held ON delivery (digest_id) WHERE held = 1;
