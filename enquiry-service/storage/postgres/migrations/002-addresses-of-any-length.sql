-- The form limits no length; a row of the ordered index holds some 2,700 bytes. Only equal addresses
-- are ever looked for.
DROP INDEX enquiry_email;
CREATE INDEX enquiry_email ON enquiry USING hash (email);
