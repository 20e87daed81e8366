-- One row, shared by all instances of an installation.
CREATE TABLE installation (
  secret text NOT NULL,
  checked_at bigint NOT NULL
);

-- Two random UUIDs: 244 random bits, without an extension.
INSERT INTO installation
VALUES (replace(concat(gen_random_uuid(), gen_random_uuid()), '-', ''), 0);

-- Ids are compared byte by byte, as in SQLite, whatever the locale of the database. Times are
-- milliseconds since 1970. The payload is JSON as text: jsonb refuses some characters.
CREATE TABLE enquiry (
  id text COLLATE "C" PRIMARY KEY,
  body_hash text NOT NULL,
  received_at bigint NOT NULL,
  locale text NOT NULL,
  mark text,
  email text NOT NULL,
  payload text NOT NULL
);

CREATE INDEX enquiry_received ON enquiry (received_at, id);
CREATE INDEX enquiry_email ON enquiry (email);
CREATE INDEX enquiry_marked ON enquiry (received_at) WHERE mark IS NOT NULL;

-- An email to the company: about the enquiry with the same id, or a digest of held ones.
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
  digest_id text COLLATE "C"
);

CREATE INDEX delivery_due ON delivery (due_at, queued_at) WHERE sent_at IS NULL AND NOT held;
CREATE INDEX delivery_held ON delivery (digest_id) WHERE held;

-- The counts of rate-limiter-flexible. UNLOGGED: no waiting for the disk; a crash of the server
-- empties it, which forgives a few posts.
CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
