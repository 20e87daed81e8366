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
