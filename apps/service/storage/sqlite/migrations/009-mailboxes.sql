-- Which mailboxes have accepted the email, and which have refused it last: JSON by address
-- (MailboxStates). NULL: none.
ALTER TABLE delivery ADD COLUMN accepted TEXT;
ALTER TABLE delivery ADD COLUMN refused TEXT;
