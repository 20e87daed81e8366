-- The form does not limit lengths, but a row of a B-tree index holds only some 2,700 bytes.
-- Addresses are only ever compared for equality.
DROP INDEX enquiry_email;
CREATE INDEX enquiry_email ON enquiry USING hash (email);
