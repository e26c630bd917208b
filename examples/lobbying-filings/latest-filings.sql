-- cut: latest
WITH grouped AS (
  SELECT *, count(*) OVER own AS filings, count(*) FILTER (WHERE NOT is_amendment) OVER own AS originals,
    row_number() OVER (
      PARTITION BY group_key
      ORDER BY posted_at::TIMESTAMPTZ DESC, is_amendment DESC, filing_uuid DESC
    ) AS place
  FROM 'data/filings.parquet'
  WINDOW own AS (PARTITION BY group_key)
)
SELECT filing_uuid, registrant_name, client_name, year, period, income_cents, expenses_cents
FROM grouped
WHERE place = 1 AND (filings = 1 OR (originals <= 1 AND is_amendment))
ORDER BY filing_uuid;
-- end: latest
