# cut: latest
import pandas

filings = pandas.read_csv('data/filings.csv', dtype=str, keep_default_na=False, na_values=[''])
filings['is_amendment'] = filings['is_amendment'] == 'true'
filings['posted'] = [pandas.Timestamp(time).tz_convert('UTC') for time in filings['posted_at']]
own = filings.groupby('group_key')
filings['filings'] = own['filing_uuid'].transform('size')
filings['originals'] = filings['filings'] - own['is_amendment'].transform('sum')
last = filings.sort_values(['posted', 'is_amendment', 'filing_uuid']).groupby('group_key').tail(1)
latest = last[(last['filings'] == 1) | ((last['originals'] <= 1) & last['is_amendment'])]
# end: latest
print('\n'.join(sorted(latest['filing_uuid'])))
