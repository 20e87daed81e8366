-- Times are milliseconds since 1970.

-- One row, shared by all instances of an installation.
CREATE TABLE installation (
  secret text NOT NULL,
  checked_at bigint NOT NULL
);

CREATE TABLE enquiry (
  id text PRIMARY KEY,
  body_hash text NOT NULL,
  received_at bigint NOT NULL,
  locale text NOT NULL,
  mark text,
  -- In the form in which addresses are compared (searchable-text.ts).
  email text NOT NULL,
  -- The values of the form: JSON as text, as jsonb refuses some characters.
  payload text NOT NULL,
  -- When the owner marked the enquiry as answered; NULL until then.
  answered_at bigint,
  -- In the form in which enquiries are searched (searchable-text.ts).
  search text NOT NULL,
  -- The same for the same content from the same client. NULL once it is too old to be a repeated post.
  content_key text,
  -- Whether the client chose the id.
  has_client_key boolean NOT NULL,
  -- Written on the desk: the person who answered, and one note with its time. NULL: none.
  answered_by text,
  note text,
  noted_at bigint
);

CREATE INDEX enquiry_received ON enquiry (received_at, id);
CREATE INDEX enquiry_marked ON enquiry (received_at) WHERE mark IS NOT NULL;
-- For counting new, answered and spam enquiries without reading what visitors wrote.
CREATE INDEX enquiry_review ON enquiry (answered_at, mark);
CREATE INDEX enquiry_content ON enquiry (content_key) WHERE content_key IS NOT NULL;
-- For finding content keys that are too old.
CREATE INDEX enquiry_recent ON enquiry (received_at) WHERE content_key IS NOT NULL;

-- An email: about the enquiry with the same id, a digest of held ones, or a weekly report.
CREATE TABLE delivery (
  id text PRIMARY KEY,
  queued_at bigint NOT NULL,
  due_at bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at bigint,
  last_error text,
  -- Not emailed, but listed in the digest.
  held boolean NOT NULL DEFAULT false,
  -- Kept after a release: that digest has listed it.
  digest_id text,
  -- What a digest shows of the enquiry: JSON, always short. NULL for digests and reports.
  summary text,
  -- Which mailboxes have accepted the email, or refused it last: JSON (MailboxStates). NULL: none.
  accepted text,
  refused text
);

-- Deliveries are claimed in this order; the last column is for the age of the oldest one.
CREATE INDEX delivery_due ON delivery (attempts, due_at, queued_at)
WHERE sent_at IS NULL AND held = false;
CREATE INDEX delivery_held ON delivery (digest_id) WHERE held = true;
-- For the limit of emails per hour, counted at every post: digests and what was never held.
CREATE INDEX delivery_mailed ON delivery (queued_at) WHERE digest_id IS NULL;

-- Daily totals, which identify no visitor.
CREATE TABLE page_views (
  day text NOT NULL,
  page text NOT NULL,
  locale text NOT NULL,
  -- Opened from elsewhere rather than from another page of the site.
  from_outside boolean NOT NULL,
  views bigint NOT NULL,
  PRIMARY KEY (day, page, locale, from_outside)
);
