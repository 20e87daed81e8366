-- Daily totals, which identify no visitor.
CREATE TABLE page_views (
  day text COLLATE "C" NOT NULL,
  page text NOT NULL,
  locale text NOT NULL,
  -- Opened from elsewhere rather than from another page of the site.
  from_outside boolean NOT NULL,
  views bigint NOT NULL,
  PRIMARY KEY (day, page, locale, from_outside)
);
