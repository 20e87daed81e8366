CREATE TABLE enquiry (
  id TEXT PRIMARY KEY,
  body_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  locale TEXT NOT NULL,
  payload TEXT NOT NULL
) STRICT;

CREATE TABLE delivery (
  enquiry_id TEXT PRIMARY KEY REFERENCES enquiry (id) ON DELETE CASCADE,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  last_error TEXT
) STRICT;

CREATE INDEX delivery_due ON delivery (due_at) WHERE sent_at IS NULL;
