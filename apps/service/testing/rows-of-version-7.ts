/**
 * What the service wrote at version 7 of SQLite and version 9 of PostgreSQL: a waiting enquiry, and one
 * that is held.
 */
export const rowsOfVersion7 = `
INSERT INTO enquiry (id, body_hash, received_at, locale, mark, email, payload) VALUES
  ('3f2a91c0-1234-4abc-8def-0123456789ab', 'hash', 1000000, 'de', NULL, 'jerome@example.ch',
    '{"firstName":"Jérôme","lastName":"Müller","email":"jerome@example.ch","message":"Grüezi\\nWir suchen Hilfe.","source":"friend"}'),
  ('4f2a91c0-1234-8abc-8def-0123456789ab', 'hash', 1000001, 'fr', 'honeypot', 'x@example.ch', '{');
INSERT INTO delivery (id, queued_at, due_at, held, digest_id, summary) VALUES
  ('3f2a91c0-1234-4abc-8def-0123456789ab', 1000000, 1000000, false, NULL, '{}'),
  ('4f2a91c0-1234-8abc-8def-0123456789ab', 1000001, 1000001, true, 'digest-9000000', '{}')`
