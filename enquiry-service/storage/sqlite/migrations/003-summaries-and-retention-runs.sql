-- The summary for digests: JSON, a few hundred characters at most. NULL in rows of an earlier
-- version, for which it is computed on demand.
ALTER TABLE delivery ADD COLUMN summary TEXT;

-- Addresses are compared in a form that the service computes (searchable-email.ts).
DROP INDEX enquiry_email;

-- The first and last of the retention's runs whose times agree (retention-clock.ts).
ALTER TABLE installation ADD COLUMN retention_since INTEGER;
ALTER TABLE installation ADD COLUMN retention_last INTEGER;
